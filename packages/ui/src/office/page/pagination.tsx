import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../icons/icon.tsx';
import classes from './pagination.module.css';

export interface PaginationProps {
  /** What is paged, such as "Users". */
  readonly label: string;
  readonly page: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
  /** What is shown, in words; "Page 2 of 10" without it. Read out when it changes. */
  readonly children?: ReactNode;
}

/**
 * Previous and next. A step that leads nowhere stays in the tab order (aria-disabled), so that the focus is not
 * lost on reaching the last page.
 */
export function Pagination({ label, page, last, onPage, children }: PaginationProps) {
  const { t } = useTexts();
  const step = (to: number, words: string, icon: 'chevron-left' | 'chevron-right') => {
    const off = to < 1 || to > last;
    return (
      <button
        type="button"
        className={classes.step}
        aria-label={words}
        aria-disabled={off}
        onClick={() => !off && onPage(to)}
      >
        <Icon name={icon} size={20} />
      </button>
    );
  };
  return (
    <nav className={classes.pages} aria-label={t('office.pages.label', { label })}>
      <span className={classes.words} aria-live="polite">
        {children || t('office.pages.page', { page, last })}
      </span>
      <span className={classes.steps}>
        {step(page - 1, t('office.pages.previous'), 'chevron-left')}
        {step(page + 1, t('office.pages.next'), 'chevron-right')}
      </span>
    </nav>
  );
}
