import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { ToldLine } from '@flink/game-kit/react/told-line.tsx';
import { GameLayout } from '@flink/ui/play/game/game-layout.tsx';
import { type NgeliEvent, type NgeliState, reviewedBy } from '../model/game.ts';
import { template } from '../model/index.ts';
import { PARTS, partAt } from '../model/machine.ts';
import type { NgeliOptions } from '../model/schema.ts';
import { Column } from './column.tsx';
import styles from './ngeli-play.module.css';
import { Review } from './review.tsx';
import { SentenceLine } from './sentence-line.tsx';

type Props = PlayProps<NgeliState, NgeliEvent, NgeliOptions>;

function NgeliPlay({ state, send, host }: Props) {
  const { at } = state.round;
  // While nothing is asked the last thing that was stays where it is.
  const now = partAt(at) ?? (state.phase === 'over' ? 'verb' : 'noun');

  if (at === 'REVIEW')
    return (
      <GameLayout task={null} companion={host.companion}>
        <Review state={state} host={host} onNext={() => send(reviewedBy(state))} />
      </GameLayout>
    );
  return (
    <GameLayout
      task={
        <div className={styles.task}>
          {now === 'noun' && <ToldLine host={host} />}
          <SentenceLine problem={state.round.problem} now={now} host={host} />
        </div>
      }
      companion={host.companion}
    >
      <div className={styles.columns} data-now={now}>
        {PARTS.map((part) => (
          <Column
            key={`${state.current} ${part}`}
            part={part}
            now={now}
            state={state}
            host={host}
            onChoose={(place) => send({ type: 'choose', place })}
          />
        ))}
      </div>
    </GameLayout>
  );
}

export const play = definePlay(template, NgeliPlay);
