import type { Session } from '@flink/contract/entities/session.ts';
import type { AuditEntry } from './audit.repo.ts';
import type { StoredRow } from './resource.repo.ts';
import type { ServedResource } from './served-resource.ts';

/** What the audit calls many rows by. */
const TITLES_MAX = 500;

export const titleOf = ({ resource }: ServedResource, row: StoredRow): string => String(row[resource.title]);

export const titlesOf = (served: ServedResource, rows: readonly StoredRow[]): string =>
  rows
    .map((row) => titleOf(served, row))
    .join(', ')
    .slice(0, TITLES_MAX);

/** Who did it, as the audit names them. */
export const actorOf = ({ session: { user } }: { readonly session: Session }): AuditEntry['actor'] => ({
  _id: user._id,
  name: `${user.firstname} ${user.lastname}`,
});
