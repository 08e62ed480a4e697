import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { Cell, ConnectingRound } from '../../model/kinds/connecting.ts';
import type { BoxLook } from './box-grid.tsx';
import { lineDirection } from './line-direction.ts';
import styles from './written-line.module.css';

interface Place {
  readonly cell: Cell;
  /** Which of the places that are looked for, or -1. */
  readonly free: number;
}

/** The places of the line word by word, each word with the breaker after it. */
function wordsOf(line: readonly Cell[]): readonly (readonly Place[])[] {
  const words: Place[][] = [[]];
  let free = -1;
  for (const cell of line) {
    if (cell.kind === 'free') free += 1;
    words.at(-1)?.push({ cell, free: cell.kind === 'free' ? free : -1 });
    if (cell.kind === 'breaker') words.push([]);
  }
  return words.filter((word) => word.length > 0);
}

export interface WrittenLineProps {
  readonly round: ConnectingRound;
  readonly look: BoxLook;
  readonly lang: string;
}

/** What has been joined so far: given places have a solid line, the next one is yellow, a found word is green. */
export function WrittenLine({ round, look, lang }: WrittenLineProps) {
  const { t } = useTexts();
  const { line, boxes, chain, settled } = round;

  const placeOf = ({ cell, free }: Place, key: number) => {
    if (cell.kind === 'breaker') {
      return (
        <li key={key} className={styles.peg} data-mark={cell.text.trim() || undefined}>
          {cell.text.trim() ? (
            cell.text
          ) : (
            <>
              <VisuallyHidden>{t('connecting.gap')}</VisuallyHidden>
              <svg viewBox="0 0 40 64" aria-hidden="true">
                <path d="M20 8v48" className={styles.wood} />
                <path d="M17 9v46" className={styles.shine} />
                <path d="M8 26q12 8 24 0M8 38q12 8 24 0" className={styles.cord} />
              </svg>
            </>
          )}
        </li>
      );
    }
    if (cell.kind === 'fixed')
      return (
        <li key={key} className={styles.fixed}>
          {cell.text}
        </li>
      );
    const box = chain[free];
    if (box === undefined)
      return (
        <li key={key} className={styles.empty} data-next={free === chain.length ? '' : undefined}>
          <VisuallyHidden>{t('connecting.open')}</VisuallyHidden>
        </li>
      );
    return (
      <li key={key} className={free < settled ? styles.done : styles.joined}>
        {boxes[box]}
      </li>
    );
  };

  return (
    <Sheet className={styles.sheet} role="group" aria-label={t('connecting.line')}>
      <div
        className={styles.line}
        data-look={look}
        data-places={line.length > 25 ? 'many' : line.length > 16 ? 'some' : 'few'}
        lang={lang}
        dir={lineDirection(line, look === 'words', lang)}
      >
        {wordsOf(line).map((word, index) => {
          const free = word.filter((place) => place.free >= 0);
          const found = free.length > 0 && free.every((place) => place.free < settled);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word keeps its place in the line
            <ul key={index} className={styles.word}>
              {word.map(placeOf)}
              {found && (
                <li className={styles.tick}>
                  <Icon name="check" className={styles.icon} />
                  <VisuallyHidden>{t('uiPlay.step.right')}</VisuallyHidden>
                </li>
              )}
            </ul>
          );
        })}
      </div>
    </Sheet>
  );
}
