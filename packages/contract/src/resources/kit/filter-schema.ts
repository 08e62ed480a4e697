import { z } from 'zod';
import { chosenAmong, id } from '../../entities/shape.ts';
import { type Filter, fitsFilter, NONE } from './filters.ts';

const NOT_ALLOWED = { params: { code: 'request.notAllowed' } };

/** An example of what is not listed, for who reads the description of the calls. */
const EXAMPLES: Readonly<Record<'locales' | 'days', string>> = {
  locales: 'es',
  days: '2026-01-01..2026-06-30',
};

/** Days of a table that is not managed by the kit: `from..to`. */
export const chosenDays = () =>
  chosenAmong(filterValue({ kind: 'days', name: '', moments: true, mayBeNone: false }));

/** One value of a filter. */
export function filterValue(filter: Filter): z.ZodType<string, string> {
  if (filter.kind === 'onOff') return z.enum(['yes', 'no']);
  if (filter.kind === 'reference') return filter.mayBeNone ? z.union([id, z.literal(NONE)]) : id;
  if (filter.kind === 'choice' && !filter.open)
    return z.enum(filter.mayBeNone ? [...filter.values, NONE] : filter.values);
  return z
    .string()
    .refine((value) => fitsFilter(filter, value), NOT_ALLOWED)
    .meta({ examples: [exampleOf(filter)] });
}

function exampleOf(filter: Exclude<Filter, { kind: 'onOff' | 'reference' }>): string {
  if (filter.kind === 'choice') return filter.values[0];
  return filter.kind === 'numbers' ? `${filter.min}..` : EXAMPLES[filter.kind];
}
