import { createContext, useContext } from 'react';

export interface Place {
  readonly id: string;
  /** How it is called to somebody who does not see it. */
  readonly name: string;
}

export interface DragTable {
  readonly picked: string | null;
  /** The place under the piece that is being dragged. */
  readonly over: string | null;
  pick(id: string, name: string): void;
  hover(place: string | null): void;
  put(id: string, name: string, place: Place | null): void;
  putPicked(place: Place): void;
  letGo(): void;
}

export const DragContext = createContext<DragTable | null>(null);

export function useDragTable(): DragTable {
  const table = useContext(DragContext);
  if (!table) throw new Error('Pieces and places live on a DragBoard.');
  return table;
}
