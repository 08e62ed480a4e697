import { isHtml } from '../html-words.ts';
import { type ActivityData, fingerprint } from './activity-parts.ts';
import {
  inShapeOf,
  type PartState,
  partStates,
  type TranslatedFrom,
  type TranslatedPart,
  translatedParts,
} from './translation.ts';

/** How a text is written in one string: `list` has one entry per line, `marked` has its marked words in brackets. */
export type TextForm = 'plain' | 'html' | 'list' | 'marked';

export interface TranslatableText {
  readonly part: string;
  /** The way to it in the original, by numbers. */
  readonly place: TranslatedPart['place'];
  readonly form: TextForm;
  readonly source: string;
  readonly translation: string;
  /** `optional`: the name of the activity, which may stay as it is. */
  readonly state: PartState['state'] | 'optional';
  /** The source when it was translated, where it has changed since. */
  readonly was: string | null;
  /** Fingerprints of both sides, to notice that somebody else changed one of them. */
  readonly sourceMark: string;
  readonly mark: string;
}

const NAME_PART = 'activityName';

type Place = TranslatedPart['place'];

interface Run {
  readonly text: string;
  readonly marked?: boolean;
}

/** Where letters may be set: beside the plain words of a part, and in the help. */
const isRichText = ({ kind, place, value }: Pick<TranslatedPart, 'kind' | 'place' | 'value'>): boolean =>
  kind === 'text' &&
  (place.at(-1) === 'html' || place[0] === 'helpHtml' || (place[0] === 'gameData' && isHtml(value)));

/** The texts of an activity with their translations, in the order of the original; recordings are left out. */
export function translatableTexts(
  original: ActivityData,
  own: ActivityData,
  from: TranslatedFrom,
  activityName: string,
): readonly TranslatableText[] {
  const shaped = inShapeOf(original, own);
  const texts = partStates(original, own, from).flatMap((one): TranslatableText[] => {
    if (one.kind === 'audio') return [];
    const raw = valueAt(original, one.place);
    const form = formOf(one, raw);
    return [
      withMarks({
        part: one.part,
        place: one.place,
        form,
        source: encodeText(form, raw),
        translation: encodeText(form, valueAt(shaped, one.place)),
        state: one.state,
        was: one.was,
      }),
    ];
  });
  const name = typeof own.activityName === 'string' ? own.activityName : '';
  return [
    withMarks({
      part: NAME_PART,
      place: [NAME_PART],
      form: 'plain',
      source: activityName,
      translation: name,
      state: name === '' ? 'optional' : 'done',
      was: null,
    }),
    ...texts,
  ];
}

export const markOfText = (text: string): string => fingerprint(text);

const withMarks = (text: Omit<TranslatableText, 'mark' | 'sourceMark'>): TranslatableText => ({
  ...text,
  sourceMark: markOfText(text.source),
  mark: markOfText(text.translation),
});

function formOf(part: TranslatedPart, raw: unknown): TextForm {
  if (part.kind === 'texts') return 'list';
  if (Array.isArray(raw)) return 'marked';
  return isRichText(part) ? 'html' : 'plain';
}

/** The language version with these texts by part; parts that the original does not have are ignored. */
export function withTexts(
  original: ActivityData,
  own: ActivityData,
  texts: ReadonlyMap<string, string>,
): ActivityData {
  let data: ActivityData = inShapeOf(original, own);
  for (const part of translatedParts(original)) {
    const text = texts.get(part.part);
    if (text === undefined || part.kind === 'audio') continue;
    const value = decodeText(formOf(part, valueAt(original, part.place)), text);
    if (value !== null) data = withValueAt(data, part.place, value) as ActivityData;
  }
  const name = texts.get(NAME_PART);
  if (name !== undefined) {
    const { activityName: _, ...rest } = data;
    data = name.trim() === '' ? rest : { ...rest, activityName: name.trim() };
  }
  // Once more, for what follows from words: the right category and the pictures of a word list.
  return inShapeOf(original, data);
}

/** One string for a text as the data holds it. */
function encodeText(form: TextForm, value: unknown): string {
  if (form === 'list')
    return entriesIn(value)
      .filter((entry) => entry.trim() !== '')
      .map((entry) => entry.replaceAll('\\', '\\\\').replaceAll('\n', '\\n'))
      .join('\n');
  if (form === 'marked')
    return runsIn(value)
      .map(({ text, marked }) => (marked ? `[${withSlashes(text)}]` : withSlashes(text)))
      .join('');
  return typeof value === 'string' ? value : '';
}

/** The data for a string; null where its brackets do not match. */
export function decodeText(form: TextForm, text: string): unknown {
  if (form === 'list')
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => line.replaceAll(/\\(\\|n)/g, (_, sign) => (sign === 'n' ? '\n' : '\\')));
  return form === 'marked' ? runsOf(text) : text;
}

const withSlashes = (text: string): string => text.replaceAll(/[\\[\]]/g, '\\$&');

function runsOf(text: string): readonly Run[] | null {
  const runs: Run[] = [];
  let said = '';
  let isMarked = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\' && /[\\[\]]/.test(text.charAt(at + 1))) {
      said += text.charAt(at + 1);
      at += 1;
    } else if (sign === '[' || sign === ']') {
      if ((sign === '[') === isMarked || (isMarked && said === '')) return null;
      if (said !== '') runs.push({ text: said, marked: isMarked });
      said = '';
      isMarked = !isMarked;
    } else said += sign;
  }
  if (isMarked) return null;
  return said === '' ? runs : [...runs, { text: said, marked: false }];
}

const entriesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

const runsIn = (value: unknown): readonly Run[] =>
  Array.isArray(value)
    ? value.filter(
        (run: unknown): run is Run => isBranch(run) && 'text' in run && typeof run.text === 'string',
      )
    : [];

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

const valueAt = (data: unknown, place: Place): unknown =>
  place.reduce<unknown>(
    (value, step) => (isBranch(value) ? (value as Record<string | number, unknown>)[step] : undefined),
    data,
  );

function withValueAt(data: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data))
    return data.map((item, at) => (at === step ? withValueAt(item, rest, value) : item));
  const fields = isBranch(data) ? (data as Record<string, unknown>) : {};
  return { ...fields, [step]: withValueAt(fields[step], rest, value) };
}
