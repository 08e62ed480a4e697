import { Dialect, type Lint, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { type Checked, type Found, found, type Kind, wordsOf } from './found.ts';

/** Of the advice of harper.js what is a mistake, and not a matter of taste. */
const TAKEN: Readonly<Record<string, Kind>> = {
  Agreement: 'agreement',
  Grammar: 'word',
  Spelling: 'spelling',
  Miscellaneous: 'article',
  WordChoice: 'word',
  Redundancy: 'word',
  Enhancement: 'apostrophe',
};

const SUBJECTS = /^(?:i|he|she|it|we|you|they)$/;
const IRREGULAR = /ed$/;

export async function loadHarper(): Promise<(checked: Checked) => Promise<readonly Found[]>> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
  await linter.setup();
  return async ({ text, known }) => {
    const words = wordsOf(text);
    const all: Found[] = [];
    for (const lint of await linter.lint(text, { language: 'plaintext' })) {
      const one = read(lint, text, known, words);
      if (one) all.push(one);
    }
    return all;
  };
}

function read(
  lint: Lint,
  text: string,
  known: ReadonlySet<string>,
  words: ReturnType<typeof wordsOf>,
): Found | null {
  const { start, end } = lint.span();
  const from = offsetOf(text, start);
  const to = offsetOf(text, end);
  const wrong = text.slice(from, to);
  const right = lint.suggestions()[0]?.get_replacement_text() ?? '';
  const kind = TAKEN[lint.lint_kind()];
  const small = wrong.toLowerCase();
  const place = words.findIndex((word) => word.from === from);
  const last = words[place - 1];
  const next = words.find((word) => word.from > to);
  const at = { from, to, text: wrong };
  if (lint.lint_kind() === 'Capitalization') return wrong === 'i' ? found('smallI', at, 'I') : null;
  if (!kind || known.has(small) || right === wrong) return null;
  if (kind === 'spelling') return spelling(at, right, lint);
  if (right === '') {
    const is = last?.small === 'we' || last?.small === 'you' || last?.small === 'they' ? 'are' : null;
    return small === 'is' && is && last ? found('person', at, is, last.text) : null;
  }
  if (kind === 'article')
    return /^an?$/.test(small) ? found('article', at, right, next?.text) : found('word', at, right);
  if (kind === 'agreement')
    return last && SUBJECTS.test(last.small)
      ? found('person', at, right, last.text)
      : found(small.includes("'") ? 'apostrophe' : 'agreement', at, right, last?.text);
  if (kind === 'word' && IRREGULAR.test(small)) return found('past', at, right);
  return found(kind, at, right);
}

/** A name may be written in any way. */
function spelling(at: { from: number; to: number; text: string }, first: string, lint: Lint): Found | null {
  const { text } = at;
  const all = lint.suggestions().map((one) => one.get_replacement_text());
  if (/^\p{Lu}/u.test(text)) return null;
  const name = all.find((one) => one.toLowerCase() === text && one !== text);
  if (name) return { ...found('name', at, ''), right: name };
  const apostrophe = all.find((one) => one.replaceAll("'", '') === text);
  if (apostrophe) return found('apostrophe', at, apostrophe);
  const special = SPECIAL.get(text);
  if (special) return found('spelling', at, special);
  return first === '' || first.includes(' ') ? null : found('spelling', at, first);
}

/** What children mean where another word is nearer. */
const SPECIAL = new Map(
  'skool school|bestest best|becuz because|becaus because|wuz was|sed said|thay they|wen when|wot what|luv love|frend friend|pepole people|littel little|hav have|gos goes|becos because|cuz because|wanna want to|gonna going to'
    .split('|')
    .map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)] as const),
);

/** harper.js counts code points. */
const offsetOf = (text: string, points: number): number =>
  /[\u{10000}-\u{10ffff}]/u.test(text) ? Array.from(text).slice(0, points).join('').length : points;
