import { htmlOfWords, isHtml } from '@flink/contract/rules/html-words.ts';
import type { PartState } from '@flink/contract/rules/make/translation.ts';
import type { Description } from '@flink/make-kit/description/description.ts';
import type { Field, Fields, FileByWordField, MaskField } from '@flink/make-kit/description/field.ts';
import { valueAt } from '@flink/make-kit/document/place.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';

type Place = readonly (string | number)[];

/** The fields around a place and the way from there. */
function around({ problems, data }: Description, place: Place): readonly [Fields, Place] {
  return place[1] === 'problems' && typeof place[2] === 'number'
    ? [problems ?? {}, place.slice(3)]
    : [data, place.slice(1)];
}

/** The field of a description that a part belongs to; null for what the shell says. */
export function fieldOf(description: Description, place: Place): { name: string; field: Field } | null {
  const [fields, [name]] = around(description, place);
  const field = fields[String(name)];
  return field === undefined ? null : { name: String(name), field };
}

/** In the order of the editor's fields, whatever the order in which they are kept. */
export const inEditorOrder = <Part extends { readonly place: Place }>(
  description: Description,
  parts: readonly Part[],
): readonly Part[] => {
  const rank = ({ place }: Part): number => {
    const [fields, [name]] = around(description, place);
    return Object.keys(fields).indexOf(String(name));
  };
  return parts.toSorted((one, other) => rank(one) - rank(other));
};

/** Whether it is a text with marked words, which are those of its language. */
export function isMarked(description: Description, place: Place): boolean {
  const found = fieldOf(description, place);
  return found?.field.kind === 'marked' && place.at(-1) === found.name;
}

/** Where letters may be set in the original: beside its plain words, and in the help. */
export const isRich = ({ kind, place, value }: PartState): boolean =>
  kind === 'text' &&
  (place.at(-1) === 'html' || place[0] === 'helpHtml' || (place[0] === 'gameData' && isHtml(value)));

/** Words for a part, as it keeps them. */
export const asWritten = (part: PartState, words: string): string =>
  isRich(part) && !isHtml(words) ? htmlOfWords(words) : words;

/** The mask of a text or list: which of its letters, words or syllables are looked for. */
export function maskOf(
  description: Description,
  place: Place,
): { place: Place; name: string; field: MaskField } | null {
  const [fields, way] = around(description, place);
  const [of] = way;
  const found = Object.entries(fields).find(([, field]) => field.kind === 'mask' && field.of === of);
  if (found === undefined || found[1].kind !== 'mask') return null;
  const [name, field] = found;
  return { place: [...place.slice(0, place.length - way.length), name], name, field };
}

/** The recordings of the single words of a list. */
export function recordingsOf(
  description: Description,
  place: Place,
): { place: Place; name: string; field: FileByWordField } | null {
  const [fields, way] = around(description, place);
  const [of] = way;
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'fileByWord' && field.file === 'audio' && field.of === of)
      return { place: [...place.slice(0, place.length - way.length), name], name, field };
  return null;
}

const listAt = (data: unknown, place: Place): readonly unknown[] | null => {
  const list = valueAt(data, place);
  return Array.isArray(list) ? list : null;
};

/** Lists that the original leaves empty: another language may need words there all the same, and need not. */
export function emptyLists(description: Description, original: unknown, own: unknown): readonly PartState[] {
  const among = (fields: Fields, root: Place, part: string): readonly PartState[] =>
    Object.entries(fields).flatMap(([name, field]) => {
      const place = [...root, name];
      if (field.kind !== 'texts' || listAt(original, place)?.length !== 0) return [];
      const translation = (listAt(own, place) ?? []).join('\n');
      const text = { kind: 'texts', value: '', state: 'done', was: null } as const;
      return [{ ...text, part: `${part}.${name}`, place, translation }];
    });
  const problems = listAt(original, ['gameData', 'problems']) ?? [];
  return [
    ...among(description.data, ['gameData'], 'gameData'),
    ...problems.flatMap((problem, index) =>
      among(
        description.problems ?? {},
        ['gameData', 'problems', index],
        `gameData.problems.${valueAt(problem, ['id']) ?? index}`,
      ),
    ),
  ];
}

/** What a part is called: "Wrong answer 2", "Feedback, right answer 1". */
export function partWords(t: Translate, description: Description, place: Place): string {
  if (place[0] === 'activityName') return t('make.translate.name');
  if (place[0] !== 'gameData') return t('make.translate.help');
  return along(t, ...around(description, place));
}

function along(t: Translate, fields: Fields, [key, ...rest]: Place): string {
  // Words with letters that are set stand beside the field that they are written in.
  const name = key === 'html' && fields.html === undefined ? 'text' : key;
  const field = fields[String(name)];
  if (field === undefined)
    return /^instruction/.test(String(name)) ? t('make.translate.instruction') : String(name);
  const words = field.words ?? String(name);
  const [index] = rest;
  const isOne = typeof index === 'number';
  const label = isOne ? t(`make.one.${words}`, { number: index + 1 }) : t(`make.field.${words}`);
  const inner = isOne ? rest.slice(1) : rest;
  if (field.kind === 'group' || field.kind === 'rows')
    return inner.length === 0 ? label : `${label}, ${inside(along(t, field.fields, inner))}`;
  return leafWords(t, label, field, inner[0]);
}

/** Behind a comma no label begins with a capital. */
const inside = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

function leafWords(t: Translate, label: string, field: Field, leaf: string | number | undefined): string {
  if (leaf === 'feedbackText' || leaf === 'feedbackAudio')
    return t('make.translate.feedback', { part: inside(label) });
  if (leaf === 'name') return t('make.translate.pictureName', { part: inside(label) });
  const extra = (field.kind === 'piece' || field.kind === 'pieces') && field.extra[String(leaf)];
  return extra ? `${label}, ${inside(t(`make.field.${extra.words ?? String(leaf)}`))}` : label;
}
