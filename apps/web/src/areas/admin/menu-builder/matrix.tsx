import { type Cell, cellKey } from '@flink/contract/rules/menu-builder/menu-tree.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type KeyboardEvent, memo } from 'react';
import classes from './matrix.module.css';
import { isSameCell, type MenuFigures } from './menu-figures.ts';
import { cellWords, figuresWords, subjectWords } from './menu-words.ts';

interface MatrixProps {
  readonly subjects: readonly string[];
  readonly levels: readonly number[];
  readonly figures: MenuFigures;
  readonly chosen: Cell;
  readonly onChoose: (cell: Cell) => void;
  /** The cell something is held over, and whether it may land there. */
  readonly over: { readonly cell: Cell; readonly refused: boolean } | null;
  readonly onNewSubject: () => void;
}

/** Subjects × levels: where there is much, where there is nothing, where something is to fix. */
export const Matrix = memo(function Matrix(props: MatrixProps) {
  const { subjects, levels, figures, chosen, onChoose, over, onNewSubject } = props;
  const { t, locale } = useTexts();
  const most = Math.max(
    1,
    ...subjects.flatMap((subject) => levels.map((level) => figures.of({ subject, level }).activities)),
  );

  const cellOf = (cell: Cell) => {
    const counted = figures.of(cell);
    const isOver = over && isSameCell(over.cell, cell);
    return (
      <td key={cell.level}>
        <button
          type="button"
          className={classes.cell}
          data-cell={cellKey(cell)}
          data-over={isOver ? (over.refused ? 'no' : 'yes') : undefined}
          data-empty={counted.groups === 0 ? '' : undefined}
          style={{ '--much': `${8 + Math.round((counted.activities / most) * 26)}%` } as React.CSSProperties}
          tabIndex={isSameCell(chosen, cell) ? 0 : -1}
          aria-pressed={isSameCell(chosen, cell)}
          aria-label={t('builder.cellSays', {
            cell: cellWords(t, cell),
            figures: counted.groups === 0 ? t('builder.nothingInside') : figuresWords(t, counted),
          })}
          onClick={() => onChoose(cell)}
        >
          {counted.groups === 0 ? (
            <Icon name="plus" size={16} />
          ) : (
            <>
              <b>{numberText(counted.activities, locale)}</b>
              <small>{t('builder.inGroups', { count: counted.groups })}</small>
            </>
          )}
          {counted.toFix > 0 && (
            <span className={classes.mark} title={t('builder.toFix', { count: counted.toFix })} />
          )}
        </button>
      </td>
    );
  };

  return (
    <section
      className={classes.matrix}
      aria-label={t('builder.matrix')}
      aria-description={t('builder.matrixKeys')}
      data-strip
    >
      <table>
        <thead>
          <tr>
            <th scope="col">
              <button type="button" className={classes.more} onClick={onNewSubject}>
                <Icon name="plus" size={14} />
                {t('builder.newSubject')}
              </button>
            </th>
            {levels.map((level) => (
              <th key={level} scope="col">
                {t('builder.levelName', { level: String(level) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={walkCells}>
          {subjects.map((subject) => (
            <tr key={subject}>
              <th scope="row">{subjectWords(t, subject)}</th>
              {levels.map((level) => cellOf({ subject, level }))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

/** The cells are one stop of the keyboard: it comes to the chosen one, and arrows walk from there. */
function walkCells(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
  const cell = event.target.closest('td');
  const row = cell?.closest('tr');
  if (!cell || !row) return;
  const cells = [...row.querySelectorAll('td')];
  const at = cells.indexOf(cell);
  const forward = document.dir === 'rtl' ? -1 : 1;
  const beside = (other: Element | null) => other?.querySelectorAll('td')[at];
  const ways: Readonly<Partial<Record<string, () => HTMLTableCellElement | undefined>>> = {
    ArrowDown: () => beside(row.nextElementSibling),
    ArrowUp: () => beside(row.previousElementSibling),
    ArrowRight: () => cells[at + forward],
    ArrowLeft: () => cells[at - forward],
    Home: () => cells[0],
    End: () => cells.at(-1),
  };
  const next = ways[event.key]?.();
  if (!next) return;
  event.preventDefault();
  next.querySelector('button')?.focus();
}
