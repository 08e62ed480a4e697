import { Button } from '@flink/ui/play/buttons/button.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { Bar } from '@flink/ui/play/scene/bar.tsx';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import { Waiting } from '@flink/ui/play/states/waiting.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useAfter } from '@flink/ui/timing/use-after.ts';
import styles from './activity-opening.module.css';
import { GameBones } from './game-bones.tsx';

/** On a line this slow the learner may decide to play without the pictures that have not come. */
const SLOW_MS = 6_000;
/** What is there sooner is drawn at once, without bones before it. */
const SOON_MS = 250;

export interface OpeningProps {
  readonly name: string;
  readonly progress: number;
  /** The bones stand already. */
  readonly waited: boolean;
  onHurry(): void;
  onLeave(): void;
}

/** The shape of the game, and how much of its pictures and sounds has come. */
export function Opening({ name, progress, waited, onHurry, onLeave }: OpeningProps) {
  const { t } = useTexts();
  const soonOver = useAfter(SOON_MS);
  const slow = useAfter(SLOW_MS);

  if (!waited && !soonOver) return null;

  return (
    <Stage
      fit="screen"
      bar={<Bar start={<RoundButton icon="back" label={t('activity.back')} onClick={onLeave} />} />}
    >
      <GameBones />
      <div className={styles.sign}>
        <h1 className={styles.name}>
          <bdi>{name}</bdi>
        </h1>
        <Waiting text={t('activity.opening')} progress={progress} />
        {slow && progress < 1 && (
          <Button variant="sun" iconEnd="play" onClick={onHurry}>
            {t('activity.playNow')}
          </Button>
        )}
      </div>
    </Stage>
  );
}
