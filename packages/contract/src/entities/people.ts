import { z } from 'zod';
import { id, moment } from './shape.ts';

export const userRow = z.object({
  _id: id,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  roleAlias: z.string(),
  roleName: z.string(),
  organization: z.string().nullable(),
  status: z.enum(['active', 'blocked', 'temporaryPassword']),
  lastSeenAt: moment.nullable(),
});

export const familyMember = z.object({
  _id: id,
  firstname: z.string(),
  lastname: z.string(),
  username: z.string(),
  isAdmin: z.boolean(),
  type: z.enum(['adult', 'child']),
});

export const familyRow = z.object({
  _id: id,
  name: z.string(),
  email: z.string().nullable(),
  learningCenterId: id,
  familyMembers: z.array(familyMember),
});

export const outboxMessage = z.object({
  _id: id,
  channel: z.enum(['mail', 'sms']),
  recipient: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  createdAt: moment,
  sentAt: moment.nullable(),
  error: z.string().nullable(),
});
