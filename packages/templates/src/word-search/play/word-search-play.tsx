import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { TaskLine } from '@flink/game-kit/react/task-line.tsx';
import { LOW, useScreen } from '@flink/game-kit/react/use-screen.ts';
import { GameLayout } from '@flink/ui/play/game/game-layout.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { CSSProperties } from 'react';
import type { WordSearchEvent, WordSearchState } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { WordSearchOptions } from '../model/schema.ts';
import { HintButton } from './hint-button.tsx';
import { LetterGrid } from './letter-grid.tsx';
import { WordList } from './word-list.tsx';
import styles from './word-search-play.module.css';

/** Letters in a row for which a small screen has no room beside everything else. */
const LARGE = 9;

type Props = PlayProps<WordSearchState, WordSearchEvent, WordSearchOptions>;

function WordSearchPlay(props: Props) {
  const { state, send, host } = props;
  const { t } = useTexts();
  const { title, words, side, hints } = state.round;
  // Above the letters it would take a third of their height.
  const low = useScreen(LOW);
  const task = (
    <div className={styles.task}>
      <TaskLine
        task={title ? { text: title } : null}
        otherwise={t('wordSearch.task', { count: words.length })}
        host={host}
      />
    </div>
  );
  return (
    <GameLayout
      task={low ? null : task}
      action={
        hints && (
          <div className={styles.hint}>
            <HintButton state={state} send={send} round />
          </div>
        )
      }
      companion={host.companion}
    >
      <div
        className={styles.board}
        data-large={side > LARGE ? '' : undefined}
        style={{ '--side': side } as CSSProperties}
      >
        <LetterGrid key={state.current} {...props} />
        <div className={styles.beside}>
          {low && task}
          <WordList {...props} />
        </div>
      </div>
    </GameLayout>
  );
}

export const play = definePlay(template, WordSearchPlay);
