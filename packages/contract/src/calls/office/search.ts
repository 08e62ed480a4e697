import { z } from 'zod';
import { STAFF } from '../../access/rules.ts';
import { defineCall } from '../../call.ts';
import { id, sent } from '../../entities/shape.ts';

/** What the search finds, in the order in which it is shown. */
export const FOUND_KINDS = [
  'families',
  'learners',
  'learningCenters',
  'regions',
  'masterOrganizations',
  'teachers',
  'users',
  'activities',
  'words',
] as const;

export type FoundKind = (typeof FOUND_KINDS)[number];

/** One letter begins half the names. */
const MIN_SEARCHED = 2;

/** Of each kind; more words find the rest. */
export const MOST_FOUND = 5;

const found = z.object({
  kind: z.enum(FOUND_KINDS),
  /** The row to open: of a learner, the family. */
  _id: id,
  title: z.string(),
  /** What tells it apart from others of the same name. */
  detail: z.string(),
});

export type Found = z.output<typeof found>;

export const searchCalls = {
  officeSearch: defineCall({
    method: 'GET',
    path: '/api/admin/search',
    summary:
      'Families, learners, centers, people, activities and words by name, as far as the person may see them',
    access: STAFF,
    perMinute: 240,
    query: sent({ words: z.string().trim().min(MIN_SEARCHED).max(100) }),
    reply: z.object({ success: z.literal(true), data: z.array(found) }),
  }),
};
