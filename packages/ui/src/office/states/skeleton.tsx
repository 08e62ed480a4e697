import { VisuallyHidden } from '@mantine/core';
import { classNames } from '../../play/class-names.ts';
import { useTexts } from '../../texts/texts.tsx';
import { useAfter } from '../../timing/use-after.ts';
import classes from './skeleton.module.css';

/** What arrives sooner than this shows no skeleton at all. */
export const SKELETON_AFTER_MS = 150;

const WIDTHS = ['w2', 'w4', 'w1', 'w3'] as const;

/** One bar in the place of a text; the width varies with the place, as texts do. */
export function SkeletonBar({ place = 0 }: { readonly place?: number }) {
  return <span className={classNames(classes.bar, classes[WIDTHS[place % WIDTHS.length] ?? 'w2'])} />;
}

export function SkeletonRound() {
  return <span className={classNames(classes.bar, classes.round)} />;
}

export interface SkeletonRowsProps {
  readonly rows: number;
  readonly withPicture?: boolean;
}

/** Rows in the shape of what comes, after a moment. */
export function SkeletonRows({ rows, withPicture = true }: SkeletonRowsProps) {
  const { t } = useTexts();
  const shown = useAfter(SKELETON_AFTER_MS);
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{shown ? t('office.loading') : ''}</VisuallyHidden>
      {shown && (
        <div className={classes.rows} aria-hidden="true">
          {Array.from({ length: rows }, (_, index) => index).map((index) => (
            <div key={index} className={classes.row}>
              {withPicture && <SkeletonRound />}
              <SkeletonBar place={index} />
              <span className={classes.end}>
                <SkeletonBar place={index + 2} />
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
