import { z } from 'zod';
import { PUBLISH_STATES } from '../rules/make/publishing.ts';
import { id, moment } from './shape.ts';

export const publishRequest = z.object({
  _id: id,
  activityId: id,
  activityName: z.string(),
  templateId: id,
  locale: z.string(),
  isValid: z.boolean(),
  /** Null where the group was deleted since. */
  groupId: id.nullable(),
  groupName: z.string(),
  menuName: z.string(),
  note: z.string(),
  state: z.enum(PUBLISH_STATES),
  comment: z.string(),
  requestedAt: moment,
  requestedBy: z.string().nullable(),
  /** Asked by who reads it. */
  isMine: z.boolean(),
  decidedAt: moment.nullable(),
  decidedBy: z.string().nullable(),
});

export type PublishRequest = z.output<typeof publishRequest>;
