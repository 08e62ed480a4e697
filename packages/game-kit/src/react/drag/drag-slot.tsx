import { Slot } from '@flink/ui/play/pieces/slot.tsx';
import type { ReactNode } from 'react';
import { type PlaceOptions, usePlace } from './use-place.ts';

export interface DragSlotProps extends PlaceOptions {
  /** The tile that lies in it. */
  readonly children?: ReactNode;
}

/** A place that takes one piece. */
export function DragSlot({ children, ...options }: DragSlotProps) {
  const full = Boolean(children);
  return (
    <Slot full={full} label={options.name} {...usePlace({ ...options, full })}>
      {children}
    </Slot>
  );
}
