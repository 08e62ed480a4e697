import type { ComponentProps } from 'react';
import styles from './account-view.module.css';

interface AccountLinkProps extends ComponentProps<'button'> {
  /** Something is being asked for: it takes no press, and keeps the focus. */
  readonly busy?: boolean;
}

/** What one may do about a line of the account. */
export const AccountLink = ({ busy = false, onClick, ...rest }: AccountLinkProps) => (
  <button
    type="button"
    className={styles.link}
    aria-disabled={busy || undefined}
    onClick={(event) => {
      if (!busy) onClick?.(event);
    }}
    {...rest}
  />
);
