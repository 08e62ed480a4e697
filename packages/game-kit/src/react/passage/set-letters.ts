import type { CSSProperties } from 'react';
import { readingFace } from '../../model/text/author-type.ts';
import { styledText } from '../../model/text/styled-text.ts';
import type { Token } from '../../model/text/tokens.ts';

export interface SetLetters {
  /** Of the whole text. */
  readonly style: CSSProperties | undefined;
  /** Of the word at this place among the tokens. */
  at(place: number): CSSProperties | undefined;
}

/** Design: nothing that learners read is under 18 px, however small its author set it. */
const LEAST_SIZE = '18px';

const AS_USUAL: SetLetters = { style: undefined, at: () => undefined };

/** How an author set the letters of a text whose words are these tokens. */
export function setLetters(html: string | undefined, tokens: readonly Token[]): SetLetters {
  if (!html) return AS_USUAL;
  const { align, styleAt } = styledText(html);
  let end = 0;
  const starts = tokens.map(({ text }) => {
    end += text.length;
    return end - text.length;
  });
  return {
    style: align && { textAlign: align },
    at(place) {
      const { bold, italic, underline, color, fontFamily, size } = styleAt(starts[place] ?? 0);
      return {
        ...(bold ? { fontWeight: 700 } : {}),
        ...(italic ? { fontStyle: 'italic' } : {}),
        ...(underline ? { textDecoration: 'underline' } : {}),
        ...(color ? { color } : {}),
        ...(fontFamily ? { fontFamily: readingFace(fontFamily) } : {}),
        ...(size ? { fontSize: `max(${LEAST_SIZE}, ${size}em)` } : {}),
      };
    },
  };
}
