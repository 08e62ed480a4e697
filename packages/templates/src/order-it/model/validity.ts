import type { Issue } from '@flink/game-kit/model/issue.ts';
import { isUsable } from '@flink/game-kit/model/piece.ts';
import { problemIssues } from '@flink/game-kit/model/problems.ts';
import type { Item, OrderItData, Problem } from './schema.ts';

/** Spec 3 §5.1. */
const LEAST_ITEMS = 2;
/** What fits on a phone, places and tray together. */
const MOST_ITEMS = 8;

/** The recording stands under one name or the other. */
const heard = (item: Item): Item => (item.audio ? item : { ...item, audio: item.audioPath });

/** The items that are played, in their right order. */
export function inOrder({ items }: Problem): readonly Item[] {
  return items
    .map(heard)
    .filter(isUsable)
    .map((item, index) => ({ item, place: item.boxIdx ?? index }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
    .slice(0, MOST_ITEMS);
}

export function problemCheck(problem: Problem): Issue[] {
  const items = inOrder(problem);
  if (items.length < LEAST_ITEMS) return [{ code: 'items.few', path: ['items'] }];
  // Everything would stand in its place already.
  if (!items.some(({ shouldBeSlot }) => shouldBeSlot)) return [{ code: 'items.noSlot', path: ['items'] }];
  return [];
}

export const validity = (data: OrderItData): readonly Issue[] => problemIssues(data.problems, problemCheck);
