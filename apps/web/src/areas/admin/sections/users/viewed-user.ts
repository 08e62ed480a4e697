import type { ManagedRow } from '../../resource/resource-api.ts';
import type { Viewed } from '../../viewing/use-view-as.ts';

/** A row of the users as somebody to see Flink as. */
export const viewedUser = (row: ManagedRow): Viewed => ({
  kind: 'user',
  _id: row._id,
  roleAlias: String(row.roleAlias),
  blocked: row.blocked === true || row.status === 'blocked',
});
