import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Sheet } from '../scene/sheet.tsx';
import styles from './tray.module.css';

export type TrayLook = 'words' | 'phrases' | 'wordy' | 'pictured';

export interface TrayProps extends ComponentProps<'div'> {
  readonly label: string;
  /** How many tiles it had at first; their places are kept when they have gone. */
  readonly count: number;
  /** What lies on it: sentences lie below each other on a phone, pictures get more room. */
  readonly look?: TrayLook;
}

/** The sheet on which the things to pick up lie. */
export function Tray({ label, count, look = 'words', className, ...rest }: TrayProps) {
  return (
    <Sheet
      role="group"
      aria-label={label}
      className={classNames(styles.tray, look !== 'words' && styles[look], className)}
      data-count={count}
      {...rest}
    />
  );
}

/** Where a tile was taken from. */
export function TrayGap() {
  return <span className={styles.gap} />;
}
