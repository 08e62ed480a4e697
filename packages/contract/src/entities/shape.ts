import { z } from 'zod';
import { hasHiddenSigns, looksEmpty } from '../rules/hidden-signs.ts';
import { EMAIL, EMAIL_MAX_LENGTH } from '../rules/people/email.ts';

/** Objects that come from outside refuse fields nobody declared: a misspelt field must not be lost in silence. */
export const sent = z.strictObject;

export const id = z.uuid();

const REQUIRED = { params: { code: 'request.required' } };
const HIDDEN_SIGNS = { params: { code: 'request.hiddenSigns' } };

/** A text of one line, or nothing. */
export const lineOrNone = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !hasHiddenSigns(text), HIDDEN_SIGNS)
    .refine((text) => text === '' || !looksEmpty(text), REQUIRED);

/** A name, a title: something that can be seen, in one line. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !hasHiddenSigns(text), HIDDEN_SIGNS)
    .refine((text) => !looksEmpty(text), REQUIRED);

/** A moment on the wire: ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** As long as the longest language tag that software has to reckon with (RFC 5646 §4.4.1). */
const LOCALE_MAX_LENGTH = 35;

export const localeCode = z
  .string()
  .max(LOCALE_MAX_LENGTH)
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);

export const email = z
  .string()
  .max(EMAIL_MAX_LENGTH)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email({ pattern: EMAIL }));

const page = z.coerce.number().int().min(1).max(1_000_000).default(1);
const limit = z.coerce
  .number()
  .pipe(z.union([z.literal(10), z.literal(25), z.literal(100)]))
  .default(10);

/** A page of a list that has one order. */
export const pageQuery = sent({ page, limit });

/** More values than any filter offers are not a person's choice. */
const MAX_CHOSEN = 50;

/** The values one filter of a table has: none, one, or several under the same name. */
export const chosenAmong = <Value extends z.ZodType<string, string>>(value: Value) =>
  z
    .union([value.transform((one) => [one]), z.array(value).max(MAX_CHOSEN)])
    .default((): z.output<Value>[] => []);

export const chosenOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  chosenAmong(z.enum(values));

/**
 * Tables send page, limit, order, orderBy and filters (spec 3 §7.3); sizes of spec 3 §9. `filter` is what the person
 * typed; the choice of a chip is added as `'filter.<name>': chosenOf(...)`, the name it has in the page's address.
 */
export const tableQuery = <const Columns extends readonly [string, ...string[]]>(columns: Columns) =>
  sent({
    page,
    limit,
    order: z.enum(['asc', 'desc']).default('asc'),
    orderBy: z.enum(columns).default(columns[0] as Columns[number]),
    filter: z.string().max(200).default(''),
  });

/** Table response: data and total (spec 3 §3). `unfiltered` is the total without the filter. */
export const tableReply = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), total: z.number().int(), unfiltered: z.number().int() });
