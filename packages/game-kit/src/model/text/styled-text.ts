import { plainOf } from '../content/marked-runs.ts';

/** How an author set some words of a text (contract: rules/rich-text.ts). */
export interface WordStyle {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly color?: string;
  readonly fontFamily?: string;
  /** As a share of the usual size. */
  readonly size?: number;
}

export type TextAlignment = 'center' | 'right' | 'justify';

export interface StyledText {
  /** The words alone, as they are read aloud. */
  readonly text: string;
  readonly align?: TextAlignment;
  /** How the sign at this place of the text is set. */
  styleAt(place: number): WordStyle;
}

/** The usual size of a text box, in the pixels of the editor's size list. */
const USUAL_BOX_SIZE = 24;

const TAG = /<(\/?)([a-z]\w*)(?:\s[^<>]*?style="([^"<>]*)")?[^<>]*>/gi;
const BLOCK = /^(?:p|div|li|h\d)$/i;

const MARKS: Readonly<Record<string, WordStyle>> = {
  strong: { bold: true },
  b: { bold: true },
  em: { italic: true },
  i: { italic: true },
  u: { underline: true },
};

/** Only what can stand in a style: a name cannot end its quotes, a colour cannot be an address. */
function styleOf(css: string): WordStyle {
  const color = /(?:^|;)\s*color:\s*(#[\da-f]{6})\s*(?:;|$)/i.exec(css)?.[1];
  const fontFamily = /(?:^|;)\s*font-family:\s*([\p{L}\p{N}][\p{L}\p{N} -]*?)\s*(?:;|$)/iu.exec(css)?.[1];
  const pixels = /(?:^|;)\s*font-size:\s*(\d{1,2})px\s*(?:;|$)/i.exec(css)?.[1];
  return {
    ...(color ? { color } : {}),
    ...(fontFamily ? { fontFamily } : {}),
    ...(pixels ? { size: Number(pixels) / USUAL_BOX_SIZE } : {}),
  };
}

/** The words of rich text with the way each is set. Nothing of its markup itself comes through. */
export function styledText(html: string): StyledText {
  const runs: { readonly text: string; readonly end: number; readonly style: WordStyle }[] = [];
  const open: { readonly name: string; readonly style: WordStyle }[] = [];
  let align: TextAlignment | undefined;
  const say = (text: string) => {
    if (text === '') return;
    const end = (runs.at(-1)?.end ?? 0) + text.length;
    runs.push({ text, end, style: Object.assign({}, ...open.map(({ style }) => style)) });
  };
  let from = 0;
  for (const tag of html.matchAll(TAG)) {
    const [whole, closing, name = '', css = ''] = tag;
    say(plainOf(html.slice(from, tag.index)));
    from = tag.index + whole.length;
    const lower = name.toLowerCase();
    if (lower === 'br' || (closing && BLOCK.test(lower))) say('\n');
    if (lower === 'br') continue;
    if (closing) {
      const at = open.findLastIndex((one) => one.name === lower);
      if (at >= 0) open.splice(at);
      continue;
    }
    align ??= /text-align:\s*(center|right|justify)/.exec(css)?.[1] as TextAlignment | undefined;
    open.push({ name: lower, style: { ...MARKS[lower], ...styleOf(css) } });
  }
  say(plainOf(html.slice(from)));

  const written = runs.map(({ text }) => text).join('');
  const before = written.length - written.trimStart().length;
  return {
    text: written.trim(),
    ...(align ? { align } : {}),
    styleAt(place) {
      // Asked for every letter of a text that may have thousands of runs.
      let [from, to] = [0, runs.length];
      while (from < to) {
        const middle = (from + to) >> 1;
        if ((runs[middle]?.end ?? 0) > place + before) to = middle;
        else from = middle + 1;
      }
      return runs[from]?.style ?? {};
    },
  };
}
