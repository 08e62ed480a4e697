import { htmlOfWords, wordsOfHtml } from '../html-words.ts';
import { type ActivityData, fingerprint } from './activity-parts.ts';

/**
 * One text or recording of an activity that a language version says in its own way, by the way to it: problems and
 * whatever else has an id by that, everything else by its place. `gameData.problems.p3.question.text`.
 */
export interface TranslatedPart {
  readonly part: string;
  /** `texts`: a list of words, letters or syllables, of which another language has another number. */
  readonly kind: 'text' | 'texts' | 'audio';
  /** Of a list: one in each line. */
  readonly value: string;
  /** The way to it in the original, by numbers. */
  readonly place: readonly (string | number)[];
}

/** What a part was translated from, by the part's name. */
export type TranslatedFrom = Readonly<Record<string, Source>>;

export interface Source {
  /** The words of the original at that time. */
  readonly was: string;
  /** Of a recording: the words that were recorded, as a fingerprint. */
  readonly said?: string;
  /** It says what the original says, letter for letter, and nobody has said yet that it is right so. */
  readonly copied?: true;
}

export interface PartState extends TranslatedPart {
  /** `changed`: the original, or what was recorded, is another one since. `copied`: still in the original's words. */
  readonly state: 'done' | 'changed' | 'copied' | 'missing';
  readonly translation: string;
  /** The original when it was translated, where it has changed since. */
  readonly was: string | null;
}

/** Texts that mean the same in every language: they are settings, names of files and places, or hold all languages. */
const SAME_EVERYWHERE =
  /^(id|image|video|pdf|type|mask|wordsMask|gridSize|direction|directions|assetsType|showGrid|highlightItems|requiredAnswers|textFrom|useNameMode|font\w*|instructionType|\w*Image|wordsAudio|multiLocale\w*|correctCategory|rewardGraphics|cardbacks|defaultLocale|version)$/;

/** What has the form of the words that it belongs to: a mask of four letters is of no use to a word of five. */
const FORM_OF_WORDS = /^(mask|wordsMask|letters)$/;
/** Files by the word that they belong to: pictures go with the word at the same place, recordings are another language. */
const FILES_BY_WORD = { wordsImage: true, wordsAudio: false } as const;

const AUDIO = /audio$/i;

/** Groups of the data in which there is something to translate. */
const TRANSLATED = ['gameData', 'helpHtml', 'helpString', 'helpAudio'] as const;

export function translatedParts(data: ActivityData): readonly TranslatedPart[] {
  return TRANSLATED.flatMap((name) => partsIn(data[name], name, name, [name]));
}

