import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { isUsable } from '@flink/game-kit/model/content/piece.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import { allAlike } from '@flink/game-kit/model/content/twins.ts';
import type { Item, OrderItData, Problem } from './schema.ts';

/** Spec 3 §5.1. */
const LEAST_ITEMS = 2;
/** What fits on a phone, places and tray together. */
const MOST_ITEMS = 8;

/** The items that can be played, in their right order. */
export function inOrder({ items }: Problem): readonly Item[] {
  return items
    .filter(isUsable)
    .map((item, index) => ({ item, place: item.boxIdx ?? index }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** A row longer than the screen is played in stretches of nearly the same length, one after the other. */
export function stretches(problem: Problem): readonly Problem[] {
  const items = inOrder(problem);
  const count = Math.ceil(items.length / MOST_ITEMS);
  if (count < 2) return [problem];
  const cuts = Array.from({ length: count + 1 }, (_, index) => Math.round((items.length * index) / count));
  return cuts.slice(1).map((end, index) => ({
    ...problem,
    id: `${problem.id}-${index + 1}`,
    items: items.slice(cuts[index], end).map(({ boxIdx: _place, ...item }) => item),
  }));
}

export function problemCheck(problem: Problem): Issue[] {
  const items = inOrder(problem);
  if (items.length < LEAST_ITEMS) return [{ code: 'items.few', path: ['items'] }];
  // Everything would stand in its place already.
  if (!items.some(({ shouldBeSlot }) => shouldBeSlot)) return [{ code: 'items.noSlot', path: ['items'] }];
  return [];
}

/** One item alone has one place to go, and items that look the same are right everywhere. */
function withoutChoice(problem: Problem): Issue[] {
  const placed = inOrder(problem).filter(({ shouldBeSlot }) => shouldBeSlot);
  if (placed.length === 1) return [{ code: 'items.oneSlot', path: ['items'] }];
  return allAlike(placed) ? [{ code: 'items.same', path: ['items'] }] : [];
}

export const validity = (data: OrderItData): readonly Issue[] => problemIssues(data.problems, problemCheck);

export const asks = (data: OrderItData): readonly Issue[] =>
  problemIssues(data.problems, (problem) => [...problemCheck(problem), ...withoutChoice(problem)]);

export const warnings = (data: OrderItData): readonly Issue[] =>
  problemWarnings(data.problems, problemCheck, withoutChoice);
