import type { PlayData } from '../data/menu-data.ts';

/** How a family stands towards its next reward (decisions: Family points). */
export type RewardStand =
  /** The center gives none. */
  | { readonly kind: 'none' }
  | { readonly kind: 'saving'; readonly reached: number; readonly missing: number }
  | { readonly kind: 'ready'; readonly reached: 1 };

export function rewardStand(points: number, needed: number): RewardStand {
  if (needed <= 0) return { kind: 'none' };
  if (points >= needed) return { kind: 'ready', reached: 1 };
  return { kind: 'saving', reached: points / needed, missing: needed - points };
}

/** Points are the family's: a person who learns alone has none (spec 1 §1). */
export const offersPoints = ({ center, product }: Pick<PlayData, 'center' | 'product'>): boolean =>
  center.points.enable && !product.onePerson;

/** A reward is turned in by an adult of the family whose points they are. */
export const adultIsHere = ({ learners, family }: Pick<PlayData, 'learners' | 'family'>): boolean =>
  learners.some(({ type, familyId }) => type === 'adult' && familyId === family._id);
