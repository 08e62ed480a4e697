import { z } from 'zod';
import { id, moment } from './shape.ts';

const archiveState = z.enum(['asked', 'making', 'ready', 'expired', 'failed']);

/** What somebody asked for: everything about a learner in one file. */
const archive = z.object({
  state: archiveState,
  askedAt: moment,
  /** Until when it can be fetched; null while it is not there. */
  until: moment.nullable(),
  bytes: z.number().int().nullable(),
});

const deletion = z.object({
  askedAt: moment,
  /** From then on it is done and cannot be taken back. */
  until: moment,
  /** What a family asked for itself only the family takes back. */
  mayBeKept: z.boolean(),
});

/** What is under way with the data of a family and its members, for who asks. */
export const personalData = z.object({
  familyId: id,
  familyName: z.string(),
  members: z.array(
    z.object({
      _id: id,
      firstname: z.string(),
      lastname: z.string(),
      /** The latest that the person asking asked for. */
      archive: archive.nullable(),
      deletion: deletion.nullable(),
      /** Whether the person asking may ask for the data of this one. */
      mayAsk: z.boolean(),
      /** The one who holds the family's account goes with the family alone. */
      mayBeDeleted: z.boolean(),
    }),
  ),
  deletion: deletion.nullable(),
  mayDeleteFamily: z.boolean(),
  /** The head office need not wait. */
  mayDeleteNow: z.boolean(),
});

export type PersonalData = z.output<typeof personalData>;
