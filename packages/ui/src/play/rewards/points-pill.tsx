import { commaNumberText } from '@flink/contract/texts/number-text.ts';
import type { ComponentProps, CSSProperties } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { classNames } from '../class-names.ts';
import { Feather } from '../people/feather.tsx';
import sheet from '../scene/sheet.module.css';
import { Sheet } from '../scene/sheet.tsx';
import styles from './points-pill.module.css';

export interface PointsPillProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly points: number;
  /** How far it is to the next reward, 0 to 1. */
  readonly progress?: number | undefined;
}

/** Family points. With `onClick` it is a button to their history. */
export function PointsPill({ points, progress, onClick, className, ...rest }: PointsPillProps) {
  const { t } = useTexts();
  const face = (
    <>
      <Feather className={styles.feather} />
      <span>{commaNumberText(points)}</span>
      <small className={styles.unit}>{t('uiPlay.points', { count: points })}</small>
      {progress !== undefined && (
        <span
          className={styles.track}
          style={{ '--reached': Math.min(Math.max(progress, 0), 1) } as CSSProperties}
          aria-hidden="true"
        />
      )}
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
