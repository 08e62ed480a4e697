import type { Token } from '../model/words.ts';

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
  let open: Chunk | null = null;
  const close = () => {
    if (open) chunks.push(open);
    open = null;
  };
  for (const [place, { text, kind }] of tokens.entries()) {
    const last: Chunk | null = open;
    if (kind === 'word') {
      if (last?.word === null) open = { ...last, word: place };
      else {
        close();
        open = { first: place, before: '', word: place, after: '' };
      }
    } else if (text.trim() === '') {
      close();
      chunks.push({ first: place, before: text, word: null, after: '' });
    } else if (last !== null && last.word === null) open = { ...last, before: last.before + text };
    else if (last !== null && !OPENS.test(text)) open = { ...last, after: last.after + text };
    else {
      close();
      open = { first: place, before: text, word: null, after: '' };
    }
  }
  close();
  return chunks;
}
