import { wordsOf } from './found.ts';

export type Nonsense = 'mashed' | 'repeated' | 'copied';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const RUN = 4;
const MIN_WORDS = 4;

/** What is no text: keys that were mashed, one word again and again, the task itself. Null for everything else. */
export function nonsenseIn(text: string, task: string): Nonsense | null {
  const words = wordsOf(text).map(({ small }) => small);
  if (words.length === 0) return null;
  const letters = (list: readonly string[]) => list.reduce((sum, word) => sum + word.length, 0);
  if (letters(words.filter(isMashed)) * 2 > letters(words)) return 'mashed';
  const most = Math.max(
    ...Map.groupBy(words, (word) => word)
      .values()
      .map(({ length }) => length),
  );
  if (words.length >= MIN_WORDS && most / words.length >= 0.8) return 'repeated';
  const joined = (list: readonly string[]) => ` ${list.join(' ')} `;
  const isCopied =
    words.length >= MIN_WORDS && joined(wordsOf(task).map(({ small }) => small)).includes(joined(words));
  return isCopied ? 'copied' : null;
}

const MAX_WORD_LENGTH = 40;

/** Of Latin letters only: other scripts have no such rows. */
function isMashed(word: string): boolean {
  if (!/^[a-zñ]+$/.test(word)) return false;
  if (word.length > MAX_WORD_LENGTH) return true;
  // Repeated letters are joined first: a pattern that repeats repeats takes exponential time.
  const joined = word.replace(/(.)\1+/g, '$1');
  if (/(.)\1{3}/.test(word) && !/^(?:ah|oh|no|yay|z|wow|uh?|so|ha|m)+$/.test(joined)) return true;
  if (word.length >= 4 && !/[aeiouy]/.test(word)) return true;
  if (/[^aeiouy]{6}/.test(word)) return true;
  return ROWS.some((row) =>
    Array.from(row).some((_letter, place) => {
      const run = row.slice(place, place + RUN);
      return (
        run.length === RUN &&
        !COMMON_RUNS.has(run) &&
        (word.includes(run) || word.includes([...run].reverse().join('')))
      );
    }),
  );
}

/** Parts of words that lie side by side on a keyboard: property, poverty. */
const COMMON_RUNS = new Set(['wert', 'erty', 'trew']);
