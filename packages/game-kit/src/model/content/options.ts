import * as z from 'zod/mini';
import { type Draw, type RandomState, shuffle } from '../random.ts';
import { fontColorSchema, fontFamilySchema } from '../text/author-type.ts';

/** Spec 2 §9: where an author wrote no number. */
const UNKNOWN_DELAY = 3_000;

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value;

/** A number, also where a form stored it as text. */
export const numberSchema = z.pipe(z.transform(asNumber), z.number());

/** Yes or no, also where a form stored it as text. */
export const switchSchema = z.pipe(
  z.transform((value: unknown) => (value === 'true' ? true : value === 'false' ? false : value)),
  z.boolean(),
);

/** One of some numbers, also where a form stored it as text. */
export const numberAmong = <Choice extends number>(...choices: readonly [Choice, ...Choice[]]) =>
  z.pipe(z.transform(asNumber), z.literal([...choices]));

/** How many of a list are shown. Less than one, or no number, says nothing: as many as usual are shown. */
export const shownSchema = (usual: number) =>
  z.catch(
    z.pipe(
      z.transform((value: unknown) => Math.floor(Number(asNumber(value)))),
      z.number().check(z.gte(1)),
    ),
    usual,
  );

/** Spec 3 §9: none, or a number. */
const limitSchema = z.pipe(
  z.transform((value: unknown) => (value === 'none' ? 0 : asNumber(value))),
  z.number(),
);

/** Spec 2 §3: how problems follow each other. A template takes those that its game reads. */
export const loopOptions = {
  delayBeforeNext: z.optional(z.unknown()),
  randomOrder: z._default(switchSchema, false),
  questionsLimit: z._default(limitSchema, 0),
  showAnswer: z._default(z.union([z.literal('n/a'), numberSchema]), 'n/a'),
  audioBefore: z._default(switchSchema, false),
};

/** Spec 2 §3: how the words of an activity look. */
export const letterOptions = {
  fontFamily: z.optional(fontFamilySchema),
  fontColor: z.optional(fontColorSchema),
  fontSize: z.optional(numberSchema),
  maxFontSize: z.optional(numberSchema),
};

export const commonOptions = { ...loopOptions, ...letterOptions };

/** What the loop reads; what a template leaves out is as usual. */
export type LoopOptions = Partial<z.infer<z.ZodMiniObject<typeof loopOptions>>>;

/** Spec 2 §9: seconds, or 3000 ms if not numeric. */
export function delayOf(delayBeforeNext: unknown): number {
  const text = typeof delayBeforeNext === 'string' && delayBeforeNext.trim() !== '';
  const seconds = typeof delayBeforeNext === 'number' || text ? Number(delayBeforeNext) : Number.NaN;
  return Number.isFinite(seconds) ? Math.max(0, seconds) * 1_000 : UNKNOWN_DELAY;
}

/**
 * Spec 2 §4: a limit counts only when it is positive and smaller than what there is. One that is no whole number is
 * rounded down and leaves at least one: a game without a problem cannot start.
 */
export function limited<T>(items: readonly T[], questionsLimit: number): readonly T[] {
  const counts = questionsLimit > 0 && questionsLimit < items.length;
  return counts ? items.slice(0, Math.max(1, Math.floor(questionsLimit))) : items;
}

/** What is played, in its order: by lot where the author wants it, then no more than the limit. */
export function inPlayOrder<T>(
  items: readonly T[],
  { randomOrder = false, questionsLimit = 0 }: Pick<LoopOptions, 'randomOrder' | 'questionsLimit'>,
  random: RandomState,
): Draw<readonly T[]> {
  const order = randomOrder ? shuffle(random, items) : { value: items, random };
  return { ...order, value: limited(order.value, questionsLimit) };
}
