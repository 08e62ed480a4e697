import { Icon } from '@flink/ui/office/icons/icon.tsx';
import type { IconName } from '@flink/ui/office/icons/icon-paths.ts';
import { classNames } from '@flink/ui/play/class-names.ts';
import classes from './family-sign.module.css';

export type Family = 'group' | 'match' | 'spell' | 'read' | 'choose' | 'make';

/** Paths of 24 by 24 units. */
interface Glyph {
  readonly tint?: string | undefined;
  readonly marker?: string | undefined;
  readonly line?: string | undefined;
  readonly dashed?: string | undefined;
  readonly faint?: string | undefined;
  readonly solid?: string | undefined;
}

interface FamilySignProps {
  readonly family: Family | undefined;
  readonly icon: IconName;
  /** In place of the icon. */
  readonly glyph?: Glyph | undefined;
  readonly size?: 'small' | 'usual' | 'large';
}

/** A sign in the tint of its family. Decoration: what it is called stands beside it. */
export function FamilySign({ family, icon, glyph, size = 'usual' }: FamilySignProps) {
  const pixels = { small: 18, usual: 22, large: 30 }[size];
  return (
    <span className={classNames(classes.sign, classes[size])} data-family={family} aria-hidden="true">
      {glyph ? <Drawn {...glyph} size={pixels} /> : <Icon name={icon} size={size === 'large' ? 24 : 18} />}
    </span>
  );
}

/** As the learners' menu draws it. */
function Drawn({ tint, marker, line, dashed, faint, solid, size }: Glyph & { readonly size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {tint && <path d={tint} fill="currentColor" fillOpacity=".22" stroke="none" />}
      {marker && <path d={marker} strokeWidth="5" strokeOpacity=".28" />}
      {line && <path d={line} />}
      {dashed && <path d={dashed} strokeDasharray="2.4 2.5" />}
      {faint && <path d={faint} strokeOpacity=".6" />}
      {solid && <path d={solid} fill="currentColor" stroke="none" />}
    </svg>
  );
}
