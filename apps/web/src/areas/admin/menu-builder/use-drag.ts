import {
  type Cell,
  cellOf,
  type Entry,
  type MenuTree,
} from '@flink/contract/rules/menu-builder/menu-tree.ts';
import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { type Drop, dropAt, dropInCell } from './drop-at.ts';
import type { TreeRow } from './tree-rows.ts';

/** What is carried: an entry of the menu, or something from the palette. */
export interface Carried {
  readonly kind: Entry['kind'];
  readonly entry: Entry | null;
  readonly _id: string;
  readonly name: string;
  readonly second: string;
}

export interface Drag {
  readonly what: Carried;
  readonly x: number;
  readonly y: number;
  readonly drop: Drop | null;
}

interface Started {
  readonly what: Carried;
  readonly fromX: number;
  readonly fromY: number;
}

interface Around {
  readonly tree: MenuTree;
  readonly cell: Cell;
  readonly rows: readonly TreeRow[];
  /** What scrolls, with the tree in it. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  readonly onDrop: (what: Carried, drop: Drop) => void;
}

/** A click is not a drag. */
const SLACK = 5;
const SCROLL_EDGE = 48;
const SCROLL_STEP = 12;

/** Drags by mouse, pen and finger; keys have their own way. */
export function useDrag(around: Around) {
  const [started, setStarted] = useState<Started | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const dropUnder = useEffectEvent((what: Carried, x: number, y: number): Drop | null => {
    const { tree, cell, rows, scroller, list } = around;
    const key = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]')?.dataset.cell;
    if (key !== undefined) return dropInCell(tree, cellOf(key), what);
    const room = scroller.current?.getBoundingClientRect();
    const top = list.current?.getBoundingClientRect().top;
    if (!room || top === undefined) return null;
    const inside = x >= room.left && x <= room.right && y >= Math.max(top, room.top) && y <= room.bottom;
    return inside ? dropAt(tree, cell, rows, what, y - top) : null;
  });
  const finish = useEffectEvent((last: Drag | null) => {
    setStarted(null);
    setDrag(null);
    if (last?.drop) around.onDrop(last.what, last.drop);
  });

  useEffect(() => {
    if (!started) return;
    let last: Drag | null = null;
    let frame = 0;
    const show = (x: number, y: number) => {
      last = { what: started.what, x, y, drop: dropUnder(started.what, x, y) };
      setDrag(last);
    };
    const scrollAtEdge = () => {
      const room = around.scroller.current;
      const rect = room?.getBoundingClientRect();
      if (last && room && rect) {
        const by =
          last.y < rect.top + SCROLL_EDGE
            ? -SCROLL_STEP
            : last.y > rect.bottom - SCROLL_EDGE
              ? SCROLL_STEP
              : 0;
        const before = room.scrollTop;
        if (by !== 0) room.scrollTop += by;
        if (room.scrollTop !== before) show(last.x, last.y);
      }
      frame = requestAnimationFrame(scrollAtEdge);
    };
    const move = (event: PointerEvent) => {
      if (!last) {
        if (Math.hypot(event.clientX - started.fromX, event.clientY - started.fromY) < SLACK) return;
        frame = requestAnimationFrame(scrollAtEdge);
      }
      event.preventDefault();
      show(event.clientX, event.clientY);
    };
    const up = () => finish(last);
    const away = () => finish(null);
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      finish(null);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', away);
    window.addEventListener('keydown', key, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', away);
      window.removeEventListener('keydown', key, true);
    };
  }, [started, around.scroller]);

  return {
    drag,
    /** Of the grip, and by a mouse of the whole line. */
    begin(event: ReactPointerEvent, what: Carried): void {
      if (event.button !== 0) return;
      setStarted({ what, fromX: event.clientX, fromY: event.clientY });
    },
  };
}
