import { useDragTable } from '@flink/game-kit/react/drag/drag-context.ts';
import { useEffect } from 'react';

export interface AimedBlankProps {
  /** The blank that was chosen first. */
  readonly blank: { readonly id: string; readonly name: string } | null;
  onFilled(): void;
}

/** Blank first, answer second: what is picked up goes straight to the blank that waits for it. */
export function AimedBlank({ blank, onFilled }: AimedBlankProps): null {
  const { picked, putPicked } = useDragTable();
  useEffect(() => {
    // What is being dragged goes where it is let go.
    if (blank === null || picked === null || document.querySelector('[data-dragging]')) return;
    onFilled();
    putPicked(blank);
  });
  return null;
}
