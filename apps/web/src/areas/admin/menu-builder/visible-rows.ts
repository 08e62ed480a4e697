import { type RefObject, useEffect, useState } from 'react';
import { ROW_HEIGHT } from './drop-at.ts';

interface Range {
  readonly first: number;
  readonly last: number;
}

/** Lines above and below the edge that are drawn already. */
const BEYOND = 8;

/** Which lines of a long list can be seen: only these are drawn. */
export function useVisibleRows(
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  count: number,
): Range {
  const [range, setRange] = useState<Range>({ first: 0, last: 40 });
  useEffect(() => {
    const room = scroller.current;
    if (!room) return;
    const look = () => {
      const above = room.getBoundingClientRect().top - (list.current?.getBoundingClientRect().top ?? 0);
      const first = Math.max(0, Math.floor(above / ROW_HEIGHT) - BEYOND);
      const last = Math.min(count, Math.ceil((above + room.clientHeight) / ROW_HEIGHT) + BEYOND);
      setRange((before) => (before.first === first && before.last === last ? before : { first, last }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(room);
    room.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      room.removeEventListener('scroll', look);
    };
  }, [scroller, list, count]);
  return range;
}

/** Brings a line into sight with the least movement. */
export function revealRow(room: HTMLElement, list: HTMLElement, row: number): void {
  const top = list.getBoundingClientRect().top - room.getBoundingClientRect().top + row * ROW_HEIGHT;
  const bottom = top + ROW_HEIGHT;
  if (top < 0) room.scrollTop += top - ROW_HEIGHT;
  else if (bottom > room.clientHeight) room.scrollTop += bottom - room.clientHeight + ROW_HEIGHT;
}
