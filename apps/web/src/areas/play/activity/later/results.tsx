import { fixedText } from '@flink/contract/texts/format.ts';
import { createSoundBox } from '@flink/game-kit/react/sound-box.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { Celebration } from '@flink/ui/play/rewards/celebration.tsx';
import { ResultFact, ResultsBoard } from '@flink/ui/play/rewards/results-board.tsx';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useState } from 'react';
import type { SavingState } from '../../outbox/recorder.ts';
import type { ActivityPort, Learner } from '../activity-port.ts';
import { soundAddress } from '../opening/sound-address.ts';
import type { Statistics } from '../results/statistics.ts';
import { useEscape } from '../use-escape.ts';
import styles from './results.module.css';

export interface ResultsProps {
  readonly statistics: Statistics;
  readonly learners: readonly Learner[];
  readonly saving: SavingState;
  /** Another window or device had finished this game before: its result counts. */
  readonly finishedElsewhere: boolean;
  /** By the family since the game began. */
  readonly pointsWon: number;
  /** The learner's setting: without the animation the board shows at once. */
  readonly animated: boolean;
  /** Of the character, where there is one. */
  readonly film: string | null;
  readonly next?: ActivityPort['next'];
  onRetry(): void;
  onAgain(): void;
  onLeave(): void;
}

/** Applause in two variants, the party for what was mastered, then what came of the game (spec 1 §4). */
export function Results(props: ResultsProps) {
  const { t } = useTexts();
  const mastered = props.statistics.verdict === 'mastered';
  const [celebrating, setCelebrating] = useState(mastered && props.animated);

  useEffect(() => {
    const sounds = createSoundBox();
    const name = mastered ? 'applause-mastered' : 'applause-partial';
    sounds.play(soundAddress(name), { channel: 'sign', volume: 1 });
    return sounds.stop;
  }, [mastered]);

  if (celebrating)
    return (
      <Celebration
        title={t('activity.results.mastered')}
        film={props.film}
        onDone={() => setCelebrating(false)}
      />
    );
  return <Board {...props} mastered={mastered} />;
}

function Board(props: ResultsProps & { readonly mastered: boolean }) {
  const { statistics, mastered, next, onAgain, onLeave } = props;
  const { t } = useTexts();
  useEscape(onLeave);

  return (
    <Stage place="middle">
      <ResultsBoard
        title={mastered ? t('activity.results.mastered') : t('activity.results.partial')}
        text={mastered ? undefined : t('activity.results.partialText')}
        mastered={mastered}
        stars={statistics.stars}
        facts={<Facts {...props} />}
        notice={<Notice {...props} />}
      >
        <Ways mastered={mastered} next={next} onAgain={onAgain} onLeave={onLeave} />
      </ResultsBoard>
    </Stage>
  );
}

function Notice({ saving, finishedElsewhere, onRetry }: ResultsProps) {
  const { t } = useTexts();
  if (finishedElsewhere) return <p role="status">{t('activity.results.finishedElsewhere')}</p>;
  if (saving.state !== 'failed' && saving.state !== 'saving') return null;
  return (
    <div className={styles.failed} role="alert">
      <p>{t('error.activities.saveFailed')}</p>
      <Button icon="retry" busy={saving.state === 'saving'} onClick={onRetry}>
        {t('activity.results.retry')}
      </Button>
    </div>
  );
}

interface WaysProps extends Pick<ResultsProps, 'next' | 'onAgain' | 'onLeave'> {
  readonly mastered: boolean;
}

/** The way that most will want is the large one: on to the next, or once more. */
function Ways({ mastered, next, onAgain, onLeave }: WaysProps) {
  const { t } = useTexts();
  const again = { icon: 'retry', text: t('activity.results.again'), onChoose: onAgain } as const;
  const done = { icon: 'home', text: t('activity.results.done'), onChoose: onLeave } as const;
  const on = next && ({ icon: 'next', text: next.name, onChoose: next.onOpen } as const);
  const main = mastered ? (on ?? done) : again;
  const others = [done, again, on].filter((way) => way && way !== main);
  return (
    <>
      {others.map(
        (way) =>
          way && (
            <RoundButton
              key={way.icon}
              icon={way.icon}
              size="l"
              label={way === on ? t('activity.results.next', { name: way.text }) : way.text}
              onClick={way.onChoose}
            />
          ),
      )}
      <Button
        variant="go"
        {...(main === on ? { iconEnd: 'next' } : { icon: main.icon })}
        aria-label={main === on ? t('activity.results.next', { name: main.text }) : undefined}
        onClick={main.onChoose}
      >
        {main === on ? <bdi>{main.text}</bdi> : main.text}
      </Button>
    </>
  );
}

/** One learner with the own answers, or the team with its answers and each one's points. */
function Facts({ statistics, learners, pointsWon }: ResultsProps) {
  const { t, locale } = useTexts();
  const { answers, reading, points } = statistics;
  const [first] = learners;
  const alone = learners.length === 1 ? first : undefined;
  return (
    <>
      {answers && (
        <ResultFact of={alone}>
          {alone
            ? t('activity.results.answersOf', { name: alone.name, ...answers })
            : t('activity.results.answers', answers)}
        </ResultFact>
      )}
      {reading && (
        <ResultFact of={alone}>
          {reading.accuracy === null
            ? t('activity.results.speed', { speed: reading.speed, benchmark: reading.benchmark })
            : t('activity.results.listened', { ...reading, accuracy: percentText(reading.accuracy, locale) })}
        </ResultFact>
      )}
      {points.map(({ player, points: own, first: most }) => {
        const learner = learners[player];
        return (
          learner && (
            <ResultFact key={learner.id} of={learner} first={most}>
              {t('activity.results.pointsOf', { name: learner.name, points: own })}
            </ResultFact>
          )
        );
      })}
      {pointsWon > 0 && (
        <ResultFact feather>{t('activity.results.familyPoints', { points: pointsWon })}</ResultFact>
      )}
    </>
  );
}

/** With its decimal, also where it is none: 86.0. */
const percentText = (percent: number, locale: string): string => fixedText(percent, locale, 1);
