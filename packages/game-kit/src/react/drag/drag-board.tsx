import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { moveByArrows } from '../move-by-arrows.ts';
import { DragContext, type DragTable } from './drag-context.ts';

export interface DragBoardProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** A piece was brought to a place; null: it was let go beside all of them. */
  onPlace(piece: string, place: string | null): void;
  announce(text: string): void;
}

/**
 * Pieces to pick up and places to put them, in four ways that are one: drag by mouse or finger without a long press,
 * touch the piece and then the place, or do the same with the keyboard (arrows move, Enter picks and puts, Esc lets go).
 */
export function DragBoard({ className, children, onPlace, announce }: DragBoardProps) {
  const { t } = useTexts();
  const [picked, setPicked] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const place = useRef(onPlace);
  place.current = onPlace;

  const table = useMemo<DragTable>(() => {
    const letGo = () => {
      setPicked(null);
      setOver(null);
    };
    return {
      picked: picked?.id ?? null,
      over,
      pick: (id, name) => {
        setPicked({ id, name });
        announce(t('games.drag.picked', { name }));
      },
      hover: setOver,
      put: (id, name, where) => {
        letGo();
        place.current(id, where?.id ?? null);
        if (where) announce(t('games.drag.placed', { name, place: where.name }));
      },
      putPicked: (where) => {
        if (!picked) return;
        letGo();
        place.current(picked.id, where.id);
        announce(t('games.drag.placed', { name: picked.name, place: where.name }));
      },
      letGo: () => {
        if (picked) announce(t('games.drag.letGo', { name: picked.name }));
        letGo();
      },
    };
  }, [picked, over, announce, t]);

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
      <div className={className} data-picking={picked ? '' : undefined} onKeyDown={keys}>
        {children}
      </div>
    </DragContext>
  );
}
