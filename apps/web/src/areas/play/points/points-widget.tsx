import { commaNumberText } from '@flink/contract/texts/number-text.ts';
import { PointsPill } from '@flink/ui/play/rewards/points-pill.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type PlayData, usePlayData } from '../data/menu-data.ts';
import styles from './points-widget.module.css';
import { offersPoints, rewardStand } from './reward.ts';
import { standWords } from './stand-words.ts';
import { useNewPoints } from './use-new-points.ts';

/** The family's points in the menu's bar; nothing where the center offers none. */
export function PointsWidget({ onOpen }: { readonly onOpen: () => void }) {
  const data = usePlayData();
  return data && offersPoints(data) && <Widget data={data} onOpen={onOpen} />;
}

interface WidgetProps {
  readonly data: PlayData;
  readonly onOpen: () => void;
}

function Widget({ data: { family, center }, onOpen }: WidgetProps) {
  const { t } = useTexts();
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
        onClick={onOpen}
      />
      <div role="status">
        {gained > 0 && (
          <>
            <span className={styles.gained} aria-hidden="true">
              +{commaNumberText(gained)}
            </span>
            <VisuallyHidden>{t('familyPoints.gained', { points: gained })}</VisuallyHidden>
          </>
        )}
      </div>
    </div>
  );
}
