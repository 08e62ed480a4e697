import type { ReactNode } from 'react';
import classes from './plain-table.module.css';

export interface PlainTableProps {
  readonly label: string;
  /** As much of the window as it may take; the rest is scrolled to, below a head that stays. */
  readonly atMost?: '40vh' | '60vh';
  /** Head and body. */
  readonly children: ReactNode;
}

/** A few rows to read, without sorting and pages. What is too wide or too long scrolls in its own frame. */
export function PlainTable({ label, atMost, children }: PlainTableProps) {
  return (
    <section
      className={classes.scroll}
      style={{ maxHeight: atMost }}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      data-strip
    >
      <table className={classes.table} aria-label={label}>
        {children}
      </table>
    </section>
  );
}
