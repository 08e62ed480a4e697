import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { lettersIn } from '@flink/game-kit/react/read-along/letters.ts';
import { useReadAlong } from '@flink/game-kit/react/read-along/use-read-along.ts';
import { ToldLine } from '@flink/game-kit/react/told-line.tsx';
import { useStopwatch } from '@flink/game-kit/react/use-stopwatch.ts';
import { Companion } from '@flink/ui/play/people/companion.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type EbookEvent,
  type EbookState,
  isLast,
  mediaOf,
  pageOf,
  soundsByItself,
  spokenOf,
} from '../model/game.ts';
import { template } from '../model/index.ts';
import type { EbookOptions } from '../model/schema.ts';
import { Book } from './book.tsx';
import { ReadingDeck, TimerDeck } from './deck.tsx';
import styles from './ebook-play.module.css';
import { PACES, type Pace } from './paces.ts';
import { usePageTurning } from './use-page-turning.ts';

function EbookPlay(props: PlayProps<EbookState, EbookEvent, EbookOptions>) {
  const { state, send, host, options } = props;
  const { t } = useTexts();
  const page = pageOf(state);
  const spoken = spokenOf(page);
  const script = page.audioScript ?? spoken;
  const [pace, setPace] = useState<Pace>('normal');
  const turning = useRef<((element: Element) => void) | null>(null);
  const timed = state.timer !== null;
  const watch = useStopwatch(timed && state.started && !state.over, state.timer ?? 0);
  const { shown, reading, read, stop } = useReadAlong<HTMLDivElement>(host.reader, {
    text: script,
    inSilence: host.locale,
    manner: { recording: page.audio, rate: PACES[pace] },
    onLit: (word) => turning.current?.(word),
  });

  const listen = useEffectEvent(async () => {
    const end = await read();
    if (end !== 'interrupted')
      send({ type: 'ended', page: state.at, medium: 'audio', failed: end === 'failed' });
  });
  const sounds = soundsByItself(state) && mediaOf(page).includes('audio');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page begins anew when it comes, and at another pace
  useEffect(() => {
    if (!sounds) return;
    listen();
    return stop;
  }, [sounds, state.at, state.presenting, pace, stop]);

  const place = t('ebook.page', { now: state.at + 1, total: state.pages.length });
  const turnTo = (to: number) => {
    if (!state.pages[to] || to === state.at) return;
    send({ type: 'turn', place: to, ...(timed ? { seconds: watch.exact() } : {}) });
    host.announce(t('ebook.page', { now: to + 1, total: state.pages.length }));
  };
  const finish = () => send({ type: 'finish', ...(timed ? { seconds: watch.exact() } : {}) });
  const swipe = usePageTurning({ locale: host.locale, turn: (by) => turnTo(state.at + by) });

  /** A presentation stands still for who asks what a word is called. */
  const say = (text: string) => {
    stop();
    if (state.presenting) send({ type: 'pause' });
    host.say({ text });
  };
  const canListen = !timed && (script.trim() !== '' || page.audio !== undefined);

  return (
    <div className={styles.desk}>
      <ToldLine host={host} />
      <Book
        state={state}
        host={host}
        options={options}
        place={place}
        swipe={swipe}
        text={{
          shown: lettersIn(script) === lettersIn(spoken) ? shown : null,
          turning,
          speaks: !timed,
          onWord: say,
        }}
        listening={reading}
        onListen={canListen ? () => (reading ? stop() : void listen()) : undefined}
        onTurn={turnTo}
        onFinish={timed || !isLast(state) ? undefined : finish}
        onFilm={(failed) => send({ type: 'ended', page: state.at, medium: 'video', failed })}
      />
      {timed ? (
        <TimerDeck seconds={watch.seconds} onFinish={isLast(state) ? finish : undefined} />
      ) : (
        <ReadingDeck
          state={state}
          host={host}
          pace={pace}
          onPace={setPace}
          onPresent={(on) => send({ type: on ? 'present' : 'pause' })}
          onTurn={turnTo}
        />
      )}
      <div className={styles.coach}>
        <Companion pose={state.mastered ? 'happy' : 'idle'} text="" corner="start" />
      </div>
    </div>
  );
}

export const play = definePlay(template, EbookPlay);
