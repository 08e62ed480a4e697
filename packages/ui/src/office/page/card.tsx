import { type ReactNode, useId } from 'react';
import { classNames } from '../../play/class-names.ts';
import classes from './card.module.css';

export interface CardProps {
  readonly title?: string;
  /** At the end of the head: a count, a small button. */
  readonly aside?: ReactNode;
  /** Off for what brings its own edges, such as a list of rows. */
  readonly padded?: boolean;
  readonly children: ReactNode;
}

export function Card({ title, aside, padded = true, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={classes.card} aria-labelledby={title && titleId}>
      {title && (
        <header className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {aside}
        </header>
      )}
      <div className={classNames(padded && classes.padded)}>{children}</div>
    </section>
  );
}
