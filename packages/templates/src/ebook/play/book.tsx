import type { PlayHost } from '@flink/game-kit/react/play.ts';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { Picture } from '@flink/ui/play/game/picture.tsx';
import { useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { HTMLAttributes } from 'react';
import { type EbookState, isLast, pageOf } from '../model/game.ts';
import type { EbookOptions } from '../model/schema.ts';
import styles from './book.module.css';
import { Film } from './film.tsx';
import { PageText, type PageTextProps } from './page-text.tsx';

export interface BookProps {
  readonly state: EbookState;
  readonly host: PlayHost;
  readonly options: EbookOptions;
  /** Page 3 of 8. */
  readonly place: string;
  readonly swipe: HTMLAttributes<HTMLElement>;
  readonly text: Pick<PageTextProps, 'shown' | 'turning' | 'speaks' | 'onWord'>;
  readonly listening: boolean;
  readonly onListen: (() => void) | undefined;
  onTurn(to: number): void;
  /** On the last page, where the reader closes the book. */
  readonly onFinish: (() => void) | undefined;
  onFilm(failed: boolean): void;
}

/** An open book: cover, a block of leaves, a fold; picture and text beside each other, on a phone one above the other. */
export function Book(props: BookProps) {
  const { state, host, options, place, swipe, text, listening, onListen, onTurn, onFinish, onFilm } = props;
  const { t } = useTexts();
  const { lang } = useHouseLanguage();
  const page = pageOf(state);
  const words = page.boxes.filter((box) => box.text.trim() !== '');
  const pictured = Boolean(page.image || page.video);
  const look = words.some(({ dim }) => dim)
    ? styles.placed
    : pictured && words.length > 0
      ? styles.spread
      : styles.whole;
  const last = isLast(state);
  return (
    <section className={classNames(styles.book, look)} aria-label={place} {...swipe}>
      <div key={page.id} className={styles.opening}>
        {pictured && (
          <div className={classNames(styles.leaf, styles.pictureLeaf)}>
            <div className={styles.stage}>
              {page.video ? (
                <Film
                  url={host.mediaUrl(page.video)}
                  poster={page.image ? host.mediaUrl(page.image) : undefined}
                  label={page.name ?? t('ebook.film')}
                  plays={state.presenting && state.started}
                  ended={options.endVideoWhenAudioEnds && state.ended.includes('audio')}
                  onEnd={onFilm}
                />
              ) : (
                page.image && <Picture image={host.mediaUrl(page.image)} alt={page.name ?? ''} />
              )}
            </div>
          </div>
        )}
        {words.length > 0 && (
          <div className={classNames(styles.leaf, styles.textLeaf)}>
            <PageText page={page} host={host} options={options} {...text} />
          </div>
        )}
      </div>
      <div className={styles.controls}>
        {onListen && (
          <SpeakButton
            className={styles.listen}
            text=""
            label={listening ? t('ebook.stopListening') : t('ebook.listen')}
            speaking={listening}
            onClick={onListen}
          />
        )}
        {state.at > 0 && (
          <RoundButton
            className={styles.back}
            icon="back"
            label={t('ebook.back')}
            onClick={() => onTurn(state.at - 1)}
          />
        )}
        <span className={styles.number} aria-hidden="true">
          {state.at + 1}
        </span>
        {(!last || onFinish) && (
          <button
            type="button"
            className={styles.corner}
            aria-label={last ? t('ebook.theEnd') : t('ebook.next')}
            data-move={last ? 'finish' : `turn ${state.at + 1}`}
            onClick={() => (last ? onFinish?.() : onTurn(state.at + 1))}
            lang={lang}
          >
            <svg className={styles.fold} viewBox="0 0 100 100" aria-hidden="true">
              <path d="M100 0V100H0Z" fill="#fbe6c6" />
              <path
                d="M100 0C86 8 52 8 40 38S12 86 0 100C30 92 58 76 74 60S96 22 100 0Z"
                fill="#fffdf6"
                stroke="#f0d2a4"
                strokeWidth="1.5"
              />
            </svg>
            <Icon name={last ? 'check' : 'forward'} className={styles.sign} />
          </button>
        )}
      </div>
    </section>
  );
}
