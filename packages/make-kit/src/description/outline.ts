import { valueAt } from '../document/place.ts';
import { htmlOf } from '../texts/rich-words.ts';
import type { ChoiceField, Field, Fields } from './field.ts';

/** One line of the list of problems: what it is about, as far as somebody wrote it. */
export interface OutlineEntry {
  readonly title: string;
  readonly image: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** What can be read and seen in a field, in its order. */
function shownIn(field: Field, value: unknown): { texts: string[]; images: string[] } {
  const none = { texts: [], images: [] };
  switch (field.kind) {
    case 'text':
    case 'rich':
      return isText(value) ? { texts: [value], images: [] } : none;
    case 'piece': {
      const text = valueAt(value, ['text']);
      const name = valueAt(value, ['name']);
      const image = valueAt(value, ['image']);
      return {
        texts: [text, name].filter(isText).slice(0, 1),
        images: isText(image) ? [image] : [],
      };
    }
    case 'pieces':
      return both(
        (Array.isArray(value) ? value : []).map((one) =>
          shownIn({ ...field, kind: 'piece', optional: false }, one),
        ),
      );
    case 'texts': {
      const words = (Array.isArray(value) ? value : []).filter(isText);
      return { texts: words.length > 0 ? [words.join(', ')] : [], images: [] };
    }
    case 'marked': {
      const runs = Array.isArray(value) ? value : [];
      const whole = runs
        .map((run) => valueAt(run, ['text']))
        .filter((text) => typeof text === 'string')
        .join('');
      return { texts: isText(whole) ? [whole] : [], images: [] };
    }
    case 'file':
      return field.file === 'image' && isText(value) ? { texts: [], images: [value] } : none;
    case 'group':
      return shownAmong(field.fields, value);
    case 'stage':
      return {
        texts: (Array.isArray(value) ? value : []).map(htmlOf).filter(isText),
        images: [],
      };
    case 'rows':
      return both((Array.isArray(value) ? value : []).map((row) => shownAmong(field.fields, row)));
    default:
      return none;
  }
}

const both = (shown: readonly { texts: string[]; images: string[] }[]) => ({
  texts: shown.flatMap(({ texts }) => texts),
  images: shown.flatMap(({ images }) => images),
});

const shownAmong = (fields: Fields, value: unknown) =>
  both(
    Object.entries(fields).map(([name, field]) =>
      shownIn(field, field.kind === 'rich' ? htmlOf(value) : valueAt(value, [name])),
    ),
  );

/** What is chosen for a problem, as its options say where it leaves that to them; by the names of its fields. */
export const choicesIn = (
  fields: Fields,
  usual: Fields,
  options: unknown,
  problem: unknown,
): readonly (readonly [name: string, field: ChoiceField, value: string])[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'choice') return [];
    const option = usual[name];
    const left = valueAt(options, [name]) ?? (option?.kind === 'choice' ? option.usual : undefined);
    const value = valueAt(problem, [name]) ?? (field.asked ? undefined : left);
    return typeof value === 'string' ? [[name, field, value] as const] : [];
  });

const LONGEST = 120;

export function outlineOf(fields: Fields, problem: unknown): OutlineEntry {
  const { texts, images } = shownAmong(fields, problem);
  const [title = ''] = texts;
  return {
    title: title
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, LONGEST),
    image: images[0] ?? null,
  };
}