function partsIn(
  value: unknown,
  name: string,
  path: string,
  place: TranslatedPart['place'],
): readonly TranslatedPart[] {
  if (SAME_EVERYWHERE.test(name)) return [];
  const isList = isTexts(value) && !AUDIO.test(name);
  const words = isList ? textOfTexts(value) : isRuns(value) ? textOfRuns(value) : value;
  if (typeof words === 'string')
    return words.trim() === ''
      ? []
      : [{ part: path, kind: isList ? 'texts' : AUDIO.test(name) ? 'audio' : 'text', value: words, place }];
  if (!isBranch(words)) return [];
  if (Array.isArray(words))
    return words.flatMap((item, at) => partsIn(item, name, `${path}.${idOf(item) ?? at}`, [...place, at]));
  return Object.entries(words).flatMap(([field, inner]) =>
    partsIn(inner, field, `${path}.${field}`, [...place, field]),
  );
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> | readonly unknown[] =>
  typeof value === 'object' && value !== null;

interface Run {
  readonly text: string;
  readonly marked?: boolean;
}

/** A text with marked words is one part: another language has its words in another order. */
const isRuns = (value: unknown): value is readonly Run[] =>
  Array.isArray(value) &&
  value.some((run: unknown) => isBranch(run) && 'marked' in run) &&
  value.every(
    (run: unknown) => isBranch(run) && 'text' in run && typeof run.text === 'string' && !('id' in run),
  );

/** The marks are part of the words: a gap that moves is another text. */
const textOfRuns = (runs: readonly Run[]): string =>
  runs.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

/** Words, letters or syllables; how many there are is a matter of the language. */
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

const textOfTexts = (texts: readonly string[]): string =>
  texts.filter((text) => text.trim() !== '').join('\n');

const idOf = (item: unknown): string | null =>
  typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string' ? item.id : null;

const HELP = ['helpHtml', 'helpString', 'helpAudio'] as const;
const AUDIENCES = ['admin', 'member'] as const;

const isParted = (help: unknown): help is ActivityData => isBranch(help) && !Array.isArray(help);

/**
 * An original may have one help for all, or one for the family admin and one for the members (spec 1 §4). What a version
 * said before its author parted or joined them is what it still says: to both, or what the members were told.
 */
function withHelpPartedLike(original: ActivityData, own: ActivityData): ActivityData {
  const told = HELP.filter((name) => original[name] !== undefined);
  if (told.length === 0) return own;
  const parts = told.some((name) => isParted(original[name]));
  const saidTo = (name: (typeof HELP)[number], audience: (typeof AUDIENCES)[number]) => {
    const said = own[name];
    return isParted(said) ? said[audience] : undefined;
  };
  const heard = saidTo('helpHtml', 'member') || saidTo('helpString', 'member') ? 'member' : 'admin';
  const help = HELP.flatMap((name): readonly (readonly [string, unknown])[] => {
    const said = own[name];
    if (parts && typeof said === 'string') return [[name, { admin: said, member: said }]];
    if (parts || !isParted(said)) return [];
    if (name === 'helpAudio') return [[name, saidTo(name, 'member') || saidTo(name, 'admin') || '']];
    return [[name, saidTo(name, heard) || '']];
  });
  return help.length === 0 ? own : { ...own, ...Object.fromEntries(help) };
}

const byPart = (data: ActivityData) => new Map(translatedParts(data).map((one) => [one.part, one.value]));

/** Words stand as a `text` while they are plain, and as the `html` beside it as soon as one of their letters is set. */
const besideIt = (part: string): string => {
  if (/^help(?:Html|String)\b/.test(part))
    return part.startsWith('helpHtml') ? part.replace('Html', 'String') : part.replace('String', 'Html');
  return part.endsWith('.html') ? part.replace(/html$/, 'text') : part.replace(/\.text$/, '.html');
};

const isSet = (part: string): boolean => part.endsWith('.html') || part.startsWith('helpHtml');

const heldIn = <Held>(held: ReadonlyMap<string, Held>, part: string): Held | undefined =>
  held.get(part) ?? held.get(besideIt(part));

/** The names that a part of the help had while it was not parted, or while it was. */
const beforeParting = (part: string): readonly string[] => {
  const [, name, audience] = /^(help(?:Html|String|Audio))(?:\.(admin|member))?$/.exec(part) ?? [];
  if (name === undefined) return [];
  return audience === undefined ? [`${name}.member`, `${name}.admin`] : [name];
};

const sourceIn = (from: TranslatedFrom, part: string): Source | undefined =>
  [part, ...beforeParting(part)].map((one) => from[one] ?? from[besideIt(one)]).find(Boolean);

/** The text that a recording reads aloud: `…question.audio` reads `…question.text`. */
const textBeside = (part: string): readonly string[] => {
  const audience = /^helpAudio(\..+)$/.exec(part)?.[1];
  if (audience !== undefined) return [`helpHtml${audience}`];
  const stem = part.slice(0, part.lastIndexOf('.') + 1);
  const name = part.slice(stem.length);
  return [
    name.replace(/audio$/, 'html'),
    name.replace(AUDIO, 'Html'),
    name.replace(AUDIO, 'Text'),
    name.replace(AUDIO, ''),
    'text',
    'word',
    'sentence',
    'syllables',
  ].map((beside) => `${stem}${beside}`);
};

const wordsAt = (texts: ReadonlyMap<string, string>, part: string): string =>
  textBeside(part)
    .map((beside) => texts.get(beside))
    .find((words) => words !== undefined) ??
  texts.get(part) ??
  '';

/** What a part comes from: a text from the original's text, a recording from the words that the original reads aloud. */
const originOf = ({ part, kind, value }: TranslatedPart, original: ReadonlyMap<string, string>): string =>
  kind === 'audio' ? wordsAt(original, part) : value;

/** What is done, what the original has changed since, and what is missing, in the order of the original. */
export function partStates(
  original: ActivityData,
  translation: ActivityData,
  from: TranslatedFrom,
): readonly PartState[] {
  const [texts, own] = [byPart(original), byPart(withHelpPartedLike(original, translation))];
  return translatedParts(original).map((one) => {
    const said = heldIn(own, one.part) ?? '';
    const source = sourceIn(from, one.part);
    if (said === '') return { ...one, state: 'missing', translation: '', was: null };
    const origin = originOf(one, texts);
    const isStale = source !== undefined && source.was !== origin;
    const isRecordedAnew =
      one.kind === 'audio' &&
      source?.said !== undefined &&
      source.said !== fingerprint(wordsAt(own, one.part));
    return {
      ...one,
      state: source?.copied ? 'copied' : isStale || isRecordedAnew ? 'changed' : 'done',
      translation: said,
      was: isStale ? source.was : null,
    };
  });
}

/**
 * After a save: whatever was said anew was translated from today's original; the rest stays as it was. What a person
 * says in the words of the original may be only copied; what the house knows the words of is right.
 */
export function translatedFrom(
  original: ActivityData,
  before: ActivityData | null,
  after: ActivityData,
  from: TranslatedFrom,
  by: 'person' | 'house' = 'house',
): TranslatedFrom {
  const said = (data: ActivityData) => byPart(withHelpPartedLike(original, data));
  const [texts, old, own] = [byPart(original), said(before ?? {}), said(after)];
  return Object.fromEntries(
    translatedParts(original).flatMap((one) => {
      const said = heldIn(own, one.part);
      if (said === undefined) return [];
      const known = sourceIn(from, one.part);
      const isStill = isSaidStill(said, one.part, old);
      if (known !== undefined && isStill) return [[one.part, known]];
      const source = sourceOf(one, texts, own);
      return [
        [one.part, by === 'person' && !isStill && isCopied(one, said) ? { ...source, copied: true } : source],
      ];
    }),
  );
}

/** What learners would find without words of their language. */
export const isToWrite = ({ kind, state }: PartState): boolean =>
  kind !== 'audio' && (state === 'missing' || state === 'copied');

/** Figures and signs are the same in every language. */
const isCopied = ({ kind, value }: TranslatedPart, said: string): boolean =>
  kind !== 'audio' && said.trim() === value.trim() && /\p{L}/u.test(wordsOfHtml(value));

/** The same words, also where the original has set one of their letters meanwhile. */
function isSaidStill(said: string, part: string, old: ReadonlyMap<string, string>): boolean {
  const [was, beside] = [old.get(part), old.get(besideIt(part)) ?? ''];
  if (was !== undefined) return was === said;
  return (isSet(part) ? htmlOfWords(beside) : wordsOfHtml(beside)) === said;
}

/** The same phrase, however it is written in capitals, marks and spaces. */
export const phraseMark = (words: string): string =>
  fingerprint(
    words
      .replace(/<[^<>]*>/g, ' ')
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, ''),
  );

