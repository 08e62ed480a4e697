import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import type { SyncOutcome, SyncWho } from '@flink/contract/rules/people/school-sync.ts';

/** What becomes of one school or person on the lists. */
export interface SyncEntry {
  readonly who: SyncWho;
  readonly schoolId: string;
  readonly name: string;
  readonly outcome: SyncOutcome;
  /** The center it ends up in. */
  readonly centerId: string | null;
  /** Why it was not taken over. */
  readonly reason: ErrorCode | null;
}

export const fullName = ({
  firstname,
  lastname,
}: {
  readonly firstname: string;
  readonly lastname: string;
}) => `${firstname} ${lastname}`.trim();

export const refused = (entry: Omit<SyncEntry, 'outcome' | 'reason'>, reason: ErrorCode): SyncEntry => ({
  ...entry,
  outcome: 'refused',
  reason,
});

export const byId = (one: { readonly id: string }, other: { readonly id: string }): number =>
  one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
