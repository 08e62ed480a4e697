import type { Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ribbon.module.css';

export interface RibbonProps {
  readonly children: string;
  /** Red is for the great moments. */
  readonly tone?: 'red' | 'blue';
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The heading of a result, on a paper ribbon. */
export function Ribbon({ children, tone = 'red', ref }: RibbonProps) {
  return (
    <h1 ref={ref} tabIndex={-1} className={classNames(styles.ribbon, styles[tone])}>
      <span>{children}</span>
    </h1>
  );
}
