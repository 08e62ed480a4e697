import { classNames } from '@flink/ui/play/class-names.ts';
import type { CSSProperties } from 'react';
import styles from './glyph-fan.module.css';
import { TemplateGlyph } from './template-glyph.tsx';

/** As many as can be told apart at the size of a tag. */
const MOST = 3;

/** No template is called so: its glyph says that there is something to play. */
const SOMETHING = '';

export type GlyphFanProps =
  | { readonly kind: 'coming'; readonly count: number }
  /** Of none, where they could not be asked for. */
  | { readonly kind: 'known'; readonly aliases: readonly string[] };

/** The games that wait in a group, as a hand of cards. */
export function GlyphFan(props: GlyphFanProps) {
  const cards = cardsOf(props);
  return (
    <span className={classNames(styles.fan, props.kind === 'coming' && styles.coming)} aria-hidden="true">
      {cards.map((alias, place) => (
        <span
          key={alias ?? place}
          className={styles.card}
          style={{ '--turn': place - (cards.length - 1) / 2 } as CSSProperties}
        >
          {alias === null ? (
            <span className={styles.bone} />
          ) : (
            <TemplateGlyph alias={alias} className={styles.glyph} />
          )}
        </span>
      ))}
    </span>
  );
}

function cardsOf(props: GlyphFanProps): readonly (string | null)[] {
  if (props.kind === 'coming') return Array.from({ length: Math.min(props.count, MOST) }, () => null);
  const known = [...new Set(props.aliases)].slice(0, MOST);
  return known.length > 0 ? known : [SOMETHING];
}
