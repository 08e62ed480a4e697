import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { afterNextPaint } from '../after-next-paint.ts';
import { type Place, useDragTable } from './drag-context.ts';
import { dragPreview } from './drag-preview.ts';
import { type Box, type BoxedPlace, onlyPlace, placeFor, shared } from './place-for.ts';

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
  /** What moves with the finger. */
  carried: HTMLElement;
  /** Where it lay. Measured once, with the places, when the drag begins: nothing on the board moves meanwhile. */
  box: Box | null;
  places: readonly BoxedPlace[];
  target: Place | null;
}

/** The properties of a button that can be picked up. */
export function usePiece({ id, name, disabled = false, place = null }: PieceOptions) {
  const table = useDragTable();
  const held = useRef<Held | null>(null);
  const justDragged = useRef(false);

  const release = (element: HTMLElement, carried: HTMLElement) => {
    element.style.translate = '';
    delete element.dataset.dragging;
    delete element.dataset.away;
    if (carried !== element) carried.remove();
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
      held.current = { x, y, pointer, box: null, places: [], target: null, carried: event.currentTarget };
      event.currentTarget.setPointerCapture(pointer);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = held.current;
      if (now?.pointer !== event.pointerId) return;
      const dx = event.clientX - now.x;
      const dy = event.clientY - now.y;
      const element = event.currentTarget;
      if (now.box === null) {
        if (Math.hypot(dx, dy) < DRAG_FROM_PX) return;
        const scrolls = element.closest('[data-scrolls]') !== null;
        // Up and down is scrolling there; the browser takes the finger away in a moment.
        if (scrolls && event.pointerType === 'touch' && Math.abs(dy) > Math.abs(dx)) return;
        now.box = element.getBoundingClientRect();
        now.places = placesAround(element);
        if (scrolls) now.carried = dragPreview(element, id, now.box);
        else element.dataset.dragging = '';
        table.pick(id, name);
      }
      // Written straight to the element: a render per move is more than a slow tablet can do in a frame.
      now.carried.style.translate = `${dx}px ${dy}px`;
      const finger = { x: event.clientX, y: event.clientY };
      const { left, top, width, height } = now.box;
      const target = placeFor(finger, { left: left + dx, top: top + dy, width, height }, now.places);
      if (target?.id !== now.target?.id) table.hover(target?.id ?? null);
      now.target = target;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const now = held.current;
      if (now?.pointer !== event.pointerId) return;
      held.current = null;
      const element = event.currentTarget;
      if (now.box === null) return;
      justDragged.current = true;
      // It lies where it was let go until its place is drawn.
      afterNextPaint(() => {
        table.put(id, name, now.target);
        release(element, now.carried);
      });
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      const now = held.current;
      if (!now) return;
      held.current = null;
      release(event.currentTarget, now.carried);
      // Another piece may be in hand, while this one was only touched to scroll.
      if (now.box !== null) table.letGo();
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.stopPropagation();
      // The click that ends a drag is not a touch.
      if (justDragged.current) {
        justDragged.current = false;
        return;
      }
      if (disabled) return;
      const only = place ? null : onlyPlaceAround(event.currentTarget);
      if (only) table.put(id, name, only);
      else if (table.picked === id) table.letGo();
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

/** A place that takes nothing any more is still one of them. */
function onlyPlaceAround(piece: HTMLElement): Place | null {
  const all = piece.closest('[data-drag-board]')?.querySelectorAll<HTMLElement>('[data-place-name]') ?? [];
  return onlyPlace(
    Array.from(all, ({ dataset }) => ({ id: dataset.place ?? null, name: dataset.placeName ?? '' })),
  );
}

function placesAround(piece: HTMLElement): readonly BoxedPlace[] {
  const all = piece.closest('[data-drag-board]')?.querySelectorAll<HTMLElement>('[data-place]') ?? [];
  return Array.from(all, (element) => {
    const id = element.dataset.place ?? '';
    const box = element.getBoundingClientRect();
    const half = element.parentElement?.closest('[data-scrolls]');
    const seen = half ? shared(box, half.getBoundingClientRect()) : box;
    return { id, name: element.dataset.placeName ?? id, box: seen };
  }).filter(({ box }) => box.width > 0 && box.height > 0);
}
