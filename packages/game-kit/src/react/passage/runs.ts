import { directionOfText } from '@flink/ui/texts/language.tsx';
import type { Token } from '../../model/text/tokens.ts';
import type { Chunk } from './chunks.ts';

/** Chunks that stand side by side and run the same way. */
export interface Run {
  readonly dir: 'ltr' | 'rtl';
  readonly chunks: readonly Chunk[];
}

/**
 * Words that run against the passage stand together in a run of their own: each word is a button, which a browser sets
 * like a picture, and two English words of an Arabic text would change places. What stands between them goes with them.
 */
export function runsOf(
  chunks: readonly Chunk[],
  tokens: readonly Token[],
  dir: 'ltr' | 'rtl',
): readonly Run[] {
  const runs: { dir: 'ltr' | 'rtl'; chunks: Chunk[] }[] = [];
  /** Spaces and numbers, which go with the words around them if these run the same way. */
  let between: Chunk[] = [];
  for (const chunk of chunks) {
    const own = chunk.word === null ? null : directionOfText(tokens[chunk.word]?.text ?? '');
    if (own === null) {
      between.push(chunk);
      continue;
    }
    const last = runs.at(-1);
    if (last?.dir === own) last.chunks.push(...between, chunk);
    else if (last?.dir === dir) {
      last.chunks.push(...between);
      runs.push({ dir: own, chunks: [chunk] });
    } else if (own === dir) runs.push({ dir, chunks: [...between, chunk] });
    else runs.push({ dir, chunks: between }, { dir: own, chunks: [chunk] });
    between = [];
  }
  const last = runs.at(-1);
  if (last?.dir === dir) last.chunks.push(...between);
  else runs.push({ dir, chunks: between });
  return runs.filter((run) => run.chunks.length > 0);
}
