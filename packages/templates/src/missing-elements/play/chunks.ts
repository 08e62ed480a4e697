import type { Part } from '../model/game.ts';

export interface Chunk {
  readonly before: string;
  readonly blank: number | null;
  readonly after: string;
}

/** Words and blanks of the text; what touches a blank without a space stays on its line. */
export function chunksOf(parts: readonly Part[]): readonly Chunk[] {
  const chunks: Chunk[] = [];
  /** After a space nothing is added to what stands before it. */
  let apart = true;
  const pieces = parts.flatMap((part): (string | number)[] =>
    part.kind === 'blank' ? [part.blank] : part.text.split(/(\s+)/).filter((text) => text !== ''),
  );
  for (const piece of pieces) {
    const last = apart ? undefined : chunks.at(-1);
    const grow = (more: Partial<Chunk>) => last && chunks.splice(-1, 1, { ...last, ...more });
    const isSpace = typeof piece === 'string' && piece.trim() === '';
    if (typeof piece === 'number' && last?.blank === null) grow({ blank: piece });
    else if (typeof piece === 'number') chunks.push({ before: '', blank: piece, after: '' });
    else if (last === undefined || isSpace) chunks.push({ before: piece, blank: null, after: '' });
    else if (last.blank === null) grow({ before: last.before + piece });
    else grow({ after: last.after + piece });
    apart = isSpace;
  }
  return chunks;
}
