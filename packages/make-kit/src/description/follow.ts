import { type Place, valueAt, withValueAt } from '../document/place.ts';
import { blankFields } from './blank.ts';
import type { Description } from './description.ts';
import type { Fields } from './field.ts';
import { partsOf, refitted } from './parts.ts';

function fieldsAround({ problems, data, options }: Description, place: Place): [Fields, Place] | null {
  const [part, name, index] = place;
  if (part === 'options') return [options, ['options']];
  if (part !== 'gameData') return null;
  if (name === 'problems' && problems !== null && typeof index === 'number')
    return [problems, ['gameData', 'problems', index]];
  return [data, ['gameData']];
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A word that was written anew keeps its file. */
function filesAfter(files: unknown, before: unknown, after: unknown): unknown {
  if (!isList(before) || !isList(after) || before.length !== after.length) return files;
  const changed = before.flatMap((word, index) => (word === after[index] ? [] : [index]));
  const [at] = changed;
  if (changed.length !== 1 || at === undefined) return files;
  const from = String(before[at]);
  const to = String(after[at]);
  const file = valueAt(files, [from]);
  if (file === undefined || before.indexOf(before[at]) !== before.lastIndexOf(before[at])) return files;
  return withValueAt(withValueAt(files, [from], undefined), [to], file);
}

/** Masks that are those of another word are begun anew: all of it is looked for. */
export function withFittingMasks<Document>(
  { problems, data }: Description,
  locale: string,
  document: Document,
): Document {
  const list = valueAt(document, ['gameData', 'problems']);
  const things: readonly (readonly [Place, Fields])[] = [
    [['gameData'], data],
    ...(isList(list)
      ? list.map((_one, index) => [['gameData', 'problems', index], problems ?? {}] as const)
      : []),
  ];
  return things.reduce(
    (whole, [root, fields]) =>
      Object.entries(fields).reduce((next, [name, field]) => {
        if (field.kind !== 'mask') return next;
        const mask = valueAt(next, [...root, name]);
        const parts = partsOf(valueAt(next, [...root, field.of]), field.unit, locale);
        return isList(mask) && mask.length > 0 && mask.length !== parts.length
          ? withValueAt(next, [...root, name], [])
          : next;
      }, whole),
    document,
  );
}

/**
 * What goes with a change: the mask of a word that got a letter, the picture of a word that was written anew, and options
 * that another one forces (spec 3 §4.2).
 */
export function follow<Document>(
  description: Description,
  locale: string,
  before: Document,
  after: Document,
  place: Place,
): Document {
  const around = fieldsAround(description, place);
  if (around === null) return after;
  const [fields, root] = around;
  const changed = place[root.length];
  if (typeof changed !== 'string') return after;
  return Object.entries(fields).reduce((document, [name, field]) => {
    // A group is read as a whole: what nobody touched in it stays as it was shown.
    if (field.kind === 'group' && name === changed && valueAt(before, [...root, name]) === undefined) {
      const written = valueAt(after, [...root, name]);
      return withValueAt(document, [...root, name], { ...blankFields(field.fields), ...(written as object) });
    }
    if (field.kind === 'switch' && field.offWhere?.field === changed) {
      const isOff = valueAt(after, [...root, changed]) === field.offWhere.is;
      return isOff ? withValueAt(document, [...root, name], false) : document;
    }
    if (field.kind === 'choice' && field.atMost === changed) {
      const [held, most] = [valueAt(document, [...root, name]), valueAt(after, [...root, changed])];
      const isOver = typeof held === 'number' && typeof most === 'number' && held > most;
      return isOver ? withValueAt(document, [...root, name], most) : document;
    }
    if ((field.kind !== 'mask' && field.kind !== 'fileByWord') || field.of !== changed) return document;
    const old = valueAt(before, [...root, changed]);
    const now = valueAt(after, [...root, changed]);
    const held = valueAt(document, [...root, name]);
    if (field.kind === 'fileByWord')
      return withValueAt(document, [...root, name], filesAfter(held, old, now));
    if (!isList(held)) return document;
    const mask = refitted(
      held,
      partsOf(old, field.unit, locale),
      partsOf(now, field.unit, locale),
      field.unit,
    );
    return withValueAt(document, [...root, name], mask);
  }, after);
}
