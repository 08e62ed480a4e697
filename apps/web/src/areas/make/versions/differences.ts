import { type ActivityData, canonical, problemsOf } from '@flink/contract/rules/make/activity-parts.ts';
import type { Description } from '@flink/make-kit/description/description.ts';
import type { Field, Fields } from '@flink/make-kit/description/field.ts';

/** One field that is another one; null where the editor has no field for it. */
export interface FieldDifference {
  readonly name: string;
  readonly field: Field | null;
  readonly before: unknown;
  readonly now: unknown;
}

export type Whereabouts =
  | { readonly kind: 'problem'; readonly number: number; readonly state: 'changed' | 'added' | 'removed' }
  | { readonly kind: 'order' }
  | { readonly kind: 'whole' | 'options' | 'help' };

export interface Difference {
  readonly where: Whereabouts;
  readonly fields: readonly FieldDifference[];
}

const HELP = ['helpHtml', 'helpString', 'helpAudio', 'multiLocaleHelp', 'helpLocale'];
/** How it is written, not what it says. */
const SILENT = ['id', 'version'];

const isFields = (value: unknown): value is ActivityData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asFields = (value: unknown): ActivityData => (isFields(value) ? value : {});

/** Nothing written is nothing, however it is kept. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isSame = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || canonical(one) === canonical(other);

function fieldsBetween(
  fields: Fields,
  then: ActivityData,
  now: ActivityData,
  without: readonly string[] = [],
): readonly FieldDifference[] {
  const names = [...new Set([...Object.keys(fields), ...Object.keys(then), ...Object.keys(now)])];
  return names
    .filter((name) => !SILENT.includes(name) && !without.includes(name) && !isSame(then[name], now[name]))
    .map((name) => ({
      name,
      field: Object.hasOwn(fields, name) ? (fields[name] ?? null) : null,
      before: then[name],
      now: now[name],
    }));
}

function problemsBetween(fields: Fields, then: ActivityData, now: ActivityData): readonly Difference[] {
  const before = problemsOf(then);
  const after = problemsOf(now);
  if (before === null || after === null) return [];
  const old = new Map(before.map((problem) => [problem.id, problem]));
  const kept = new Set(after.map(({ id }) => id));
  const found = after.flatMap((problem, index): readonly Difference[] => {
    const was = old.get(problem.id);
    const between = fieldsBetween(fields, was ?? {}, problem);
    if (was !== undefined && between.length === 0) return [];
    const state = was === undefined ? 'added' : 'changed';
    return [{ where: { kind: 'problem', number: index + 1, state }, fields: between }];
  });
  const gone = before.flatMap((problem, index): readonly Difference[] =>
    kept.has(problem.id)
      ? []
      : [
          {
            where: { kind: 'problem', number: index + 1, state: 'removed' },
            fields: fieldsBetween(fields, problem, {}),
          },
        ],
  );
  const orderOf = (problems: readonly { readonly id: string }[]) =>
    problems.map(({ id }) => id).filter((id) => old.has(id) && kept.has(id));
  const isMoved = orderOf(before).join() !== orderOf(after).join();
  return [...found, ...gone, ...(isMoved ? [{ where: { kind: 'order' } as const, fields: [] }] : [])];
}

/** What differs between a version and what stands there now, by problem and field. */
export function differencesBetween(
  description: Description,
  then: ActivityData,
  now: ActivityData,
): readonly Difference[] {
  const byId = problemsOf(then) !== null && problemsOf(now) !== null;
  const game = fieldsBetween(
    description.data,
    asFields(then.gameData),
    asFields(now.gameData),
    byId ? ['problems'] : [],
  );
  const shell = fieldsBetween({}, then, now, ['gameData', 'options', ...HELP]);
  const help = fieldsBetween({}, then, now).filter(({ name }) => HELP.includes(name));
  const options = fieldsBetween(description.options, asFields(then.options), asFields(now.options));
  const part = (kind: 'whole' | 'options' | 'help', fields: readonly FieldDifference[]) =>
    fields.length > 0 ? [{ where: { kind }, fields }] : [];
  return [
    ...problemsBetween(description.problems ?? {}, then, now),
    ...part('whole', [...game, ...shell]),
    ...part('help', help),
    ...part('options', options),
  ];
}

/** A part of a value as somebody reads it: words, a file, or yes and no. */
export type Said =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'image' | 'audio' | 'file'; readonly file: string }
  | { readonly kind: 'switch'; readonly isOn: boolean }
  | { readonly kind: 'choice'; readonly value: string };

const FILE_KINDS: readonly (readonly [RegExp, 'image' | 'audio' | 'file'])[] = [
  [/\.(?:png|jpe?g|gif|webp|svg|avif)$/i, 'image'],
  [/\.(?:mp3|m4a|ogg|wav)$/i, 'audio'],
  [/\.(?:mp4|webm|pdf)$/i, 'file'],
];

const plain = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What is only how it looks, or where it lies. */
const UNSAID = /^(?:id|_id|dim|raw|mask)$/;

/** A value in words, whatever a template keeps in it; files by what they are. */
export function saidOf(field: Field | null, value: unknown): readonly Said[] {
  if (isEmpty(value)) return [];
  if (typeof value === 'boolean') return [{ kind: 'switch', isOn: value }];
  if (typeof value === 'number' || typeof value === 'string') {
    const text = String(value);
    if ((field?.kind === 'choice' || field?.kind === 'choices') && !field.plain)
      return [{ kind: 'choice', value: text }];
    const file = FILE_KINDS.find(([ending]) => ending.test(text) && !/\s/.test(text));
    if (file) return [{ kind: file[1], file: text }];
    return plain(text) === '' ? [] : [{ kind: 'text', text: plain(text) }];
  }
  if (Array.isArray(value)) {
    if (field?.kind === 'marked')
      return [
        {
          kind: 'text',
          text: value.map((run) => String(asFields(run).text ?? '')).join(''),
        },
      ];
    // Figures of a mask, numbers of cards: one line.
    if (value.every((one) => typeof one === 'number')) return [{ kind: 'text', text: value.join(', ') }];
    return value.flatMap((one) => saidOf(field, one));
  }
  return Object.entries(asFields(value)).flatMap(([name, inner]) =>
    UNSAID.test(name) || typeof inner === 'boolean' ? [] : saidOf(null, inner),
  );
}
