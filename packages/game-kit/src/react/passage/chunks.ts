import type { Token } from '../../model/text/tokens.ts';

export interface Chunk {
  /** The place of its first token. */
  readonly first: number;
  /** An opening quote or bracket; where there is no word, the space. */
  readonly before: string;
  /** The place of the word. */
  readonly word: number | null;
  /** A comma, a full stop. */
  readonly after: string;
}

const OPENS = /^[\p{Ps}\p{Pi}¿¡"']+$/u;

/** Punctuation stays on the line of its word: a button beside it would let the line break between them. */
export function chunksOf(tokens: readonly Token[]): readonly Chunk[] {
  const chunks: Chunk[] = [];
  /** After a space nothing is added to what stands before it. */
  let apart = true;
  for (const [place, { text, kind }] of tokens.entries()) {
    const last = apart ? undefined : chunks.at(-1);
    const grow = (more: Partial<Chunk>) => last && chunks.splice(-1, 1, { ...last, ...more });
    if (kind === 'word' && last?.word === null) grow({ word: place });
    else if (kind === 'word') chunks.push({ first: place, before: '', word: place, after: '' });
    else if (last?.word === null && text.trim() !== '') grow({ before: last.before + text });
    else if (last && text.trim() !== '' && !OPENS.test(text)) grow({ after: last.after + text });
    else chunks.push({ first: place, before: text, word: null, after: '' });
    apart = kind === 'between' && text.trim() === '';
  }
  return chunks;
}
