import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export interface ButtonLook {
  /** One `go` per screen: it is the biggest thing to touch. `danger` is for what cannot be undone. */
  readonly variant?: 'plain' | 'go' | 'ghost' | 'sun' | 'danger' | undefined;
  readonly icon?: IconName | undefined;
  readonly iconEnd?: IconName | undefined;
}

export const buttonClass = (variant: ButtonLook['variant'] = 'plain', className?: string): string =>
  classNames(styles.button, styles[variant], className);

export function ButtonFace({
  icon,
  iconEnd,
  children,
}: Omit<ButtonLook, 'variant'> & { children: ReactNode }) {
  return (
    <span className={styles.face}>
      {icon && <Icon name={icon} />}
      <span className={styles.label}>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </span>
  );
}
