import {
  SYNC_OUTCOMES,
  SYNC_WHO,
  type SyncOutcome,
  type SyncWho,
} from '@flink/contract/rules/people/school-sync.ts';
import type { SyncEntry } from './sync-entry.ts';

export type SyncFigures = Readonly<Record<SyncWho, Readonly<Record<SyncOutcome, number>>>>;

/** How many of each kind came to what. */
export function figuresOf(entries: readonly SyncEntry[]): SyncFigures {
  const none = () =>
    Object.fromEntries(SYNC_OUTCOMES.map((outcome) => [outcome, 0])) as Record<SyncOutcome, number>;
  const figures = Object.fromEntries(SYNC_WHO.map((who) => [who, none()])) as Record<
    SyncWho,
    Record<SyncOutcome, number>
  >;
  for (const { who, outcome } of entries) figures[who][outcome] += 1;
  return figures;
}
