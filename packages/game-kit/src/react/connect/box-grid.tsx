import { classNames } from '@flink/ui/play/class-names.ts';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { FitText } from '@flink/ui/play/text/fit-text.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type CSSProperties, type KeyboardEvent, useId } from 'react';
import type { ConnectingRound, Join } from '../../model/kinds/connecting.ts';
import { moveByArrows } from '../move-by-arrows.ts';
import { useFocusOnNew } from '../use-focus-on-new.ts';
import styles from './box-grid.module.css';
import { ChainLinks } from './chain-links.tsx';
import { typedBox } from './typed-box.ts';
import { useDrawnChain } from './use-drawn-chain.ts';

/** Letters stand in square boxes; syllables and words need wider ones. */
export type BoxLook = 'letters' | 'syllables' | 'words';

export interface BoxGridProps {
  readonly problem: number;
  readonly round: ConnectingRound;
  readonly look: BoxLook;
  readonly scale: number;
  readonly playing: boolean;
  readonly lang: string;
  onMove(move: Join): void;
}

/** From here on they are as many as the keys of a keyboard, and no larger on a small phone. */
const CROWDED_FROM = 17;

/** The boxes: touched one by one, drawn over with a finger, or spelled on a keyboard. */
export function BoxGrid({ problem, round, look, scale, playing, lang, onMove }: BoxGridProps) {
  const { t } = useTexts();
  const id = useId();
  const { grid, boxes, chain, settled, wrong, gone } = round;
  const board = useFocusOnNew<HTMLUListElement>(`${problem} ${settled}`);
  const drawing = useDrawnChain({ chain, settled, playing, onMove });
  const isHole = (box: number) =>
    boxes[box] === null || gone.includes(box) || (chain.includes(box) && chain.indexOf(box) < settled);

  /** A letter that is typed is joined, of a longer box it is the beginning: the next such box is looked at. */
  const type = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !playing) return;
    if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      onMove({ type: 'back' });
      return;
    }
    const open = boxes.flatMap((text, box) =>
      text !== null && !isHole(box) && !chain.includes(box) ? [{ box, text }] : [],
    );
    const typed = typedBox(event.key, open, lang);
    if (!typed) return moveByArrows(event);
    event.preventDefault();
    document.getElementById(`${id}${typed.box}`)?.focus();
    if (typed.joins) onMove({ type: 'join', place: typed.box });
  };

  return (
    <div className={styles.room}>
      <Sheet className={styles.paper}>
        <ul
          key={problem}
          ref={board}
          // Design: word grids are not mirrored.
          dir="ltr"
          className={styles.grid}
          data-look={look}
          data-keys={boxes.length >= CROWDED_FROM ? '' : undefined}
          data-turns={look === 'letters' && grid.rows > grid.columns ? '' : undefined}
          style={{ '--columns': grid.columns, '--rows': grid.rows, '--scale': scale } as CSSProperties}
          aria-label={t('connecting.boxes')}
          onKeyDown={type}
          {...drawing}
        >
          {boxes.map((text, box) => {
            const number = chain.indexOf(box) + 1;
            if (text === null || isHole(box))
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
              return <li key={box} className={styles.hole} aria-hidden="true" />;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
              <li key={box} className={styles.place}>
                <button
                  type="button"
                  id={`${id}${box}`}
                  className={classNames(
                    styles.box,
                    number > 0 && styles.joined,
                    number > 0 && number === chain.length && styles.last,
                    wrong.includes(box) && styles.wrong,
                  )}
                  data-move={`join ${box}`}
                  data-box={box}
                  disabled={!playing}
                  aria-label={number > 0 ? t('connecting.inChain', { text, number }) : undefined}
                  onClick={() => onMove({ type: 'join', place: box })}
                >
                  <span className={styles.face}>
                    {look === 'letters' ? (
                      <span className={styles.letter} {...inLanguage(lang)}>
                        {text}
                      </span>
                    ) : (
                      <FitText text={text} size={`var(--len-${look === 'words' ? 6 : 4})`} lang={lang} />
                    )}
                  </span>
                  {number > 0 && (
                    <i className={styles.number} aria-hidden="true">
                      {number.toLocaleString(lang)}
                    </i>
                  )}
                </button>
              </li>
            );
          })}
          <ChainLinks grid={grid} chain={chain.slice(settled)} wide={look !== 'letters'} />
        </ul>
      </Sheet>
    </div>
  );
}
