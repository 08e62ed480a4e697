import { z } from 'zod';
import { id, moment, pageQuery, sent, tableReply } from './shape.ts';

/** How long a deleted row can be restored. */
export const TRASH_DAYS = 30;

/** What Undo restores a deleted row by. */
export const deletedMade = z.object({ success: z.literal(true), undo: id });

/** A deleted row that can still be restored. */
export const deletedRow = z.object({
  _id: id,
  title: z.string(),
  deletedAt: moment,
  deletedBy: z.string(),
  /** When it is deleted for good. */
  leavesAt: moment,
});

export const deletedQuery = pageQuery.extend({ filter: z.string().max(200).default('') });

export const deletedReply = tableReply(deletedRow);

/** Everything that was deleted together, or some rows of the list. */
export const restoreBody = z.union([sent({ batch: id }), sent({ ids: z.array(id).min(1).max(100) })]);

export const restoreReply = z.object({
  success: z.literal(true),
  restored: z.number().int(),
  /** Those that could not be restored, with the reason. */
  left: z.array(
    z.object({
      _id: id,
      title: z.string(),
      code: z.string(),
      /** What has to be restored first, where it is in the trash too. */
      first: z.string().nullable(),
    }),
  ),
});

export type DeletedQuery = z.input<typeof deletedQuery>;
export type DeletedPage = z.output<typeof deletedQuery>;
export type DeletedRow = z.output<typeof deletedRow>;
export type RestoreBody = z.output<typeof restoreBody>;
export type RestoreResult = Omit<z.output<typeof restoreReply>, 'success'>;
