import type { MouseEvent } from 'react';
import { type Place, useDragTable } from './drag-context.ts';

export interface PlaceOptions extends Place {
  readonly disabled?: boolean;
  /** Has its piece; the keyboard then looks for the next one elsewhere. */
  readonly full?: boolean;
}

/** The properties of a place: an empty one is a button, a full one holds its piece. */
export function usePlace({ id, name, disabled = false, full = false }: PlaceOptions) {
  const table = useDragTable();
  const open = !disabled && table.picked !== null;
  return {
    'data-place': disabled ? undefined : id,
    'data-place-name': name,
    'data-holds': full ? '' : undefined,
    'data-hot': open ? (table.over === id ? 'over' : '') : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!open) return;
      event.stopPropagation();
      table.putPicked({ id, name });
    },
  };
}
