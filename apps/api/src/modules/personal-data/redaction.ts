import { RESOURCES } from '@flink/contract/resources/all.ts';

/** Stands where a name stood. */
export const REDACTED = '—';

/** Whose name stood there. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What is taken out of a record of the past, and what of it others still bear. */
export interface Names {
  /** Of those who are deleted and of their family: what an entry about them names. */
  readonly ids: readonly string[];
  /** Those of them that lead nowhere any more. */
  readonly gone: readonly string[];
  /** First names, last names, usernames: taken out of what is about them, wherever they stand in a text. */
  readonly words: readonly string[];
  /** Usernames, whole names, addresses: taken out of all that is about people, where they are the whole value. */
  readonly values: readonly string[];
  /** First names and usernames of those who stay in the family. */
  readonly staying: readonly string[];
}

export interface Entry {
  readonly actor_id: string;
  readonly actor_name: string;
  readonly resource: string;
  readonly row_id: string | null;
  readonly row_title: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** An entry stays and tells what was done, and no longer to whom. */
export function redactedEntry<E extends Entry>(entry: E, names: Names): E {
  const { actor_id, row_id } = entry;
  const isAbout = row_id !== null && names.ids.includes(row_id);
  // Also what they were called and where they were written to once.
  const isGone = row_id !== null && names.gone.includes(row_id);
  // A character called Leo is not the child.
  const ofPeople = isAboutPeople(entry.resource);
  const redact = (value: unknown) => redacted(value, names, { isAbout, ofPeople });
  return {
    ...entry,
    actor_id: names.gone.includes(actor_id) ? NOBODY : actor_id,
    actor_name: names.gone.includes(actor_id) ? REDACTED : entry.actor_name,
    row_id: isGone ? null : row_id,
    row_title: isGone ? REDACTED : titleOf(entry, names, { isAbout, ofPeople }),
    before: isGone ? null : redact(entry.before),
    after: isGone ? null : redact(entry.after),
  };
}

interface Where {
  readonly isAbout: boolean;
  readonly ofPeople: boolean;
}

const NOT_PEOPLE = new Set(
  Object.values(RESOURCES)
    .filter(({ group }) => group !== 'people')
    .map(({ name }) => name),
);

const isAboutPeople = (resource: string): boolean => !NOT_PEOPLE.has(resource);

function titleOf(entry: Entry, names: Names, { isAbout, ofPeople }: Where): string {
  if (isAbout) return withoutWords(entry.row_title, names.words);
  if (entry.row_id !== null || !ofPeople) return entry.row_title;
  // Many rows are called by all their names.
  return entry.row_title
    .split(', ')
    .map((title) => (names.values.includes(title) ? REDACTED : title))
    .join(', ');
}

/** Never a name, whatever somebody calls themselves: a member "active" does not empty what others are. */
const NO_NAME =
  /^(?:status|state|type|kind|action|resource|role|roleAlias|locale|plansType|currencyIsoCode|timeZone)$/;

function redacted(value: unknown, names: Names, where: Where, key = ''): unknown {
  if (typeof value === 'string') {
    if (names.gone.includes(value)) return REDACTED;
    if (where.isAbout) return withoutWords(value, [...names.words, ...names.values]);
    return where.ofPeople && !NO_NAME.test(key) && names.values.includes(value) ? REDACTED : value;
  }
  if (Array.isArray(value)) return value.map((one) => redacted(one, names, where, key));
  if (typeof value !== 'object' || value === null) return value;
  const isAbout = where.isAbout || Object.values(value).some((one) => names.ids.includes(String(one)));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      isAbout && isListOfNames(key, one)
        ? onlyStaying(one, names)
        : redacted(one, names, { ...where, isAbout }, key),
    ]),
  );
}

/** Written in entries about a family: whom it had then, perhaps under names that nobody bears any more. */
const isListOfNames = (key: string, value: unknown): value is string =>
  (key === 'members' || key === 'newPasswordOf') && typeof value === 'string';

const onlyStaying = (list: string, { staying }: Names): string =>
  list
    .split(', ')
    .map((name) => (staying.includes(name) ? name : REDACTED))
    .join(', ');

export interface Message {
  readonly recipient: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
}

/**
 * Whether a mail is to or about somebody with these usernames, whole names or addresses, as they are written: `leo` signs
 * in, another child is called Leo.
 */
export const tellsOf = ({ recipient, subject, text, html }: Message, values: readonly string[]): boolean => {
  const any = values.filter((value) => value.trim() !== '').map(escaped);
  return any.length > 0 && wholeWords(any, 'u').test([recipient, subject, text, html].join('\n'));
};

const wholeWords = (any: readonly string[], flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${any.join('|')})(?![\\p{L}\\p{N}])`, flags);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words in any case: Leo is taken out of "Leo's", not out of "Leonora". */
export function withoutWords(text: string, words: readonly string[]): string {
  const wanted = [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))];
  if (wanted.length === 0) return text;
  // The longest first: a whole name goes before its parts.
  const any = wanted.toSorted((one, other) => other.length - one.length).map(escaped);
  return text.replaceAll(wholeWords(any, 'giu'), REDACTED);
}
