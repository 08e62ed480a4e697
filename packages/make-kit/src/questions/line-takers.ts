import type { Field, Fields, GroupField, MaskField, StageField } from '../description/field.ts';

/** How the lines of a field are read. */
type Form =
  | { readonly form: 'piece'; readonly extra: Fields }
  | { readonly form: 'pieces'; readonly extra: Fields }
  /** A line holds one of both lists: `definition = word`. */
  | { readonly form: 'pairs'; readonly with: string; readonly extra: Fields }
  | { readonly form: 'text' | 'marked' }
  /** Brackets tell which parts are looked for: `c[a]t`. */
  | { readonly form: 'masked'; readonly mask: string; readonly unit: MaskField['unit'] }
  | { readonly form: 'texts' }
  /** One line, its parts divided by `|`. */
  | { readonly form: 'group'; readonly fields: GroupField['fields'] }
  | { readonly form: 'boxes'; readonly page: StageField['page'] };

/** A field that lines of a question fill: one line, or with `isList` as many as are left for it. */
export type Taker = { readonly name: string; readonly isList: boolean; readonly most: number } & Form;

const one = { isList: false, most: 1 } as const;

/** The fields of a problem that lines of a text can fill, in their order (spec 3 §2.3, question import). */
export function takersOf(fields: Fields): readonly Taker[] {
  const masks = new Map(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'mask' ? [[field.of, { mask: name, unit: field.unit }] as const] : [],
    ),
  );
  const paired = new Set<string>();
  const takers = Object.entries(fields).flatMap(([name, field]): Taker[] => {
    if (paired.has(name)) return [];
    if (field.kind === 'pieces' && field.pairedWith !== undefined) paired.add(field.pairedWith);
    const mask = masks.get(name);
    if (mask) return [{ name, ...one, form: 'masked', ...mask }];
    const taker = takerOf(name, field);
    return taker ? [taker] : [];
  });
  const last = takers.at(-1);
  // Nothing comes after it: a text goes on over the lines that are left.
  return last?.form === 'text' || last?.form === 'marked'
    ? [...takers.slice(0, -1), { ...last, isList: true, most: Number.POSITIVE_INFINITY }]
    : takers;
}

function takerOf(name: string, field: Field): Taker | null {
  switch (field.kind) {
    case 'piece':
      return field.optional ? null : { name, ...one, form: 'piece', extra: field.extra };
    case 'pieces': {
      const list = { name, isList: true, most: field.most, extra: field.extra } as const;
      return field.pairedWith === undefined
        ? { ...list, form: 'pieces' }
        : { ...list, form: 'pairs', with: field.pairedWith };
    }
    case 'text':
      return field.optional ? null : { name, ...one, form: 'text' };
    case 'rich':
      return { name, ...one, form: 'text' };
    case 'marked':
      return { name, ...one, form: 'marked' };
    case 'texts':
      return { name, isList: true, most: field.most, form: 'texts' };
    case 'group':
      return { name, ...one, form: 'group', fields: field.fields };
    case 'stage':
      return { name, isList: true, most: field.most, form: 'boxes', page: field.page };
    default:
      return null;
  }
}
