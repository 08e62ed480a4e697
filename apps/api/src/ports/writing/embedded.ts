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

const numbered = (kind: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `writing.${kind}.${place + 1}`);

const PRAISE_KEYS = numbered('praise', PRAISES);
const QUESTION_KEYS = numbered('question', QUESTIONS);

function said({ text, earlier }: Draft, { locale, t }: Reader): string {
  const quotes = quotesIn(text, locale);
  if (quotes.length === 0) return t('writing.begin');
  const before = new Set(earlier.flatMap((one) => one.split('\n')));
  const { sentences, found } = findingsIn(text, locale);
  // Another draft begins with another word, so that two of them sound like two.
  const turn = earlier.length + text.length;
  const sayings = (keys: readonly string[]) => [
    ...keys.slice(turn % keys.length),
    ...keys.slice(0, turn % keys.length),
  ];
  const about = (keys: readonly string[], first: number) =>
    quotes.flatMap((_quote, step) =>
      sayings(keys).map((key) => t(key, { words: quotes[(first + step) % quotes.length] ?? '' })),
    );
  const looks = found.map(({ kind, words }) => t(`writing.look.${kind}`, { words }));
  const asks = about(QUESTION_KEYS, 1);
  const questions = sentences < ENOUGH_SENTENCES ? [...asks, ...looks] : [...looks, ...asks];
  const praise = firstNew(about(PRAISE_KEYS, earlier.length), before);
  return [praise, firstNew(questions, new Set([...before, praise]))].join('\n');
}

/** Somebody who asks about one word for the thirteenth time hears the first again. */
const firstNew = (lines: readonly string[], before: ReadonlySet<string>): string =>
  lines.find((line) => !before.has(line)) ?? lines[0] ?? '';
