import { sql } from 'kysely';
import { rowsSeen } from '../../plugins/access/rows-seen.ts';

/** Which users the person asking manages: those of the own organisation and below. */
export const usersSeenIn = rowsSeen({
  masterOrganization: 'row.master_organization_id',
  region: 'row.region_id',
});

/** Of `row`: an account was made for them, and they were never here. Schools let in by their own lists. */
export const isInvited = sql<boolean>`(
  row.last_seen_at is null and row.clever_id is null and not row.is_demo
)`;
