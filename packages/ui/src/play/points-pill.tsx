import type { ComponentProps } from 'react';
import { useTexts } from '../texts/texts.tsx';
import { classNames } from './class-names.ts';
import { Feather } from './feather.tsx';
import styles from './points-pill.module.css';
import sheet from './sheet.module.css';
import { Sheet } from './sheet.tsx';

export interface PointsPillProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly points: number;
}

/** Family points. With `onClick` it is a button to their history. */
export function PointsPill({ points, onClick, className, ...rest }: PointsPillProps) {
  const { t } = useTexts();
  const face = (
    <>
      <Feather className={styles.feather} />
      <span>{points.toLocaleString('en-US')}</span>
      <small className={styles.unit}>{t('uiPlay.points', { count: points })}</small>
    </>
  );
  if (!onClick) {
    return (
      <Sheet shape="pill" className={classNames(styles.pill, className)}>
        {face}
      </Sheet>
    );
  }
  return (
    <button
      type="button"
      className={classNames(sheet.sheet, sheet.pill, styles.pill, styles.button, className)}
      aria-label={t('uiPlay.pointsHistory', { points })}
      onClick={onClick}
      {...rest}
    >
      {face}
    </button>
  );
}
