import type { ReactNode } from 'react';
import { classNames } from '../../play/class-names.ts';
import classes from './page.module.css';

export interface PageProps {
  /** Stays at the bottom while the page scrolls: the save line. */
  readonly foot?: ReactNode;
  /** Lines of a form stay readable: 1096 px at most. */
  readonly form?: boolean;
  readonly children: ReactNode;
}

/** The column of a page: it scrolls, the window never does. */
export function Page({ foot, form = false, children }: PageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.scroll}>
        <div className={classNames(form && classes.form)}>{children}</div>
      </div>
      {foot}
    </div>
  );
}
