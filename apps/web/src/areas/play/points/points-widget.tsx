import { PointsPill } from '@flink/ui/play/points-pill.tsx';
import { VisuallyHidden } from '@flink/ui/play/visually-hidden.tsx';
import { type Translate, useTexts } from '@flink/ui/texts/texts.tsx';
import { lazy, Suspense, useState } from 'react';
import { type PlayData, usePlayData } from '../menu/menu-data.ts';
import styles from './points-widget.module.css';
import { offersPoints, type RewardStand, rewardStand } from './reward.ts';
import { useNewPoints } from './use-new-points.ts';

const PointsDialog = lazy(() => import('./history/points-dialog.tsx'));

/** The family's points in the menu's bar; nothing where the center offers none. */
export function PointsWidget() {
  const data = usePlayData();
  return data && offersPoints(data) && <Widget data={data} />;
}

function Widget({ data: { family, center } }: { readonly data: PlayData }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const gained = useNewPoints(family._id, family.points);
  const stand = rewardStand(family.points, center.points.neededForRewards);
  return (
    <div className={styles.widget}>
      <PointsPill
        points={family.points}
        progress={stand.kind === 'none' ? undefined : stand.reached}
        aria-label={[t('uiPlay.pointsHistory', { points: family.points }), standWords(t, stand)]
          .filter(Boolean)
          .join('. ')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <div role="status">
        {gained > 0 && (
          <>
            <span className={styles.gained} aria-hidden="true">
              +{gained.toLocaleString('en-US')}
            </span>
            <VisuallyHidden>{t('familyPoints.gained', { points: gained })}</VisuallyHidden>
          </>
        )}
      </div>
      {open && (
        <Suspense fallback={null}>
          <PointsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function standWords(t: Translate, stand: RewardStand): string {
  switch (stand.kind) {
    case 'none':
      return '';
    case 'saving':
      return t('familyPoints.missing', { count: stand.missing });
    case 'ready':
      return t('familyPoints.ready');
  }
}
