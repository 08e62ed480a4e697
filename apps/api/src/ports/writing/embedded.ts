import { findingsIn } from './embedded/findings.ts';
import { quotesIn } from './embedded/quotes.ts';
import type { Draft, Reader, Writing } from './port.ts';

/** Each can be said of any words: more of them than the ten times that somebody asks about one text. */
const PRAISES = 12;
const QUESTIONS = 12;
/** Spec 2 §9: until then there is more to tell; after it there is something to look at. */
const ENOUGH_SENTENCES = 3;

/** Rules on this machine: no account, no network, and nothing that a child wrote leaves it. */
export function embeddedWriting(): Writing {
  return { feedback: async (draft, reader) => said(draft, reader) };
}

/** From 1 to the last, beginning anywhere. */
const numbersFrom = (turn: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => ((turn + place) % count) + 1);

function said({ text, earlier }: Draft, { locale, t }: Reader): string {
  const quotes = quotesIn(text, locale);
  if (quotes.length === 0) return t('writing.begin');
  const before = new Set(earlier.flatMap((one) => one.split('\n')));
  const { sentences, found } = findingsIn(text, locale);
  // Another draft begins with another word, so that two of them sound like two.
  const turn = earlier.length + text.length;
  const about = (count: number, first: number, saying: (number: number, words: string) => string) =>
    quotes.flatMap((_quote, step) =>
      numbersFrom(turn, count).map((number) => saying(number, quotes[(first + step) % quotes.length] ?? '')),
    );
  const looks = found.map(({ kind, words }) => t(`writing.look.${kind}`, { words }));
  const asks = about(QUESTIONS, 1, (number, words) => t(`writing.question.${number}`, { words }));
  const questions = sentences < ENOUGH_SENTENCES ? [...asks, ...looks] : [...looks, ...asks];
  const praises = about(PRAISES, earlier.length, (number, words) => t(`writing.praise.${number}`, { words }));
  const praise = firstNew(praises, before);
  return [praise, firstNew(questions, new Set([...before, praise]))].join('\n');
}

/** Somebody who asks about one word for the thirteenth time hears the first again. */
const firstNew = (lines: readonly string[], before: ReadonlySet<string>): string =>
  lines.find((line) => !before.has(line)) ?? lines[0] ?? '';
