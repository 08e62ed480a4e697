import { type AnswerColour, colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { memo } from 'react';
import styles from './letter-grid.module.css';

interface LetterCellProps {
  readonly cell: number;
  readonly letter: string;
  readonly side: number;
  /** Of the word that was found in it. */
  readonly colour: AnswerColour | undefined;
  readonly isCurrent: boolean;
  readonly isBegun: boolean;
  readonly isHinted: boolean;
  readonly isOpen: boolean;
  onFocus(cell: number): void;
  onPress(cell: number): void;
}

/** One of up to two hundred: drawn again only when it changes. */
export const LetterCell = memo(function LetterCell(props: LetterCellProps) {
  const { cell, letter, side, colour, isCurrent, isBegun, isHinted, isOpen, onFocus, onPress } = props;
  const { t } = useTexts();
  const place = { letter, row: Math.floor(cell / side) + 1, column: (cell % side) + 1 };
  return (
    <button
      type="button"
      className={styles.cell}
      style={colour && colourTokens(colour)}
      data-found={colour ? '' : undefined}
      data-hinted={isHinted ? '' : undefined}
      // A letter among letters, as a word in a running text: as large as its grid allows.
      data-in-text=""
      data-piece={cell}
      data-place={cell}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={t('wordSearch.cell', place)}
      aria-pressed={isBegun}
      aria-disabled={!isOpen || undefined}
      onFocus={() => onFocus(cell)}
      onClick={() => onPress(cell)}
    >
      <span className={styles.letter}>{letter}</span>
      {colour && <VisuallyHidden>{t('uiPlay.step.right')}</VisuallyHidden>}
    </button>
  );
});
