import { z } from 'zod';
import { POINTS_FIELDS, type PointsField } from '../rules/play/points-fields.ts';
import { id, moment } from './shape.ts';

const amount = z.number().int().min(0);

/** Spec 3 §3, family points config of a learning center; how it is read is written in the decisions. */
export const pointsConfig = z.object({
  enable: z.boolean().default(false),
  reversalTriggerTime: amount.default(0),
  reversalNormalUse: amount.default(0),
  reversalMinimumUse: amount.default(0),
  adultNormalUse: amount.default(0),
  adultMinimumUse: amount.default(0),
  childNormalUse: amount.default(0),
  childMinimumUse: amount.default(0),
  togetherNormalUse: amount.default(0),
  togetherMinimumUse: amount.default(0),
  neededForRewards: amount.default(0),
  rewardValue: amount.default(0),
});

/** Required numbers, parsed to integers (spec 3 §5.4). */
const typedAmount = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .transform(Math.trunc)
  .pipe(amount.max(1_000_000));

/** As it comes in from the family points form. */
export const pointsForm = z.strictObject({
  ...Object.fromEntries(POINTS_FIELDS.map((name) => [name, typedAmount])),
  enable: z.boolean(),
} as { readonly enable: z.ZodBoolean } & Readonly<Record<PointsField, typeof typedAmount>>);

export type PointsConfig = z.output<typeof pointsConfig>;

export const pointsKind = z.enum(['adult', 'child', 'together', 'reversal', 'reward']);

export type PointsKind = z.output<typeof pointsKind>;

/** Spec 1 §3, points history record. */
export const pointsRecord = z.object({
  _id: id,
  eventDate: moment,
  kind: pointsKind,
  delta: z.number().int(),
  /** In the language of the person asking. */
  description: z.string(),
  pointsAmountAfterEvent: amount,
  cumulativePointsAfterEvent: amount,
});

/** What a family has now, and what it has ever earned. */
export const pointsBalance = z.object({ points: amount, cumulativePoints: amount });

export type PointsBalance = z.output<typeof pointsBalance>;
