import { commaNumberText } from '@flink/contract/texts/number-text.ts';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { Feather } from '@flink/ui/play/people/feather.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRef, useState } from 'react';
import { usePlayData } from '../../data/menu-data.ts';
import { ReadToMe } from '../../read-to-me.tsx';
import { useFocusFallback } from '../../use-focus-fallback.ts';
import { rewardStand } from '../reward.ts';
import { standWords } from '../stand-words.ts';
import { HistoryList } from './history-list.tsx';
import styles from './points-dialog.module.css';
import { RewardParty } from './reward-party.tsx';
import { RewardSign } from './reward-sign.tsx';

/** Spec 1 §2, family points history: what the family has, what it is saving for, and how it came to it. */
export default function PointsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const data = usePlayData();
  const [turnedIn, setTurnedIn] = useState<number | null>(null);
  const room = useRef<HTMLDivElement>(null);
  useFocusFallback(room, turnedIn);
  if (!data) return null;
  const { family, center } = data;
  const stand = rewardStand(family.points, center.points.neededForRewards);
  return (
    <>
      <Dialog
        title={t('familyPoints.title')}
        size="l"
        lead={
          <ReadToMe
            title={t('familyPoints.title')}
            lines={[`${family.points} ${t('uiPlay.points', { count: family.points })}`, standWords(t, stand)]}
          />
        }
        onClose={onClose}
      >
        <div ref={room} tabIndex={-1} className={styles.columns}>
          <section className={styles.now} aria-label={t('familyPoints.now')}>
            <p className={styles.balance}>
              <Feather className={styles.feather} />
              <strong>{commaNumberText(family.points)}</strong>{' '}
              <span>{t('uiPlay.points', { count: family.points })}</span>
            </p>
            <RewardSign data={data} onTurnedIn={setTurnedIn} />
            <p className={styles.ever}>{t('familyPoints.ever', { points: family.cumulativePoints })}</p>
          </section>
          <HistoryList family={family._id} />
        </div>
      </Dialog>
      {turnedIn !== null && <RewardParty value={turnedIn} onClose={() => setTurnedIn(null)} />}
    </>
  );
}
