export interface KeptVersion {
  readonly version: number;
  readonly isPublished: boolean;
  readonly isKept: boolean;
  readonly author: string | null;
  readonly savedAt: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Published versions that can be gone back to. */
const MOST_PUBLISHED = 50;

/** How far apart automatic saves are kept, by how old they are. */
const STEPS = [
  { until: 60 * MINUTE, apart: MINUTE },
  { until: DAY, apart: 30 * MINUTE },
  { until: 30 * DAY, apart: DAY },
] as const;

/**
 * Which versions are forgotten: the latest always stays, published ones stay up to a number, and of what was saved
 * automatically the older the fewer. Of two that are near each other the later one stays.
 */
export function tooMany(versions: readonly KeptVersion[], now: Date): readonly number[] {
  const kept = versions.filter(({ isKept }) => isKept).toSorted((one, other) => other.version - one.version);
  const forgotten: number[] = [];
  let published = 0;
  let later = Number.POSITIVE_INFINITY;
  for (const [at, { version, isPublished, savedAt }] of kept.entries()) {
    const time = Date.parse(savedAt);
    const step = STEPS.find(({ until }) => now.getTime() - time < until);
    if (isPublished) published += 1;
    const stays = isPublished
      ? published <= MOST_PUBLISHED
      : at === 0 || (step !== undefined && later - time >= step.apart);
    if (!stays) forgotten.push(version);
    else if (!isPublished) later = time;
  }
  return forgotten;
}
