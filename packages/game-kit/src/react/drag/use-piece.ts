import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { type Place, useDragTable } from './drag-context.ts';

export interface PieceOptions {
  readonly id: string;
  readonly name: string;
  readonly disabled?: boolean;
  /** Where it lies; touching it with another piece in hand puts that one there. */
  readonly place?: Place | null;
}

/** A finger that rests shakes by a few pixels; that is no drag. */
const DRAG_FROM_PX = 8;

interface Held {
  readonly x: number;
  readonly y: number;
  readonly pointer: number;
  moved: boolean;
  target: Place | null;
}

/** The properties of a button that can be picked up. */
export function usePiece({ id, name, disabled = false, place = null }: PieceOptions) {
  const table = useDragTable();
  const held = useRef<Held | null>(null);
  const justDragged = useRef(false);

  const release = (element: HTMLElement) => {
    held.current = null;
    element.style.translate = '';
    delete element.dataset.dragging;
  };

  return {
    disabled,
    'aria-pressed': table.picked === id,
    'data-picked': table.picked === id ? '' : undefined,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (disabled || event.button !== 0) return;
      justDragged.current = false;
      held.current = {
        x: event.clientX,
        y: event.clientY,
        pointer: event.pointerId,
        moved: false,
        target: null,
      };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = held.current;
      if (now?.pointer !== event.pointerId) return;
      const dx = event.clientX - now.x;
      const dy = event.clientY - now.y;
      const element = event.currentTarget;
      if (!now.moved) {
        if (Math.hypot(dx, dy) < DRAG_FROM_PX) return;
        now.moved = true;
        element.dataset.dragging = '';
        table.pick(id, name);
      }
      // Written straight to the element: a render per move is more than a slow tablet can do in a frame.
      element.style.translate = `${dx}px ${dy}px`;
      const target = placeUnder(event.clientX, event.clientY);
      if (target?.id !== now.target?.id) table.hover(target?.id ?? null);
      now.target = target;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const now = held.current;
      if (now?.pointer !== event.pointerId) return;
      release(event.currentTarget);
      if (!now.moved) return;
      justDragged.current = true;
      table.put(id, name, now.target);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (!held.current) return;
      release(event.currentTarget);
      table.letGo();
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.stopPropagation();
      // The click that ends a drag is not a touch.
      if (justDragged.current) {
        justDragged.current = false;
        return;
      }
      if (disabled) return;
      if (table.picked === id) table.letGo();
      else if (table.picked !== null && place) table.putPicked(place);
      else table.pick(id, name);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Delete' && event.key !== 'Backspace') return;
      if (disabled || !place) return;
      event.preventDefault();
      table.put(id, name, null);
    },
  };
}

/** The dragged piece itself lets the finger through ([data-dragging] in the tile's style). */
function placeUnder(x: number, y: number): Place | null {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  const id = element?.dataset.place;
  return element && id !== undefined ? { id, name: element.dataset.placeName ?? id } : null;
}
