import { Feather } from '../people/feather.tsx';
import styles from './logo.module.css';

/** The name is a drawing: it is the same in every language and always reads from left to right. */
export function Logo() {
  return (
    <span className={styles.logo} role="img" aria-label="Flink" dir="ltr">
      Flink
      <Feather className={styles.feather} />
    </span>
  );
}
