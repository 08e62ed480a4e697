import type { CSSProperties } from 'react';
import styles from './glyph-fan.module.css';
import { TemplateGlyph } from './template-glyph.tsx';

/** As many as can be told apart at the size of a tag. */
const MOST = 3;

/** The games that wait in a group, as a hand of cards. */
export function GlyphFan({ aliases }: { readonly aliases: readonly string[] }) {
  const shown = [...new Set(aliases)].slice(0, MOST);
  return (
    <span className={styles.fan} aria-hidden="true">
      {shown.map((alias, place) => (
        <span
          key={alias}
          className={styles.card}
          style={{ '--turn': place - (shown.length - 1) / 2 } as CSSProperties}
        >
          <TemplateGlyph alias={alias} className={styles.glyph} />
        </span>
      ))}
    </span>
  );
}
