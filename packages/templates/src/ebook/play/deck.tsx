import type { PlayHost } from '@flink/game-kit/react/play.ts';
import { clockText } from '@flink/game-kit/react/use-stopwatch.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { RadioGroup } from '@flink/ui/play/fields/radio-group.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useRef } from 'react';
import type { EbookState } from '../model/game.ts';
import styles from './deck.module.css';
import { PACES, type Pace } from './paces.ts';

export interface ReadingDeckProps {
  readonly state: EbookState;
  readonly host: PlayHost;
  readonly pace: Pace;
  onPace(pace: Pace): void;
  onPresent(on: boolean): void;
  onTurn(to: number): void;
}

/** Below the book: read to me, how fast, and the pages to choose from. */
export function ReadingDeck({ state, host, pace, onPace, onPresent, onTurn }: ReadingDeckProps) {
  const { t } = useTexts();
  const language = useHouseLanguage();
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the current one
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [state.at]);
  return (
    <Sheet className={classNames(styles.deck, state.mode === 'manual' && styles.byHand)}>
      {state.mode !== 'manual' && (
        <RoundButton
          className={styles.present}
          icon={state.presenting ? 'pause' : 'play'}
          label={state.presenting ? t('ebook.pause') : t('ebook.present')}
          onClick={() => onPresent(!state.presenting)}
        />
      )}
      <div className={styles.paces} {...language}>
        <RadioGroup
          label={t('ebook.pace')}
          value={pace}
          choices={[
            { value: 'slow', label: t('ebook.slow') },
            { value: 'normal', label: t('ebook.normal') },
            { value: 'fast', label: t('ebook.fast') },
          ]}
          onChange={(chosen) => onPace(chosen in PACES ? (chosen as Pace) : 'normal')}
        />
      </div>
      <ol className={styles.pages} aria-label={t('ebook.pages')} data-strip="">
        {state.pages.map((page, place) => (
          <li key={page.id}>
            <button
              type="button"
              ref={place === state.at ? current : undefined}
              className={styles.thumb}
              aria-label={t('ebook.goTo', { page: place + 1 })}
              aria-current={place === state.at ? 'page' : undefined}
              onClick={() => onTurn(place)}
            >
              {page.image ? (
                <img src={host.mediaUrl(page.image)} alt="" draggable={false} />
              ) : (
                <span className={styles.lines} />
              )}
              <i>{place + 1}</i>
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

export interface TimerDeckProps {
  readonly seconds: number;
  /** On the last page. */
  readonly onFinish: (() => void) | undefined;
}

/** A time, not a race: it counts up, and one button ends it. */
export function TimerDeck({ seconds, onFinish }: TimerDeckProps) {
  const { t } = useTexts();
  const language = useHouseLanguage();
  return (
    <Sheet className={styles.timer}>
      <svg className={styles.sand} viewBox="0 0 100 100" aria-hidden="true">
        <path d="M22 10h56M22 90h56" stroke="#8a5436" strokeWidth="10" strokeLinecap="round" />
        <path
          d="M28 14h44c0 20-8 28-17 36 9 8 17 16 17 36H28c0-20 8-28 17-36-9-8-17-16-17-36Z"
          fill="#d9f3ef"
          stroke="#fff"
          strokeWidth="4"
        />
        <path d="M36 28h28c-3 8-8 14-14 19-6-5-11-11-14-19Z" fill="#ffc93f" />
        <path d="M32 84c2-10 8-14 18-18 10 4 16 8 18 18Z" fill="#f7ae14" />
        <path d="M50 46v22" stroke="#f7ae14" strokeWidth="4" />
      </svg>
      <div>
        <p className={styles.clock} role="timer" dir="ltr">
          {clockText(seconds)}
        </p>
        <p className={styles.hint} {...language}>
          {t('ebook.youRead')}
        </p>
      </div>
      {onFinish && (
        <Button variant="go" icon="check" className={styles.done} data-move="finish" onClick={onFinish}>
          {t('ebook.finished')}
        </Button>
      )}
    </Sheet>
  );
}
