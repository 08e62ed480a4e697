import type { CSSProperties } from 'react';
import styles from './glyph-fan.module.css';
import { TemplateGlyph } from './template-glyph.tsx';

/** As many as can be told apart at the size of a tag. */
const MOST = 3;

export interface GlyphFanProps {
  /** Empty until they are known. */
  readonly aliases: readonly string[];
  /** How many games there are: without one there is no fan, and its place is not kept. */
  readonly count: number;
}

/** The games that wait in a group, as a hand of cards. */
export function GlyphFan({ aliases, count }: GlyphFanProps) {
  if (count === 0) return null;
  const known = [...new Set(aliases)].slice(0, MOST);
  const shown = known.length > 0 ? known : Array.from({ length: Math.min(count, MOST) }, () => null);
  return (
    <span className={styles.fan} aria-hidden="true">
      {shown.map((alias, place) => (
        <span
          key={alias ?? place}
          className={styles.card}
          style={{ '--turn': place - (shown.length - 1) / 2 } as CSSProperties}
        >
          {alias !== null && <TemplateGlyph alias={alias} className={styles.glyph} />}
        </span>
      ))}
    </span>
  );
}
