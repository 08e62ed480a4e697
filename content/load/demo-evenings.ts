/** How the demo centers reward play: minutes and points (decisions, family points). */
export const pointsConfig = {
  enable: true,
  childMinimumUse: 10,
  childNormalUse: 20,
  adultMinimumUse: 10,
  adultNormalUse: 20,
  togetherMinimumUse: 10,
  togetherNormalUse: 50,
  reversalTriggerTime: 14,
  reversalMinimumUse: 15,
  reversalNormalUse: 30,
  neededForRewards: 1_000,
  rewardValue: 5,
} as const;

export interface DemoEvening {
  readonly daysAgo: number;
  readonly kind: 'child' | 'together';
  readonly who: readonly string[];
  readonly minutes: number;
}

const DAYS = 34;

/**
 * Each evening of the García family up to yesterday: on two of three Ana plays along, else the children play by
 * themselves. It brings 1,340 points, of which 1,000 were turned in.
 */
export const evenings: readonly DemoEvening[] = Array.from({ length: DAYS }, (_, index) => {
  const isTogether = index % 3 !== 2 && index < 33;
  return {
    daysAgo: DAYS - index,
    kind: isTogether ? 'together' : 'child',
    who: isTogether ? (index % 2 === 0 ? ['ana', 'leo'] : ['ana', 'leo', 'mia']) : ['leo', 'mia'],
    minutes: 11 + ((index * 7) % 19),
  };
});

/**
 * The Smith family: short evenings, too short for points, and none for twelve days. Their hours are running out, so
 * there is something for their teacher to say.
 */
export const shortEvenings: readonly DemoEvening[] = Array.from({ length: 15 }, (_, index) => ({
  daysAgo: 40 - index * 2,
  kind: index % 3 === 0 ? 'together' : 'child',
  who: index % 3 === 0 ? ['john', 'emma'] : ['emma'],
  minutes: 6 + (index % 4),
}));

/** What somebody tried again and again without mastering it: the first activity that is begun. */
export const triedInVain = { username: 'mia', daysAgo: [9, 6, 4, 2] } as const;

/** How many groups of which menu somebody has mastered, and how many activities of the next one are begun. */
export const progress = [
  { username: 'ana', solution: 'es', groups: 1, begun: 1 },
  { username: 'leo', solution: 'en', groups: 4, begun: 2 },
  { username: 'mia', solution: 'en', groups: 2, begun: 1 },
] as const;

export const hoursBought = [
  { family: 'Smith', total: 20, paid: 5, secondsLeft: 9 * 60, costPerHour: 1.5, increment: 5 },
  { family: 'Otieno', total: 40, paid: 10, secondsLeft: 6.5 * 3_600, costPerHour: 50, increment: 2 },
  {
    family: 'Moreau',
    total: 30,
    paid: 10,
    secondsLeft: 4 * 3_600,
    costPerHour: 1.2,
    increment: 5,
    discountPercents: 15,
  },
] as const;