export interface TranslatedPhrase {
  readonly part: string;
  readonly phrase: string;
  /** The words of the original, without marks. */
  readonly source: string;
  readonly translation: string;
}

/** Whole texts are not phrases that come again. */
const LONGEST_PHRASE = 500;

/** What was translated from which phrase, for whoever translates it next. */
export const phrasesOf = (parts: readonly PartState[], from: TranslatedFrom): readonly TranslatedPhrase[] =>
  parts.flatMap(({ part, kind, state, translation }) => {
    const was = from[part]?.was ?? '';
    if (kind !== 'text' || state === 'copied' || translation === '' || was === '') return [];
    if (Math.max(was.length, translation.length) > LONGEST_PHRASE) return [];
    return [{ part, phrase: phraseMark(was), source: wordsOfHtml(was).trim(), translation }];
  });

/** "Meaning unchanged": these parts are right although the original has changed. */
export function stillRight(
  original: ActivityData,
  translation: ActivityData,
  from: TranslatedFrom,
  parts: readonly string[],
): TranslatedFrom {
  const [texts, own] = [byPart(original), byPart(withHelpPartedLike(original, translation))];
  const fresh = translatedParts(original)
    .filter(({ part }) => parts.includes(part) && heldIn(own, part) !== undefined)
    .map((one) => [one.part, sourceOf(one, texts, own)] as const);
  return { ...from, ...Object.fromEntries(fresh) };
}

