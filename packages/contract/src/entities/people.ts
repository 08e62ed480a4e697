import { z } from 'zod';
import { id, moment } from './shape.ts';

export const familyMember = z.object({
  _id: id,
  firstname: z.string(),
  lastname: z.string(),
  username: z.string(),
  yob: z.number().int().nullable(),
  isAdmin: z.boolean(),
  type: z.enum(['adult', 'child']),
  face: z.string().nullable(),
});

/** As the office manages a member: a blocked one cannot sign in. */
export const managedMember = familyMember.extend({ blocked: z.boolean() });

/** Spec 1 §3, family, as its own members see it. The first member is the family admin. */
export const ownFamily = z.object({
  _id: id,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  agreeReceiveTextMessages: z.boolean(),
  /** Its faces are offered at sign-in. */
  listedAtSignIn: z.boolean(),
  isCustomer: z.boolean(),
  isPrepaidCustomer: z.boolean(),
  /** How many members it can have. */
  memberSlots: z.number().int(),
  familyMembers: z.array(familyMember),
});

export const familyRow = z.object({
  _id: id,
  name: z.string(),
  email: z.string().nullable(),
  learningCenterId: id,
  blocked: z.boolean(),
  familyMembers: z.array(familyMember),
});

/** What became of a message: without a service that takes it along it is kept here. */
export const MESSAGE_STATES = ['kept', 'waiting', 'again', 'sent', 'failed'] as const;

export const outboxMessage = z.object({
  _id: id,
  channel: z.enum(['mail', 'sms']),
  recipient: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  /** A link was left out of the text, and may be shown on wish. */
  canReveal: z.boolean(),
  createdAt: moment,
  sentAt: moment.nullable(),
  error: z.string().nullable(),
  state: z.enum(MESSAGE_STATES),
});
