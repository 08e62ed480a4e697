import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../buttons/icon.tsx';
import { SpeakButton } from '../buttons/speak-button.tsx';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './answer-card.module.css';
import { colourAt, colourTokens } from './answer-colours.ts';

export type AnswerState = 'open' | 'chosen' | 'right' | 'wrong';

export interface AnswerCardProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its place among the answers: gives colour, letter and shape. */
  readonly place: number;
  readonly state?: AnswerState;
  /** Without colours all cards are paper; the letters still tell them apart. */
  readonly coloured?: boolean;
  readonly badge?: boolean;
  /** The answer can be heard before it is chosen; `name` is what is heard. */
  readonly listen?: { readonly name: string; readonly onListen: () => void } | undefined;
  /** A text so long that the card must not be lower than its smallest letters need. */
  readonly words?: string | undefined;
  readonly children: ReactNode;
}

const WAVES = [
  'M0 44Q26 32 52 43T100 38V60H0Z',
  'M0 40Q30 50 56 40T100 45V60H0Z',
  'M0 46Q22 36 48 44T100 40V60H0Z',
  'M0 39Q24 48 54 41T100 44V60H0Z',
  'M0 43Q30 35 58 42T100 37V60H0Z',
] as const;

const SHAPES: readonly ReactNode[] = [
  <circle key="circle" cx="24" cy="24" r="22" />,
  <rect key="square" x="3" y="3" width="42" height="42" rx="10" />,
  <path key="triangle" d="M20 4.5a4.8 4.8 0 0 1 8 0l17.5 32c2 3.5-.4 7.5-4.4 7.5H7c-4 0-6.4-4-4.4-7.5Z" />,
  <rect key="diamond" x="7" y="7" width="34" height="34" rx="8" transform="rotate(45 24 24)" />,
  <path
    key="hexagon"
    d="M14.5 4h19a5 5 0 0 1 4.3 2.5l8.6 15a5 5 0 0 1 0 5l-8.6 15a5 5 0 0 1-4.3 2.5h-19a5 5 0 0 1-4.3-2.5l-8.6-15a5 5 0 0 1 0-5l8.6-15A5 5 0 0 1 14.5 4Z"
  />,
];

/** A card to choose. A wrong one pales and stays playable, the right one gets its tick. */
export function AnswerCard({
  place,
  state = 'open',
  coloured = true,
  badge = true,
  listen,
  words,
  className,
  style,
  children,
  ...rest
}: AnswerCardProps) {
  const { t } = useTexts();
  const card = (
    <button
      type="button"
      className={classNames(styles.card, styles[state], !coloured && styles.plain, className)}
      style={{ ...colourTokens(colourAt(place)), ...style }}
      data-answer={place}
      {...rest}
    >
      <svg className={styles.cut} viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
        <path d={WAVES[place % WAVES.length]} />
      </svg>
      {badge && (
        <span className={styles.badge} aria-hidden="true">
          <svg viewBox="0 0 48 48" aria-hidden="true">
            {SHAPES[place % SHAPES.length]}
          </svg>
          <i>{String.fromCharCode(65 + place)}</i>
        </span>
      )}
      <span className={styles.content}>{children}</span>
      {state === 'right' && (
        <span className={styles.tick}>
          <Icon name="check" className={styles.icon} />
          <VisuallyHidden>{t('uiPlay.step.right')}</VisuallyHidden>
        </span>
      )}
      {state === 'wrong' && (
        <span className={styles.oops}>
          <Icon name="retry" className={styles.icon} />
          <VisuallyHidden>{t('uiPlay.step.tried')}</VisuallyHidden>
        </span>
      )}
    </button>
  );
  if (!listen && !words) return card;
  return (
    <div
      className={classNames(styles.place, listen && styles.spoken, words ? styles.long : undefined)}
      data-words={words}
    >
      {card}
      {listen && <SpeakButton text={listen.name} className={styles.listen} onClick={listen.onListen} />}
    </div>
  );
}
