import type { Part } from '../model/game.ts';

export interface Chunk {
  readonly before: string;
  readonly blank: number | null;
  readonly after: string;
}

/** Words and blanks of the text; what touches a blank without a space stays on its line. */
export function chunksOf(parts: readonly Part[]): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let open: Chunk | null = null;
  const close = () => {
    if (open) chunks.push(open);
    open = null;
  };
  for (const part of parts) {
    if (part.kind === 'blank') {
      const last: Chunk | null = open;
      if (last?.blank === null) open = { ...last, blank: part.blank };
      else {
        close();
        open = { before: '', blank: part.blank, after: '' };
      }
      continue;
    }
    for (const word of part.text.split(/(\s+)/).filter((piece) => piece !== '')) {
      const last: Chunk | null = open;
      if (word.trim() === '') {
        close();
        chunks.push({ before: word, blank: null, after: '' });
      } else if (last === null) open = { before: word, blank: null, after: '' };
      else if (last.blank === null) open = { ...last, before: last.before + word };
      else open = { ...last, after: last.after + word };
    }
  }
  close();
  return chunks;
}
