import { use } from 'react';
import { classNames } from '../class-names.ts';
import { ThemeContext } from '../scene/theme-context.ts';
import styles from './card-back.module.css';

/** The back of a card, in the theme of the look around it. Fills the place that its class gives it. */
export function CardBack({ className }: { readonly className?: string }) {
  const theme = use(ThemeContext);
  return <span className={classNames(styles.back, className)} data-theme={theme} aria-hidden="true" />;
}
