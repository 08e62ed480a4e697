import { type ActivityData, fingerprint } from './activity-parts.ts';

/**
 * One text or recording of an activity that a language version says in its own way, by the way to it: problems and
 * whatever else has an id by that, everything else by its place. `gameData.problems.p3.question.text`.
 */
export interface TranslatedPart {
  readonly part: string;
  readonly kind: 'text' | 'audio';
  readonly value: string;
}

/** What a part was translated from, by the part's name. */
export type TranslatedFrom = Readonly<Record<string, Source>>;

export interface Source {
  /** The words of the original at that time. */
  readonly was: string;
  /** Of a recording: the words that were recorded, as a fingerprint. */
  readonly said?: string;
}

export interface PartState extends TranslatedPart {
  /** `changed`: the original, or what was recorded, is another one since. */
  readonly state: 'done' | 'changed' | 'missing';
  readonly translation: string;
  /** The original when it was translated, where it has changed since. */
  readonly was: string | null;
}

/** Texts that mean the same in every language: they are settings, names of files and places. */
const SAME_EVERYWHERE =
  /^(id|image|video|pdf|type|mask|wordsMask|gridSize|direction|directions|assetsType|requiredAnswers|textFrom|font\w*|instructionType|\w*Image|correctCategory|rewardGraphics|cardbacks|defaultLocale|version)$/;

const AUDIO = /audio$/i;

/** Groups of the data in which there is something to translate. */
const TRANSLATED = ['gameData', 'helpHtml', 'helpAudio'] as const;

export function translatedParts(data: ActivityData): readonly TranslatedPart[] {
  return TRANSLATED.flatMap((name) => partsIn(data[name], name, name));
}

function partsIn(value: unknown, name: string, path: string): readonly TranslatedPart[] {
  if (SAME_EVERYWHERE.test(name)) return [];
  if (typeof value === 'string')
    return value.trim() === '' ? [] : [{ part: path, kind: AUDIO.test(name) ? 'audio' : 'text', value }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((item, at) => partsIn(item, name, `${path}.${idOf(item) ?? at}`));
  return Object.entries(value).flatMap(([field, inner]) => partsIn(inner, field, `${path}.${field}`));
}

const idOf = (item: unknown): string | null =>
  typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string' ? item.id : null;

const byPart = (data: ActivityData) => new Map(translatedParts(data).map((one) => [one.part, one.value]));

/** The text that a recording reads aloud: `…question.audio` reads `…question.text`. */
const textBeside = (part: string): readonly string[] => {
  const stem = part.slice(0, part.lastIndexOf('.') + 1);
  const name = part.slice(stem.length);
  return [
    name.replace(/audio$/, 'html'),
    name.replace(AUDIO, 'Html'),
    name.replace(AUDIO, 'Text'),
    'text',
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
  const [texts, own] = [byPart(original), byPart(translation)];
  return translatedParts(original).map((one) => {
    const said = own.get(one.part) ?? '';
    const source = from[one.part];
    if (said === '') return { ...one, state: 'missing', translation: '', was: null };
    const origin = originOf(one, texts);
    const isStale = source !== undefined && source.was !== origin;
    const isRecordedAnew =
      one.kind === 'audio' &&
      source?.said !== undefined &&
      source.said !== fingerprint(wordsAt(own, one.part));
    return {
      ...one,
      state: isStale || isRecordedAnew ? 'changed' : 'done',
      translation: said,
      was: isStale ? source.was : null,
    };
  });
}

/** After a save: whatever was said anew was translated from today's original; the rest stays as it was. */
export function translatedFrom(
  original: ActivityData,
  before: ActivityData | null,
  after: ActivityData,
  from: TranslatedFrom,
): TranslatedFrom {
  const [texts, old, own] = [byPart(original), byPart(before ?? {}), byPart(after)];
  return Object.fromEntries(
    translatedParts(original).flatMap((one) => {
      const said = own.get(one.part);
      if (said === undefined) return [];
      const known = from[one.part];
      if (known !== undefined && said === old.get(one.part)) return [[one.part, known]];
      return [[one.part, sourceOf(one, texts, own)]];
    }),
  );
}

/** "Meaning unchanged": these parts are right although the original has changed. */
export function stillRight(
  original: ActivityData,
  translation: ActivityData,
  from: TranslatedFrom,
  parts: readonly string[],
): TranslatedFrom {
  const [texts, own] = [byPart(original), byPart(translation)];
  const fresh = translatedParts(original)
    .filter(({ part }) => parts.includes(part) && own.has(part))
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
  if (typeof value === 'string') return parts.has(path) ? '' : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((item, at) => without(item, `${path}.${idOf(item) ?? at}`, parts));
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, without(inner, `${path}.${field}`, parts)]),
  );
}
