import { classNames } from '@flink/ui/play/class-names.ts';
import { focusOnItsPage } from '@flink/ui/play/text/paged-text.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useRef,
  useState,
} from 'react';
import type { Token } from '../../model/text/tokens.ts';
import { moveByArrows } from '../move-by-arrows.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import styles from './passage.module.css';
import { runsOf } from './runs.ts';

/** How one word is drawn, and what a touch of it does. */
export interface PassageWord extends Pick<ComponentProps<'button'>, 'className' | 'onClick'> {
  readonly 'data-state'?: string | undefined;
  readonly 'data-move'?: string | undefined;
  readonly 'aria-disabled'?: boolean | undefined;
  readonly 'aria-pressed'?: boolean | undefined;
  /** Of the word and the signs that touch it. */
  readonly style?: CSSProperties | undefined;
  /** After the word, for who does not see its colour. */
  readonly told?: ReactNode;
}

export interface PassageProps {
  readonly tokens: readonly Token[];
  readonly locale: string;
  readonly label: string;
  readonly shown?: Ref<HTMLDivElement> | undefined;
  readonly className?: string | undefined;
  word(place: number): PassageWord;
}

/** A text, every word a button. One of them is in the order of Tab; the arrows lead to the others. */
export function Passage({ tokens, locale, label, shown, className, word }: PassageProps) {
  const [first] = useState(() => tokens.findIndex(({ kind }) => kind === 'word'));
  const current = useRef(first);
  const { dir } = inLanguage(locale);

  // Written straight to the words: drawing four hundred of them anew is more than the frame of a touch has room for.
  const tabTo = (place: number, word: HTMLElement) => {
    const before = word.closest('[role="group"]')?.querySelector<HTMLElement>('[tabindex="0"]');
    if (before) before.tabIndex = -1;
    word.tabIndex = 0;
    current.current = place;
  };

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

  const button = (place: number) => {
    const { told, className: own, style: _chunk, ...rest } = word(place);
    return (
      <button
        type="button"
        className={classNames(styles.word, own)}
        data-in-text=""
        tabIndex={place === current.current ? 0 : -1}
        onFocus={({ currentTarget }) => tabTo(place, currentTarget)}
        {...rest}
      >
        {tokens[place]?.text}
        {told}
      </button>
    );
  };

  const chunk = ({ first, before, word: place, after }: Chunk) =>
    // Half of them are spaces, which need no place of their own.
    place === null && before.trim() === '' ? (
      before
    ) : (
      <span
        key={first}
        className={place === null ? undefined : styles.together}
        style={place === null ? undefined : word(place).style}
        data-chunk=""
      >
        {before}
        {place !== null && button(place)}
        {after}
      </span>
    );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot flow over pages
    <div
      ref={shown}
      role="group"
      aria-label={label}
      className={classNames(styles.passage, className)}
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
