import { Button } from '@flink/ui/play/buttons/button.tsx';
import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type CSSProperties, useId } from 'react';
import type { PlayData } from '../../data/menu-data.ts';
import { adultIsHere, rewardStand } from '../reward.ts';
import { EventPicture } from './event-picture.tsx';
import styles from './reward-sign.module.css';
import { useTurnIn } from './use-turn-in.ts';

export interface RewardSignProps {
  readonly data: PlayData;
  /** With what the reward is worth. */
  readonly onTurnedIn: (value: number) => void;
}

/** The way to the next reward, and the button at its end. */
export function RewardSign({ data, onTurnedIn }: RewardSignProps) {
  const { t } = useTexts();
  const id = useId();
  const { neededForRewards: needed, rewardValue: value } = data.center.points;
  const stand = rewardStand(data.family.points, needed);
  if (stand.kind === 'none') return null;
  const reward = value > 0 ? t('familyPoints.rewardWorth', { count: value }) : t('familyPoints.reward');
  return (
    <div className={styles.sign}>
      <div className={styles.way} style={{ '--reached': stand.reached } as CSSProperties}>
        <progress className={styles.track} value={stand.reached} aria-labelledby={id} />
        <EventPicture kind="reward" className={styles.gift} />
      </div>
      <p id={id} className={styles.words}>
        {stand.kind === 'ready'
          ? t('familyPoints.enough', { points: needed, reward })
          : t('familyPoints.missingFor', { count: stand.missing, reward })}
      </p>
      {stand.kind === 'ready' &&
        (adultIsHere(data) ? (
          <TurnIn needed={needed} reward={reward} onTurnedIn={onTurnedIn} />
        ) : (
          <p className={styles.hint}>{t('familyPoints.askAdult')}</p>
        ))}
    </div>
  );
}

interface TurnInProps extends Pick<RewardSignProps, 'onTurnedIn'> {
  readonly needed: number;
  readonly reward: string;
}

function TurnIn({ needed, reward, onTurnedIn }: TurnInProps) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const { turnIn, busy, failure } = useTurnIn(onTurnedIn);

  const ask = async () => {
    const yes = await dialogs.confirm({
      message: t('familyPoints.confirm', { points: needed, reward }),
      ok: t('familyPoints.turnInShort'),
    });
    if (yes) turnIn();
  };

  return (
    <>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <Button variant="sun" icon="gift" busy={busy} onClick={ask}>
        {t('familyPoints.turnIn', { points: needed })}
      </Button>
    </>
  );
}
