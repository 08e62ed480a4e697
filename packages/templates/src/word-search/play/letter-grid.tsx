import { moveByArrows } from '@flink/game-kit/react/move-by-arrows.ts';
import type { PlayProps } from '@flink/game-kit/react/play.ts';
import { useFocusOnNew } from '@flink/game-kit/react/use-focus-on-new.ts';
import { colourAt } from '@flink/ui/play/pieces/answer-colours.ts';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useRef,
  useState,
} from 'react';
import type { WordSearchEvent, WordSearchState } from '../model/game.ts';
import { lineBetween, meantLine, meantWord } from '../model/lines.ts';
import type { WordSearchOptions } from '../model/schema.ts';
import { gridDirection } from './grid-direction.ts';
import { LetterCell } from './letter-cell.tsx';
import styles from './letter-grid.module.css';

type Props = PlayProps<WordSearchState, WordSearchEvent, WordSearchOptions>;

/** Vowel signs make a letter wider than one sign. */
const isWide = (letters: readonly string[]) => letters.some((letter) => letter.length > 2);

/** In px: a finger cannot be sure of a smaller letter (WCAG 2.5.8), and means the word beside it as well. */
const LEAST_FOR_A_FINGER = 24;

/** The letters. A word is taken by drawing along it, or by its two ends, one touch or Enter for each. */
export function LetterGrid({ state, send, host }: Props) {
  const { t } = useTexts();
  const { side, letters, words, found, hint } = state.round;
  const board = useFocusOnNew<HTMLDivElement>(state.current);
  const grid = useRef<HTMLDivElement>(null);
  const open = state.phase === 'playing';
  const direction = gridDirection(words.map(({ text }) => text));
  const isFromRight = direction === 'rtl';
  /** The cell that Tab leads to; the arrows lead on from it. */
  const [current, setCurrent] = useState(0);
  /** The first end of a word, while the last is still to come. */
  const [begun, setBegun] = useState<number | null>(null);
  const [drawn, setDrawn] = useState<readonly number[]>([]);

  /** By which something was touched last; a key needs no help. */
  const pointer = useRef('');

  const select = (from: number, to: number) => {
    setBegun(null);
    if (!open) return;
    const cell = (grid.current?.clientWidth ?? 0) / side;
    const reach = pointer.current === 'touch' && cell < LEAST_FOR_A_FINGER ? 1 : 0;
    const hidden = words.flatMap(({ cells }, word) => (found.includes(word) ? [] : [cells]));
    const meant = meantWord(lineBetween(from, to, side), hidden, side, reach);
    send({ type: 'select', piece: meant?.[0] ?? from, place: meant?.at(-1) ?? to });
  };

  // The cells are drawn once and not with every move of a finger: what they call looks up what is true just then.
  const press = useRef<(cell: number) => void>(() => {});
  press.current = (cell) => {
    if (!open) return;
    if (begun === null) {
      setBegun(cell);
      host.announce(t('wordSearch.begun', { letter: letters[cell] ?? '' }));
    } else if (begun === cell) setBegun(null);
    else select(begun, meantLine(begun, cell, side).at(-1) ?? cell);
  };
  const onPress = useCallback((cell: number) => press.current(cell), []);

  /** The cell under a finger, or the nearest one where it has left the grid. */
  const cellAt = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): number => {
    const box = grid.current?.getBoundingClientRect();
    if (!box) return 0;
    const along = (at: number, length: number) =>
      Math.min(side - 1, Math.max(0, Math.floor((at / length) * side)));
    const x = along(clientX - box.left, box.width);
    return along(clientY - box.top, box.height) * side + (isFromRight ? side - 1 - x : x);
  };

  const draw = (event: PointerEvent<HTMLElement>) => {
    pointer.current = event.pointerType;
    if (!open || !event.isPrimary || event.button !== 0) return;
    const from = cellAt(event);
    let line: readonly number[] = [from];
    const move = (moved: globalThis.PointerEvent) => {
      const next = meantLine(from, cellAt(moved), side);
      if (next.length === line.length && next.at(-1) === line.at(-1)) return;
      line = next;
      setDrawn(next.length > 1 ? next : []);
    };
    const end = (ended: globalThis.PointerEvent) => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      setDrawn([]);
      if (ended.type === 'pointerup' && line.length > 1) select(from, line.at(-1) ?? from);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };

  const keys = (event: KeyboardEvent<HTMLElement>) => {
    pointer.current = '';
    if (event.key === 'Escape' && begun !== null) {
      event.stopPropagation();
      setBegun(null);
    } else moveByArrows(event);
  };

  const pending = drawn.length > 0 ? drawn : begun === null ? [] : meantLine(begun, current, side);
  const colours = new Map(
    found.flatMap((word, order) =>
      (words[word]?.cells ?? []).map((cell) => [cell, colourAt(order)] as const),
    ),
  );
  const centre = (cell: number) => {
    const column = (cell % side) + 0.5;
    return { x: isFromRight ? side - column : column, y: Math.floor(cell / side) + 0.5 };
  };
  const line = (cells: readonly number[], colour: string, key: string | number) => {
    const [from, to] = [centre(cells[0] ?? 0), centre(cells.at(-1) ?? 0)];
    const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
    return (
      <g key={key} className={styles.line} data-pending={key === 'pending' ? '' : undefined}>
        <line {...ends} y1={ends.y1 + 0.06} y2={ends.y2 + 0.06} stroke={`var(--${colour}-deep)`} />
        <line {...ends} stroke={`var(--${colour})`} />
      </g>
    );
  };

  return (
    <Sheet ref={board} className={styles.sheet}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in all browsers */}
      <div
        ref={grid}
        dir={direction}
        role="group"
        aria-label={t('wordSearch.grid')}
        className={styles.grid}
        data-wide={isWide(letters) ? '' : undefined}
        style={{ '--side': side } as CSSProperties}
        onPointerDown={draw}
        onKeyDown={keys}
      >
        {letters.map((letter, cell) => (
          <LetterCell
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={cell}
            cell={cell}
            letter={letter}
            side={side}
            colour={colours.get(cell)}
            isCurrent={cell === current}
            isBegun={cell === begun}
            isHinted={cell === hint?.cell}
            isOpen={open}
            onFocus={setCurrent}
            onPress={onPress}
          />
        ))}
        <svg className={styles.lines} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
          {found.map((word, order) => line(words[word]?.cells ?? [], colourAt(order), word))}
        </svg>
        {pending.length > 0 && (
          <svg className={styles.pending} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
            {line(pending, 'sun', 'pending')}
          </svg>
        )}
      </div>
    </Sheet>
  );
}
