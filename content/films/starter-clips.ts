import type { ClipScript } from './clip-script.ts';
import { activityBuilder, introduction } from './introductions.ts';
import { parentAdvice } from './parent-advice.ts';
import { quickStart } from './quick-start.ts';

/** The clips that come with the product, in the order in which they are offered. */
export const starterClips: readonly ClipScript[] = [
  ...quickStart,
  ...Object.values(parentAdvice),
  introduction,
  activityBuilder,
];
