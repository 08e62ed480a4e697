import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { TaskLine } from '@flink/game-kit/react/task-line.tsx';
import { GameLayout } from '@flink/ui/play/game/game-layout.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { CSSProperties } from 'react';
import type { WordSearchEvent, WordSearchState } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { WordSearchOptions } from '../model/schema.ts';
import { LetterGrid } from './letter-grid.tsx';
import { WordList } from './word-list.tsx';
import styles from './word-search-play.module.css';

/** Letters in a row for which a phone on its side has no room. */
const LARGE = 9;

type Props = PlayProps<WordSearchState, WordSearchEvent, WordSearchOptions>;

function WordSearchPlay(props: Props) {
  const { state, host } = props;
  const { t } = useTexts();
  const { title, words, side } = state.round;
  return (
    <GameLayout
      task={
        <TaskLine
          task={title ? { text: title } : null}
          otherwise={t('wordSearch.task', { count: words.length })}
          host={host}
        />
      }
      companion={host.companion}
    >
      <div
        className={styles.board}
        data-large={side > LARGE ? '' : undefined}
        style={{ '--side': side } as CSSProperties}
      >
        <LetterGrid key={state.current} {...props} />
        <WordList {...props} />
      </div>
    </GameLayout>
  );
}

export const play = definePlay(template, WordSearchPlay);
