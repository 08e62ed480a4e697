import { classNames } from '@flink/ui/play/class-names.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { moveByArrows } from '../move-by-arrows.ts';
import styles from './drag-board.module.css';
import { DragContext, type DragTable } from './drag-context.ts';
import { useFlipAnimation } from './use-flip-animation.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import { type Miss, useMiss } from './use-miss.ts';

export interface DragBoardProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** The piece that was just brought to a wrong place. */
  readonly missed?: Miss | null;
  /** A piece was brought to a place; null: it was let go beside all of them. */
  onPlace(piece: string, place: string | null): void;
  /** A piece is in hand; null: it is there no more. */
  onPick?(piece: string | null): void;
  announce(text: string): void;
}

/**
 * Pieces to pick up and places to put them, in four ways that are one: drag by mouse or finger without a long press,
 * touch the piece and then the place, or do the same with the keyboard (arrows move, Enter picks and puts, Esc lets go).
 * Where there is one place in all, touching the piece is enough.
 */
export function DragBoard({ className, children, missed = null, onPlace, onPick, announce }: DragBoardProps) {
  const { t } = useTexts();
  const board = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const told = useRef({ onPlace, onPick, announce });
  told.current = { onPlace, onPick, announce };
  const fly = useFlipAnimation(board);
  const start = useRef(fly);
  start.current = fly;
  useMiss(board, missed);
  useFocusFallback(board);

  const table = useMemo<DragTable>(() => {
    const letGo = () => {
      setPicked(null);
      setOver(null);
      told.current.onPick?.(null);
    };
    const put: DragTable['put'] = (id, name, where) => {
      start.current(id);
      letGo();
      told.current.onPlace(id, where?.id ?? null);
      if (where) told.current.announce(t('games.drag.placed', { name, place: where.name }));
    };
    return {
      picked: picked?.id ?? null,
      over,
      pick: (id, name) => {
        setPicked({ id, name });
        told.current.onPick?.(id);
        told.current.announce(t('games.drag.picked', { name }));
      },
      hover: setOver,
      put,
      putPicked: (where) => {
        if (picked) put(picked.id, picked.name, where);
      },
      letGo: () => {
        if (picked) told.current.announce(t('games.drag.letGo', { name: picked.name }));
        letGo();
      },
    };
  }, [picked, over, t]);

  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && picked) {
      // Esc closes what is open first; the help or the game must not go with it.
      event.stopPropagation();
      event.preventDefault();
      table.letGo();
      return;
    }
    moveByArrows(event);
  };

  return (
    <DragContext value={table}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside */}
      <div
        ref={board}
        className={classNames(styles.board, className)}
        data-drag-board=""
        data-picking={picked ? '' : undefined}
        onKeyDown={keys}
      >
        {children}
      </div>
    </DragContext>
  );
}
