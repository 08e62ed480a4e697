import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import classes from './field-error.module.css';

/** What is wrong, with a sign, so that colour is not the only mark. */
export function FieldError({ children }: { readonly children: ReactNode }) {
  return (
    <span className={classes.error}>
      <Icon name="alert-circle" size={14} />
      <span>{children}</span>
    </span>
  );
}
