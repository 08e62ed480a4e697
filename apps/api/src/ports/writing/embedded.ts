import type { Found } from './embedded/checks/found.ts';
import { type LanguageChecks, languageChecks } from './embedded/checks/language-checks.ts';
import { nonsenseIn } from './embedded/checks/nonsense.ts';
import { findingsIn } from './embedded/findings.ts';
import { quotesIn } from './embedded/quotes.ts';
import type { Draft, Finding, Reader, Writing } from './port.ts';

/** Each can be said of any words: more of them than the ten times that somebody asks about one text. */
const PRAISES = 12;
const QUESTIONS = 12;
/** Words that are not quoted as a child wrote them. */
const MISSPELLED: ReadonlySet<Found['kind']> = new Set([
  'spelling',
  'accent',
  'apostrophe',
  'past',
  'noSpace',
]);
/** Spec 2 §9: until then there is more to tell; after it there is something to look at. */
const ENOUGH_SENTENCES = 3;

/** Rules on this machine: no account, no network, and nothing that a child wrote leaves it. */
export function embeddedWriting(checks: LanguageChecks = languageChecks()): Writing {
  /** A checker that breaks or takes too long keeps nobody from the rest of the feedback. */
  const findIn = async ({ text, names, words = [], task = '' }: Draft, { locale }: Reader, max?: number) =>
    nonsenseIn(text, task) === null
      ? checks.find(text, locale, [...names, ...words], max).catch((): readonly Found[] => [])
      : [];
  return {
    async feedback(draft, reader) {
      const found = await findIn(draft, reader, Number.POSITIVE_INFINITY);
      const misspelled = found.filter(({ kind }) => MISSPELLED.has(kind)).map(({ wrong }) => wrong);
      return said(draft, reader, new Set(misspelled));
    },
    async findings(draft, reader): Promise<readonly Finding[]> {
      const found = await findIn(draft, reader);
      return found.map((one) => ({ from: one.from, to: one.to, said: inWords(one, reader) }));
    },
  };
}

function inWords({ kind, wrong, right, beside }: Found, { t }: Reader): string {
  const params = { wrong, right, beside };
  switch (kind) {
    case 'repeated':
      return t('writing.find.repeated', params);
    case 'capital':
      return t('writing.find.capital', params);
    case 'smallI':
      return t('writing.find.smallI', params);
    case 'name':
      return t('writing.find.name', params);
    case 'spelling':
      return t('writing.find.spelling', params);
    case 'article':
    case 'agreement':
    case 'person':
      return beside === '' ? t('writing.find.word', params) : t('writing.find.beside', params);
    case 'past':
      return t('writing.find.past', params);
    case 'apostrophe':
      return t('writing.find.apostrophe', params);
    case 'accent':
      return t('writing.find.accent', params);
    case 'noSpace':
      return t('writing.find.noSpace', params);
    case 'newSentence':
      return t('writing.find.newSentence', params);
    case 'question':
      return t('writing.find.question', params);
    case 'twoNegatives':
      return t('writing.find.twoNegatives', params);
    default:
      return t('writing.find.word', params);
  }
}

/** From 1 to the last, beginning anywhere. */
const numbersFrom = (turn: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => ((turn + place) % count) + 1);

function said(
  { text, earlier, task = '' }: Draft,
  { locale, t }: Reader,
  misspelled: ReadonlySet<string>,
): string {
  const quotes = quotesIn(text, locale, misspelled);
  if (quotes.length === 0) return t('writing.begin');
  switch (nonsenseIn(text, task)) {
    case 'mashed':
      return t('writing.nonsense.mashed');
    case 'repeated':
      return t('writing.nonsense.repeated');
    case 'copied':
      return t('writing.nonsense.copied');
    default:
  }
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
