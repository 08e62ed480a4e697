import { styledText, type WordStyle } from '@flink/game-kit/model/text/styled-text.ts';
import { UNSPACED } from '@flink/game-kit/model/text/words.ts';
import { BOX_LETTERS, type Box } from './schema.ts';

/** How wide letters of Andika are, as shares of their size; others are about as wide as an `o`. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [0.3, " `ilj'.:,;|"],
  [0.39, '!f()[]t-^'],
  [0.47, 'rJsI'],
  [0.52, '/\\{}"*c?kzvyLex~'],
  [0.66, 'TBKRYXC'],
  [0.71, 'VAGDUOHQN'],
  [0.79, '%wm@'],
  [0.9, 'M'],
  [1.02, 'W'],
];
const WIDTH_OF: ReadonlyMap<string, number> = new Map(
  WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);
const USUAL_WIDTH = 0.57;
const BOLD = 1.06;
/** A word is a button and has a little room of its own. */
const AROUND_WORD = 0.08;

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}]/u;
const NO_WIDTH = /[\p{M}\p{Cf}]/u;

function widthOf(letter: string): number {
  if (NO_WIDTH.test(letter)) return 0;
  if (WIDE.test(letter)) return 1;
  return WIDTH_OF.get(letter.normalize('NFD').charAt(0)) ?? USUAL_WIDTH;
}

interface Word {
  readonly width: number;
  /** Of its largest letters. */
  readonly size: number;
  /** The room between it and the word before. */
  readonly before: number;
}

function wordsIn(line: string, from: number, styleAt: (place: number) => WordStyle): readonly Word[] {
  const words: Word[] = [];
  let at = from;
  let width = 0;
  let size = 0;
  let before = 0;
  const end = (around = AROUND_WORD) => {
    if (size === 0) return;
    words.push({ width: width + around * size, size, before });
    width = 0;
    size = 0;
    before = 0;
  };
  for (const letter of line) {
    const style = styleAt(at);
    at += letter.length;
    const isSpace = /\s/.test(letter);
    if (isSpace || UNSPACED.test(letter)) end();
    if (isSpace) before = widthOf(' ');
    if (isSpace) continue;
    size = Math.max(size, style.size ?? 1);
    width += widthOf(letter) * (style.size ?? 1) * (style.bold ? BOLD : 1);
    if (UNSPACED.test(letter)) end(0);
  }
  end();
  return words;
}

/** How high the words of a box are about, in letters of the usual size, where lines are that long. */
function heightOf({ text, html }: Box, lineLength: number): number {
  const { styleAt } = html ? styledText(html) : { styleAt: () => ({}) };
  let height = 0;
  let from = 0;
  for (const line of text.split('\n')) {
    let filled = 0;
    let size = 0;
    for (const word of wordsIn(line, from, styleAt)) {
      if (filled > 0 && filled + word.before + word.width > lineLength) {
        height += size;
        filled = 0;
        size = 0;
      }
      filled += (filled > 0 ? word.before : 0) + word.width;
      size = Math.max(size, word.size);
      // What is longer than a line goes on in the next.
      while (filled > lineLength) {
        height += size;
        filled -= lineLength;
      }
    }
    height += size || 1;
    from += line.length + 1;
  }
  return height * BOX_LETTERS.lineHeight;
}

/** Other letters than the ones that were measured may be a little narrower: nobody is warned for that. */
const DOUBT = 1.04;

/**
 * Whether the words of a box are higher than it, by a line or so: its author sees them on the stage, but only on the
 * page that is open.
 */
export function isTooSmall(box: Box, letters: number): boolean {
  if (!box.dim || box.text.trim() === '') return false;
  const lineLength = ((box.dim.width - 2 * BOX_LETTERS.inline) / letters) * DOUBT;
  if (lineLength <= 1) return true;
  const room = (box.dim.height - 2 * BOX_LETTERS.block) / letters;
  return heightOf(box, lineLength) > room + BOX_LETTERS.lineHeight / 2;
}
