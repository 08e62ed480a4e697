import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { lazy, Suspense, useRef } from 'react';
import type { WritingEvent, WritingState } from '../model/game.ts';
import { wordsOf } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { WritingOptions } from '../model/schema.ts';
import { Guide } from './guide.tsx';
import { PaperFoot } from './paper-foot.tsx';
import { WordBank } from './word-bank.tsx';
import styles from './writing-assistant-play.module.css';

export type Props = PlayProps<WritingState, WritingEvent, WritingOptions>;

/** Large, and only for who writes. */
const Paper = lazy(() => import('./paper.tsx'));

/** Left what helps, right the paper; on an upright screen one below the other. */
function WritingAssistantPlay(props: Props) {
  const { state, host, options, send } = props;
  const insert = useRef<((words: string) => void) | null>(null);
  const put = (words: string) => insert.current?.(words);
  const words = wordsOf(state);
  return (
    <div className={styles.layout}>
      <div className={styles.left}>
        <Guide {...props} onStarter={put} />
        <WordBank words={words} images={state.data.images} host={host} onWord={put} />
      </div>
      <Sheet className={styles.paper}>
        <Suspense fallback={<div className={styles.text} />}>
          <Paper
            value={state.work.text}
            lang={host.locale}
            editor={options.editor}
            used={words.filter(({ used }) => used).map(({ text }) => text)}
            insert={insert}
            onChange={(text) => send({ type: 'write', text })}
          />
        </Suspense>
        <PaperFoot {...props} />
      </Sheet>
    </div>
  );
}

export const play = definePlay(template, WritingAssistantPlay);
