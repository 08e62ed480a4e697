import { lightUp } from '@flink/game-kit/react/use-press-highlight.ts';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { colourAt, colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type ReactNode, useRef } from 'react';
import type { Look } from '../model/schema.ts';
import styles from './flyer.module.css';

export interface FlyerProps {
  readonly look: Look;
  /** Gives it its colour. */
  readonly place: number;
  readonly state: 'open' | 'right' | 'wrong';
  readonly facing: 'left' | 'right';
  /** It stands in a list that may have to be moved: a finger that comes down has not chosen yet. */
  readonly scrolled: boolean;
  readonly disabled: boolean;
  readonly label: string | undefined;
  onCatch(): void;
  readonly children: ReactNode;
}

const bird = (
  <>
    <svg className={styles.tail} viewBox="0 0 60 60" aria-hidden="true">
      <path d="M60 20 6 4q-8 2-4 10l18 14L4 40q-4 8 6 10l50-8Z" fill="var(--cd)" />
      <path d="m58 26-38 2 38 8Z" fill="var(--cl)" />
    </svg>
    <svg className={styles.head} viewBox="0 0 80 60" aria-hidden="true">
      <path d="m50 24 27 9q4 3 0 6L48 46Z" fill="#ffc93f" stroke="#b87400" strokeWidth="2.5" />
      <circle cx="31" cy="31" r="28" fill="var(--c)" />
      <path d="M18 8Q24-4 36 2q-6 2-7 8Z" fill="var(--cd)" />
      <circle cx="40" cy="27" r="9" fill="#fff" />
      <circle cx="42" cy="28" r="5" fill="#2b2140" />
      <circle cx="44" cy="26" r="1.8" fill="#fff" />
    </svg>
    <svg className={styles.wing} viewBox="0 0 90 60" aria-hidden="true">
      <path d="M8 60C0 24 22 2 82 2q6 2 2 8-4 6-10 8 6 2 2 9-4 6-11 7 4 4 0 9-6 7-16 7Z" fill="var(--cl)" />
    </svg>
  </>
);

const string = (
  <svg className={styles.string} viewBox="0 0 100 30" aria-hidden="true">
    <path d="M4 30 50 7l46 23" fill="none" stroke="#fff3df" strokeWidth="3.5" />
    <circle cx="50" cy="7" r="6" fill="#ffc93f" stroke="#b87400" strokeWidth="2" />
  </svg>
);

const bubbles = (
  <svg className={styles.bubbles} viewBox="0 0 60 60" aria-hidden="true">
    <g fill="#fffaf0" stroke="var(--c)" strokeWidth="4">
      <circle cx="22" cy="30" r="15" />
      <circle cx="46" cy="48" r="8" />
    </g>
    <path d="M14 26q3-7 10-7" fill="none" stroke="var(--cl)" strokeWidth="3" strokeLinecap="round" />
  </svg>
);

const wings = (
  <>
    <svg className={styles.wings} viewBox="0 0 200 120" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M100 58C78 2 12-8 5 26c-5 26 30 40 52 38-30 2-42 22-31 40 12 18 50 14 74-28 24 42 62 46 74 28 11-18-1-38-31-40 22 2 57-12 52-38-7-34-73-24-95 32Z"
        fill="var(--c)"
        stroke="var(--cd)"
        strokeWidth="3"
      />
      <g fill="var(--cl)">
        <ellipse cx="24" cy="29" rx="9" ry="11" />
        <ellipse cx="176" cy="29" rx="9" ry="11" />
        <ellipse cx="36" cy="96" rx="7" ry="8" />
        <ellipse cx="164" cy="96" rx="7" ry="8" />
      </g>
    </svg>
    <svg className={styles.feelers} viewBox="0 0 60 30" aria-hidden="true">
      <g fill="none" stroke="#2b2140" strokeWidth="3.4" strokeLinecap="round">
        <path d="M27 30Q24 10 12 6M33 30Q36 10 48 6" />
      </g>
      <circle cx="11" cy="6" r="5" fill="#2b2140" />
      <circle cx="49" cy="6" r="5" fill="#2b2140" />
    </svg>
  </>
);

const SHAPES: Readonly<Record<Look, ReactNode>> = {
  zap: bird,
  picturezap: string,
  capturedata: bubbles,
  gotit: wings,
};

const net = (
  <svg className={styles.net} viewBox="0 0 140 120" aria-hidden="true">
    <path d="m96 92 40 26" stroke="#8a5a2b" strokeWidth="9" strokeLinecap="round" />
    <ellipse cx="62" cy="56" rx="56" ry="50" fill="#fff" fillOpacity=".22" />
    <g fill="none" stroke="#fff" strokeOpacity=".75" strokeWidth="2">
      <path d="M10 40h104M8 62h108M16 84h92M34 12v88M62 6v100M90 12v88" />
    </g>
    <ellipse cx="62" cy="56" rx="56" ry="50" fill="none" stroke="#ffc93f" strokeWidth="7" />
  </svg>
);

/** One answer in the shape of its look. It is caught as the finger comes down: by the time it lifts, the answer has moved on. */
export function Flyer(props: FlyerProps) {
  const { look, place, state, facing, scrolled, disabled, label, onCatch, children } = props;
  const { t } = useTexts();
  const caught = useRef(false);
  return (
    <button
      type="button"
      className={classNames(styles.flyer, styles[look], styles[state], scrolled && styles.scrolled)}
      style={colourTokens(colourAt(place))}
      disabled={disabled}
      aria-label={label}
      data-move={`choose ${place}`}
      onPointerDown={({ button, currentTarget }) => {
        if (button !== 0 || scrolled) return;
        caught.current = true;
        lightUp(currentTarget);
        onCatch();
      }}
      onClick={() => {
        // The click that follows a touch has done its work already; one from a keyboard comes alone.
        if (!caught.current) onCatch();
        caught.current = false;
      }}
    >
      <span className={classNames(styles.parts, facing === 'left' && styles.turned)} aria-hidden="true">
        {SHAPES[look]}
      </span>
      <span className={styles.body}>{children}</span>
      {look === 'gotit' && state === 'right' && net}
      {state !== 'open' && (
        <span className={state === 'right' ? styles.tick : styles.oops}>
          <Icon name={state === 'right' ? 'check' : 'retry'} className={styles.icon} />
          <VisuallyHidden>{t(state === 'right' ? 'uiPlay.step.right' : 'uiPlay.step.tried')}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
