import { colourAt, colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { Slot } from '@flink/ui/play/pieces/slot.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { CSSProperties, ReactNode } from 'react';
import type { Piece } from '../../model/content/piece.ts';
import type { PlayHost } from '../play.ts';
import { ListenFace } from './listen-face.tsx';
import styles from './pair-board.module.css';
import { pieceName } from './piece-name.ts';
import { usePlace } from './use-place.ts';

export interface PairTargetProps {
  readonly target: number;
  readonly question: Piece;
  readonly disabled: boolean;
  readonly host: Pick<PlayHost, 'locale' | 'mediaUrl' | 'say'>;
  /** The tile that was brought here. */
  readonly children: ReactNode;
}

/** Its tint is not the colour of its answer: that would give it away. */
const TINT_OFFSET = 2;

/** A card with what is asked and the place for its answer; all of the card takes what is dropped on it. */
export function PairTarget({ target, question, disabled, host, children }: PairTargetProps) {
  const { t } = useTexts();
  const name = pieceName(question, target + 1, t);
  const full = Boolean(children);
  const place = usePlace({ id: String(target), name, disabled, full });
  const tint = colourTokens(colourAt(target + TINT_OFFSET));
  return (
    <li className={styles.target} style={{ ...tint, '--i': target } as CSSProperties}>
      <Sheet className={styles.card} {...place}>
        <ListenFace piece={question} name={name} className={styles.face} host={host} />
        <div className={styles.slot}>
          <Slot full={full} label={t('drag.placeFor', { name })} data-hot={place['data-hot']}>
            {children}
          </Slot>
        </div>
      </Sheet>
    </li>
  );
}
