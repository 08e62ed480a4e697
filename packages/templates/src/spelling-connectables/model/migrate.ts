import { type Fields, inPlaceOf, kindProblems } from '@flink/game-kit/model/content/kindly.ts';
import { asExtras, asMask, maskOfLetters } from '@flink/game-kit/model/content/mask.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';
import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';

export const migrations: readonly Migration[] = [];

/** Spec 2 §3 names the three modes in words. */
function modeOf(stored: unknown): unknown {
  const words = typeof stored === 'string' ? stored.toLowerCase() : '';
  if (words.includes('both') || (words.includes('first') && words.includes('last'))) return 'both';
  return words.includes('last') ? 'last' : words.includes('first') ? 'first' : stored;
}

/** Extra letters may stand in one word. */
const lettersIn = (extras: unknown): unknown =>
  Array.isArray(extras)
    ? extras.flatMap((one) => (typeof one === 'string' ? graphemes(one.trim(), 'en') : [one]))
    : extras;

function maskIn({ word, letters }: Fields): unknown {
  const mask = asMask(letters);
  return typeof word === 'string' && Array.isArray(mask) ? maskOfLetters(word, mask) : mask;
}

/** Spec 2 §3: a mask by sign or by letter, extra letters in a list or in a row. */
export const kindly = kindProblems((problem) =>
  inPlaceOf(problem, {
    // The name of whoever plays stands for it.
    word: problem['word'] ?? (problem['useName'] === undefined ? undefined : ''),
    letters: maskIn(problem),
    options: lettersIn(asExtras(problem['options'])),
    useNameMode: modeOf(problem['useNameMode']),
  }),
);
