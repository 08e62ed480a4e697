import styles from './card-back.module.css';
import { classNames } from './class-names.ts';

/** The back of a card, in the theme of the look around it. Fills the place that its class gives it. */
export function CardBack({ className }: { readonly className?: string }) {
  return <span className={classNames(styles.back, className)} aria-hidden="true" />;
}
