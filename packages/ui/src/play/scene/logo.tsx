import { Feather } from '../people/feather.tsx';
import styles from './logo.module.css';

/** The name is a drawing: it is the same in every language, reads from left to right and is as wide in any letters. */
export function Logo() {
  return (
    <span className={styles.logo} role="img" aria-label="Flink" dir="ltr">
      <svg className={styles.name} viewBox="0 0 210 90" aria-hidden="true">
        <text y="72.7" textLength="210" lengthAdjust="spacingAndGlyphs">
          Flink
        </text>
      </svg>
      <Feather className={styles.feather} />
    </span>
  );
}
