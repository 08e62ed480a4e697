/** The numbers of the family points form (spec 3 §3), in its order, and what each is counted in. */
export const POINTS_UNITS = {
  childMinimumUse: 'minutes',
  childNormalUse: 'points',
  adultMinimumUse: 'minutes',
  adultNormalUse: 'points',
  togetherMinimumUse: 'minutes',
  togetherNormalUse: 'points',
  reversalTriggerTime: 'days',
  reversalMinimumUse: 'minutes',
  reversalNormalUse: 'points',
  neededForRewards: 'points',
  rewardValue: 'worth',
} as const;

export type PointsField = keyof typeof POINTS_UNITS;

export const POINTS_FIELDS = Object.keys(POINTS_UNITS) as readonly PointsField[];
