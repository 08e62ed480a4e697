import styles from './spinner.module.css';

/** Three paper dots that hop. Decoration: the words beside it say what is being waited for. */
export function Spinner() {
  return (
    <span className={styles.spinner} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
