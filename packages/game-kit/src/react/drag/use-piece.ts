import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { type Place, useDragTable } from './drag-context.ts';
import { type BoxedPlace, placeFor } from './place-for.ts';

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
  /** Measured once, when the drag begins: nothing on the board moves meanwhile. */
  places: readonly BoxedPlace[] | null;
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
    'data-piece': id,
    'data-picked': table.picked === id ? '' : undefined,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A second finger must not take over the piece that the first one holds.
      if (disabled || event.button !== 0 || !event.isPrimary) return;
      justDragged.current = false;
      const { clientX: x, clientY: y, pointerId: pointer } = event;
      held.current = { x, y, pointer, places: null, target: null };
      event.currentTarget.setPointerCapture(pointer);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = held.current;
      if (now?.pointer !== event.pointerId) return;
      const dx = event.clientX - now.x;
      const dy = event.clientY - now.y;
      const element = event.currentTarget;
      if (now.places === null) {
        if (Math.hypot(dx, dy) < DRAG_FROM_PX) return;
        now.places = placesAround(element);
        element.dataset.dragging = '';
        table.pick(id, name);
      }
      // Written straight to the element: a render per move is more than a slow tablet can do in a frame.
      element.style.translate = `${dx}px ${dy}px`;
      const finger = { x: event.clientX, y: event.clientY };
      const target = placeFor(finger, element.getBoundingClientRect(), now.places);
      if (target?.id !== now.target?.id) table.hover(target?.id ?? null);
      now.target = target;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const now = held.current;
      if (now?.pointer !== event.pointerId) return;
      if (now.places !== null) {
        justDragged.current = true;
        table.put(id, name, now.target);
      }
      release(event.currentTarget);
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

function placesAround(piece: HTMLElement): readonly BoxedPlace[] {
  const all = piece.closest('[data-drag-board]')?.querySelectorAll<HTMLElement>('[data-place]') ?? [];
  return Array.from(all, (element) => {
    const id = element.dataset.place ?? '';
    return { id, name: element.dataset.placeName ?? id, box: element.getBoundingClientRect() };
  });
}
