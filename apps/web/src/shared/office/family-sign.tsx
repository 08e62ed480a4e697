import { Icon } from '@flink/ui/office/icons/icon.tsx';
import type { IconName } from '@flink/ui/office/icons/icon-paths.ts';
import { classNames } from '@flink/ui/play/class-names.ts';
import classes from './family-sign.module.css';

export type Family = 'group' | 'match' | 'spell' | 'read' | 'choose' | 'make';

interface FamilySignProps {
  readonly family: Family | undefined;
  readonly icon: IconName;
  readonly size?: 'small' | 'usual' | 'large';
}

/** A sign in the tint of its family. Decoration: what it is called stands beside it. */
export function FamilySign({ family, icon, size = 'usual' }: FamilySignProps) {
  return (
    <span className={classNames(classes.sign, classes[size])} data-family={family} aria-hidden="true">
      <Icon name={icon} size={size === 'large' ? 24 : 18} />
    </span>
  );
}
