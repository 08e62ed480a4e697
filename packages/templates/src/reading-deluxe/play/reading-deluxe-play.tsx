import { readingFace } from '@flink/game-kit/model/text/author-type.ts';
import { fontSizeInVmin } from '@flink/game-kit/model/text/text-size.ts';
import { tokensIn } from '@flink/game-kit/model/text/tokens.ts';
import { setLetters } from '@flink/game-kit/react/passage/set-letters.ts';
import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { useReadAlong } from '@flink/game-kit/react/read-along/use-read-along.ts';
import { ToldLine } from '@flink/game-kit/react/told-line.tsx';
import { useStopwatch } from '@flink/game-kit/react/use-stopwatch.ts';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { Picture } from '@flink/ui/play/game/picture.tsx';
import { Companion } from '@flink/ui/play/people/companion.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { PagedText } from '@flink/ui/play/text/paged-text.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRef, useState } from 'react';
import { isHurried, pageOf, type ReadingEvent, type ReadingState, runOf, step } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { ReadingOptions } from '../model/schema.ts';
import { Deck, type Marking } from './deck.tsx';
import { MarkedPassage } from './marked-passage.tsx';
import styles from './reading-deluxe-play.module.css';

type Props = PlayProps<ReadingState, ReadingEvent, ReadingOptions>;

const USUAL_SIZE = 'clamp(24px, 4vmin, 54px)';

function ReadingDeluxePlay(props: Props) {
  const { state, host, options } = props;
  return (
    <PageToRead
      key={state.at}
      {...props}
      size={options.fontSize ? `max(22px, ${fontSizeInVmin(options.fontSize).toFixed(2)}vmin)` : USUAL_SIZE}
      face={options.fontFamily ? readingFace(options.fontFamily) : 'var(--font-read)'}
      locale={host.locale}
    />
  );
}

interface PageToReadProps extends Props {
  readonly size: string;
  readonly face: string;
  readonly locale: string;
}

function PageToRead({ state, send, host, size, face, locale }: PageToReadProps) {
  const { t, locale: houseLocale } = useTexts();
  const page = pageOf(state);
  const run = runOf(state);
  const text = page.text.trim();
  const tokens = tokensIn(text, locale);
  const watch = useStopwatch(state.running, 0);
  const [marking, setMarking] = useState<Marking>('wrong');
  const turning = useRef<((element: Element) => void) | null>(null);
  const { shown, reading, read, stop } = useReadAlong<HTMLDivElement>(host.reader, {
    text,
    inSilence: host.locale,
    manner: { recording: page.audio },
    onLit: (word) => turning.current?.(word),
  });
  /** An adult marks while the reader reads, and after it. */
  const marks = state.listening && (state.running || run !== null);

  const touch = (place: number, word: string) => {
    if (marks) send({ type: marking, place });
    else if (!state.running) {
      stop();
      host.say({ text: word });
    }
  };
  const go = () => {
    stop();
    setMarking('wrong');
    send({ type: 'go' });
  };

  const stopReading = (seconds: number) => {
    const stopped: ReadingEvent = { type: 'stop', seconds };
    send(stopped);
    // Whoever cannot read it yet hears it.
    if (isHurried(step(state, stopped).state, state.at))
      host.say({ text: t('readingDeluxe.tooFast') }, houseLocale);
  };

  return (
    <div className={styles.desk}>
      <ToldLine host={host} />
      <Sheet
        className={classNames(
          styles.sheet,
          page.image && !page.textOnly && text ? styles.pictured : undefined,
        )}
      >
        {page.image && !page.textOnly && (
          <div className={styles.picture}>
            <Picture image={host.mediaUrl(page.image)} alt={page.name ?? ''} />
          </div>
        )}
        {text && (
          <PagedText
            text={text}
            size={size}
            fontFamily={face}
            lang={locale}
            back={t('readingDeluxe.less')}
            next={t('readingDeluxe.more')}
            turning={turning}
            foot={
              // Keeps its place while it is away: the text must not move as the clock starts.
              <SpeakButton
                className={state.running || marks ? styles.away : undefined}
                text=""
                label={reading ? t('readingDeluxe.stopListening') : t('readingDeluxe.listen')}
                speaking={reading}
                onClick={reading ? stop : () => void read()}
              />
            }
          >
            <MarkedPassage
              state={state}
              tokens={tokens}
              letters={setLetters(page.html, tokens)}
              locale={locale}
              shown={shown}
              marks={marks}
              silent={state.running && !marks}
              onTouch={touch}
            />
          </PagedText>
        )}
      </Sheet>
      <Deck
        state={state}
        seconds={state.running ? watch.seconds : (run?.seconds ?? 0)}
        marking={marks ? marking : null}
        onMarking={setMarking}
        onGo={go}
        onStop={() => stopReading(watch.exact())}
        onListen={(on) => send({ type: 'listen', on })}
        onTurn={(place) => {
          send({ type: 'turn', place });
          host.announce(t('readingDeluxe.page', { now: place + 1, total: state.pages.length }));
        }}
        onFinish={() => send({ type: 'finish' })}
      />
      <div className={styles.coach}>
        <Companion pose={run || state.mastered ? 'happy' : 'idle'} text="" corner="start" />
      </div>
    </div>
  );
}

export const play = definePlay(template, ReadingDeluxePlay);
