import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './sheet.module.css';

export interface SheetProps extends ComponentProps<'div'> {
  /** A second, darker sheet laid along the foot. */
  readonly hilly?: boolean;
  readonly shape?: 'large' | 'pill';
}

/** A cut sheet of paper: face, edge, shadow. */
export function Sheet({ hilly, shape = 'large', className, ...rest }: SheetProps) {
  return (
    <div
      className={classNames(styles.sheet, hilly && styles.hilly, shape === 'pill' && styles.pill, className)}
      {...rest}
    />
  );
}
