import type { MouseEvent } from 'react';
import { type Place, useDragTable } from './drag-context.ts';

/** The properties of a place: an empty one is a button, a full one holds its piece. */
export function usePlace({ id, name, disabled = false }: Place & { readonly disabled?: boolean }) {
  const table = useDragTable();
  const open = !disabled && table.picked !== null;
  return {
    'data-place': disabled ? undefined : id,
    'data-place-name': name,
    'data-hot': open ? (table.over === id ? 'over' : '') : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!open) return;
      event.stopPropagation();
      table.putPicked({ id, name });
    },
  };
}
