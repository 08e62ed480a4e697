import { moveByArrows } from '@flink/game-kit/react/move-by-arrows.ts';
import type { PlayProps } from '@flink/game-kit/react/play.ts';
import { focusOnItsPage } from '@flink/ui/play/text/paged-text.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type KeyboardEvent, useState } from 'react';
import type { LiteracyEvent, LiteracyState } from '../model/game.ts';
import type { LiteracyOptions } from '../model/schema.ts';
import { chunksOf } from './chunks.ts';
import styles from './passage.module.css';

type Props = PlayProps<LiteracyState, LiteracyEvent, LiteracyOptions>;

/** The passage, every word a button. One of them is in the order of Tab; the arrows lead to the others. */
export function Passage({ state, send }: Props) {
  const { t } = useTexts();
  const { tokens, found, tried } = state.round;
  const [current, setCurrent] = useState(() => tokens.findIndex(({ kind }) => kind === 'word'));
  const open = state.phase === 'playing';

  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') {
      moveByArrows(event);
      return;
    }
    const words = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const at = words.indexOf(event.target as HTMLElement);
    // The next word of a line's end is the first of the next line; where it stands decides which way reading goes.
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = words[at + ((event.key === 'ArrowRight') === rtl ? -1 : 1)];
    if (at === -1 || !next) return;
    event.preventDefault();
    focusOnItsPage(next);
  };

  const button = (place: number) => {
    const token = tokens[place];
    const state = found.includes(place) ? 'found' : tried.includes(place) ? 'tried' : 'open';
    return (
      <button
        type="button"
        className={styles.word}
        data-state={state}
        data-move={`touch ${place}`}
        data-in-text=""
        tabIndex={place === current ? 0 : -1}
        aria-disabled={!open || undefined}
        onFocus={() => setCurrent(place)}
        onClick={() => open && send({ type: 'touch', place })}
      >
        {token?.text}
        {state !== 'open' && (
          <VisuallyHidden>{t(state === 'found' ? 'uiPlay.step.right' : 'uiPlay.step.tried')}</VisuallyHidden>
        )}
      </button>
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot flow over pages
    <div role="group" aria-label={t('literacy.passage')} className={styles.passage} onKeyDown={keys}>
      {chunksOf(tokens).map(({ first, before, word, after }) =>
        word === null ? (
          <span key={first} data-chunk="">
            {before}
          </span>
        ) : (
          <span key={first} className={styles.together} data-chunk="">
            {before}
            {button(word)}
            {after}
          </span>
        ),
      )}
    </div>
  );
}