const sourceOf = (
  one: TranslatedPart,
  original: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
): Source => ({
  was: originOf(one, original),
  ...(one.kind === 'audio' ? { said: fingerprint(wordsAt(own, one.part)) } : {}),
});

/** The original with every text and recording taken out: what a language version begins with. */
export function untranslated(data: ActivityData): ActivityData {
  const parts = new Set(translatedParts(data).map(({ part }) => part));
  return Object.fromEntries(
    TRANSLATED.flatMap((name) =>
      data[name] === undefined ? [] : [[name, without(data[name], name, parts)]],
    ),
  );
}

function without(value: unknown, path: string, parts: ReadonlySet<string>): unknown {
  if (parts.has(path)) return typeof value === 'string' ? '' : [];
  if (!isBranch(value)) return value;
  if (Array.isArray(value))
    return value.map((item, at) => without(item, `${path}.${idOf(item) ?? at}`, parts));
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, without(inner, `${path}.${field}`, parts)]),
  );
}

/**
 * A language version in the shape that its original has today: problems that came since stand in it without words,
 * those that went are gone, and pictures are those of the original. What it says in its own words stays.
 */
export function inShapeOf(original: ActivityData, translation: ActivityData): ActivityData {
  const own = withHelpInLetters(original, withHelpPartedLike(original, translation));
  return {
    ...own,
    ...Object.fromEntries(
      TRANSLATED.flatMap((name) =>
        original[name] === undefined ? [] : [[name, shaped(original[name], own[name], name)]],
      ),
    ),
  };
}

/** The help of an original is plain until somebody writes in it; what a version said of it then is not lost. */
function withHelpInLetters(original: ActivityData, own: ActivityData): ActivityData {
  const { helpString, ...rest } = own;
  if (isParted(original.helpHtml)) return AUDIENCES.reduce(withOneInLetters(original), own);
  const isOvertaken = original.helpString === undefined && typeof original.helpHtml === 'string';
  if (!isOvertaken || typeof helpString !== 'string' || own.helpHtml) return own;
  return { ...rest, helpHtml: htmlOfWords(helpString) };
}

const withOneInLetters =
  ({ helpHtml, helpString }: ActivityData) =>
  (own: ActivityData, audience: (typeof AUDIENCES)[number]): ActivityData => {
    const at = (help: unknown) => (isParted(help) ? help[audience] : undefined);
    const plain = at(own.helpString);
    if (at(helpHtml) === undefined || at(helpString) !== undefined) return own;
    if (typeof plain !== 'string' || plain === '' || at(own.helpHtml)) return own;
    const set = isParted(own.helpHtml) ? own.helpHtml : {};
    return { ...own, helpHtml: { ...set, [audience]: htmlOfWords(plain) } };
  };

