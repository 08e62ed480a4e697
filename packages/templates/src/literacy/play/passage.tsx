import { moveByArrows } from '@flink/game-kit/react/move-by-arrows.ts';
import type { PlayProps } from '@flink/game-kit/react/play.ts';
import { focusOnItsPage } from '@flink/ui/play/text/paged-text.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type KeyboardEvent, type Ref, useState } from 'react';
import type { LiteracyEvent, LiteracyState } from '../model/game.ts';
import type { LiteracyOptions } from '../model/schema.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import styles from './passage.module.css';
import { runsOf } from './runs.ts';

type Props = PlayProps<LiteracyState, LiteracyEvent, LiteracyOptions>;

export interface PassageProps extends Props {
  readonly shown: Ref<HTMLDivElement>;
}

/** The passage, every word a button. One of them is in the order of Tab; the arrows lead to the others. */
export function Passage({ state, send, host, shown }: PassageProps) {
  const { t } = useTexts();
  const { tokens, found, tried, gone } = state.round;
  const [current, setCurrent] = useState(() => tokens.findIndex(({ kind }) => kind === 'word'));
  const { dir } = inLanguage(host.locale);
  const open = state.phase === 'playing';

  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') {
      moveByArrows(event);
      return;
    }
    const words = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const at = words.indexOf(event.target as HTMLElement);
    // The next word of a line's end is the first of the next line.
    const next = words[at + ((event.key === 'ArrowRight') === (dir === 'rtl') ? -1 : 1)];
    if (at === -1 || !next) return;
    event.preventDefault();
    focusOnItsPage(next);
  };

  const wordState = (place: number): 'found' | 'tried' | 'gone' | 'open' => {
    if (found.includes(place)) return 'found';
    if (tried.includes(place)) return 'tried';
    return gone.includes(place) ? 'gone' : 'open';
  };

  /** A word that is no answer any more says itself: a touch of any other is a move. */
  const touch = (place: number) => {
    if (wordState(place) === 'open') send({ type: 'touch', place });
    else host.say({ text: tokens[place]?.text ?? '' });
  };

  const button = (place: number) => {
    const token = tokens[place];
    const state = wordState(place);
    return (
      <button
        type="button"
        className={styles.word}
        data-state={state}
        data-move={`touch ${place}`}
        data-in-text=""
        tabIndex={place === current ? 0 : -1}
        aria-disabled={!open || state === 'gone' || undefined}
        onFocus={() => setCurrent(place)}
        onClick={() => open && touch(place)}
      >
        {token?.text}
        {(state === 'found' || state === 'tried') && (
          <VisuallyHidden data-unread="">
            {t(state === 'found' ? 'uiPlay.step.right' : 'uiPlay.step.tried')}
          </VisuallyHidden>
        )}
      </button>
    );
  };

  const chunk = ({ first, before, word, after }: Chunk) => (
    <span key={first} className={word === null ? undefined : styles.together} data-chunk="">
      {before}
      {word !== null && button(word)}
      {after}
    </span>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot flow over pages
    <div
      ref={shown}
      role="group"
      aria-label={t('literacy.passage')}
      className={styles.passage}
      onKeyDown={keys}
    >
      {runsOf(chunksOf(tokens), tokens, dir).map((run) =>
        run.dir === dir ? (
          run.chunks.map(chunk)
        ) : (
          <bdi key={run.chunks[0]?.first} dir={run.dir}>
            {run.chunks.map(chunk)}
          </bdi>
        ),
      )}
    </div>
  );
}
