import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Words for a screen reader where a picture says it to the eye. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className={styles.hidden} {...props} />;
}