function shaped(value: unknown, own: unknown, name: string): unknown {
  if (FORM_OF_WORDS.test(name)) return own ?? value;
  if (SAME_EVERYWHERE.test(name)) return value;
  if (isRuns(value) || isTexts(value)) return Array.isArray(own) ? own : [];
  // A language may need more words than the original has.
  if (Array.isArray(value) && value.length === 0 && isTexts(own)) return own;
  if (typeof value === 'string') return typeof own === 'string' ? own : value.trim() === '' ? value : '';
  if (!isBranch(value)) return value;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = Array.isArray(own) ? own : [];
    return value.map((item, at) => {
      const id = idOf(item);
      return shaped(item, id === null ? items[at] : items.find((one) => idOf(one) === id), name);
    });
  }
  const fields = inLetters(
    value as ActivityData,
    isBranch(own) && !Array.isArray(own) ? (own as ActivityData) : {},
  );
  const whole = Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, shaped(inner, fields[field], field)]),
  );
  return withCorrectCategory(value as ActivityData, withFilesByWord(value as ActivityData, fields, whole));
}

/** What a version says stands where its original has the words: among marks, or as a plain text. */
function inLetters(original: ActivityData, own: ActivityData): ActivityData {
  if (typeof original.text !== 'string' || (original.html === undefined && own.html === undefined))
    return own;
  const [text, html] = [String(own.text ?? ''), String(own.html ?? '')];
  const { html: _without, ...rest } = own;
  if (original.html) return html === '' && text !== '' ? { ...own, text: '', html: htmlOfWords(text) } : own;
  return html === '' ? own : { ...rest, text: text || wordsOfHtml(html) };
}

/** The right one of several is named by its words, which are those of the language. */
function withCorrectCategory(
  { categories, correctCategory }: ActivityData,
  whole: ActivityData,
): ActivityData {
  if (!Array.isArray(categories) || !Array.isArray(whole.categories)) return whole;
  const at = categories.findIndex((category) => isBranch(category) && textOf(category) === correctCategory);
  return at < 0 ? whole : { ...whole, correctCategory: textOf(whole.categories[at]) ?? '' };
}

const textOf = (thing: unknown): unknown => (isBranch(thing) && 'text' in thing ? thing.text : undefined);

function withFilesByWord(value: ActivityData, own: ActivityData, whole: ActivityData): ActivityData {
  const [words, said] = [value.words, whole.words];
  if (!isTexts(words) || !Array.isArray(said)) return whole;
  const files = Object.entries(FILES_BY_WORD).flatMap(([field, isShared]) => {
    const held = value[field] ?? {};
    const mine = own[field] ?? {};
    if (value[field] === undefined && own[field] === undefined) return [];
    return [[field, isShared ? picturesOf(words, held as ActivityData, said, mine as ActivityData) : mine]];
  });
  return { ...whole, ...Object.fromEntries(files) };
}

/** A word keeps the picture that it has; one that is new gets that of its place, where no other word has it. */
function picturesOf(
  words: readonly string[],
  pictures: ActivityData,
  said: readonly unknown[],
  own: ActivityData,
): ActivityData {
  const [shown, named] = [new Set(Object.values(pictures)), said.map(String)];
  const kept = named.flatMap((word) => (shown.has(own[word]) ? [[word, own[word]] as const] : []));
  const taken = new Set(kept.map(([, picture]) => picture));
  const fresh = named.flatMap((word, at) => {
    const picture = pictures[words[at] ?? ''];
    const isFree = picture !== undefined && !taken.has(picture);
    return word !== '' && !shown.has(own[word]) && isFree ? [[word, picture] as const] : [];
  });
  return Object.fromEntries([...kept, ...fresh]);
}

/** The text that a recording reads aloud, among these; null where it stands alone. */
export const readAloud = (audio: string, texts: ReadonlySet<string>): string | null =>
  textBeside(audio).find((beside) => texts.has(beside)) ?? null;
