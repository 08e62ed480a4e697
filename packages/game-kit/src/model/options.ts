import * as z from 'zod/mini';

/** Spec 2 §9: where an author wrote no number. */
const UNKNOWN_DELAY = 3_000;

/** Spec 2 §3: what every activity can be told, as the activities of today hold it. */
export const commonOptions = {
  delayBeforeNext: z.optional(z.unknown()),
  randomOrder: z._default(z.boolean(), false),
  questionsLimit: z._default(z.number(), 0),
  showAnswer: z._default(z.union([z.literal('n/a'), z.number()]), 'n/a'),
  audioBefore: z._default(z.boolean(), false),
  fontFamily: z.optional(z.string()),
  fontColor: z.optional(z.string()),
  fontSize: z.optional(z.number()),
  maxFontSize: z.optional(z.number()),
};

export type CommonOptions = z.infer<z.ZodMiniObject<typeof commonOptions>>;

/** Spec 2 §9: seconds, or 3000 ms if not numeric. */
export function delayOf(delayBeforeNext: unknown): number {
  const text = typeof delayBeforeNext === 'string' && delayBeforeNext.trim() !== '';
  const seconds = typeof delayBeforeNext === 'number' || text ? Number(delayBeforeNext) : Number.NaN;
  return Number.isFinite(seconds) ? Math.max(0, seconds) * 1_000 : UNKNOWN_DELAY;
}

/** Spec 2 §4: a limit counts only when it is positive and smaller than what there is. */
export function limited<T>(items: readonly T[], questionsLimit: number): readonly T[] {
  return questionsLimit > 0 && questionsLimit < items.length ? items.slice(0, questionsLimit) : items;
}
