import { z } from 'zod';
import { id, moment } from './shape.ts';

export const AUDIT_ACTIONS = [
  'create',
  'edit',
  'delete',
  'restore',
  'purge',
  'download',
  'viewStart',
  'viewEnd',
] as const;

/** Who did what to which row, and when. */
export const auditEntry = z.object({
  _id: id,
  at: moment,
  actorId: id,
  actorName: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** As in the calls: `/api/admin/{resource}`. */
  resource: z.string(),
  /** What people call such things, in the language that is spoken. */
  resourceTitle: z.string(),
  /** Null where many rows were changed at once. */
  rowId: id.nullable(),
  rowTitle: z.string(),
  rowCount: z.number().int(),
});

/** With the row as it was and as it became; a list of rows where there were many. */
export const wholeAuditEntry = auditEntry.extend({ before: z.unknown(), after: z.unknown() });
