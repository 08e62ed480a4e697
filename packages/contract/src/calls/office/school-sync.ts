import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { id, moment, sent } from '../../entities/shape.ts';
import { SYNC_OUTCOMES, SYNC_WHO } from '../../rules/people/school-sync.ts';
import { isTimeZone } from '../../rules/people/time-zone.ts';

const mayLook = { admin: { clever: { view: true } } } as const;
const mayLink = { admin: { clever: { edit: true } } } as const;
const maySync = { admin: { clever: { sync: true } } } as const;

const answer = <Data extends z.ZodType>(data: Data) => z.object({ success: z.literal(true), data });
const count = z.number().int();

/** How many of each kind came to what. */
const figures = z.record(z.enum(SYNC_WHO), z.record(z.enum(SYNC_OUTCOMES), count));

const sync = z.object({
  _id: id,
  /** A failed one changed nothing, a waiting one has changed nothing yet. */
  state: z.enum(['done', 'waiting', 'failed', 'dismissed']),
  /** Null when it was the clock. */
  askedBy: z.string().nullable(),
  startedAt: moment,
  endedAt: moment,
  figures,
  /** People of the school who were in Flink before. */
  known: count,
  /** Of them, those who were not on the lists any more. */
  vanishing: count,
  /** Why it failed: an error code. */
  error: z.string().nullable(),
});

const link = z.object({
  _id: id,
  name: z.string(),
  /** Null where nobody can come in through a school. */
  districtId: z.string().nullable(),
  districtName: z.string().nullable(),
  /** Whether there is a token to read the lists with. */
  canSync: z.boolean(),
  /** What centers of new schools get. */
  productId: id.nullable(),
  timeZone: z.string().nullable(),
  products: z.array(z.object({ _id: id, name: z.string() })),
  /** The latest first. */
  syncs: z.array(sync),
  /** With no real school sign-in in use: what links the embedded district. */
  sandbox: z.object({ districtId: z.string(), token: z.string() }).nullable(),
});

const preview = z.object({
  figures,
  known: count,
  vanishing: count,
  needsApproval: z.boolean(),
  /** What would change or was refused, the first of them. */
  entries: z.array(
    z.object({
      who: z.enum(SYNC_WHO),
      schoolId: z.string(),
      name: z.string(),
      outcome: z.enum(SYNC_OUTCOMES),
      centerName: z.string().nullable(),
      /** An error code. */
      reason: z.string().nullable(),
    }),
  ),
  /** How many there are altogether. */
  total: count,
});

const ofOrganization = {
  tenant: { 'params.id': 'masterOrganization' },
  params: sent({ id }),
} as const;

/** The lists of a whole district are read. */
const PER_MINUTE = 12;

/** The school sign-in of a master organisation (spec 3 §7.3). */
export const schoolSyncCalls = {
  schoolLink: defineCall({
    method: 'GET',
    path: '/api/admin/masterOrganizations/{id}/clever',
    summary: 'How a master organisation is linked to a school district, and how the last syncs went',
    access: mayLook,
    ...ofOrganization,
    reply: answer(link),
    errors: ['notFound'],
  }),
  syncPreview: defineCall({
    method: 'GET',
    path: '/api/admin/masterOrganizations/{id}/preview-clever',
    summary: 'What a sync with the school would change; null where nothing is linked',
    access: mayLook,
    ...ofOrganization,
    reply: answer(preview.nullable()),
    errors: ['notFound', 'school.listsFailed'],
    perMinute: PER_MINUTE,
  }),
  syncSchool: defineCall({
    method: 'GET',
    path: '/api/admin/masterOrganizations/{id}/sync-clever',
    summary:
      'Brings Flink in step with the lists of the school, unless too many people would vanish; done twice it changes nothing more. Null where nothing is linked',
    access: maySync,
    whileViewing: 'refused',
    ...ofOrganization,
    reply: answer(sync.nullable()),
    errors: ['notFound', 'school.notFromHere'],
    perMinute: PER_MINUTE,
  }),
  approveSync: defineCall({
    method: 'POST',
    path: '/api/admin/masterOrganizations/{id}/approve-clever-sync',
    summary:
      'Does a sync that waits because many people would vanish; waits again where more vanish meanwhile',
    access: maySync,
    ...ofOrganization,
    body: sent({ syncId: id }),
    reply: answer(sync),
    errors: ['notFound', 'school.nothingWaits', 'school.notLinked'],
    perMinute: PER_MINUTE,
  }),
  dismissSync: defineCall({
    method: 'POST',
    path: '/api/admin/masterOrganizations/{id}/dismiss-clever-sync',
    summary: 'Lets a sync that waits for approval go without doing it: everybody stays as they are',
    access: maySync,
    ...ofOrganization,
    body: sent({ syncId: id }),
    reply: answer(sync),
    errors: ['notFound', 'school.nothingWaits'],
  }),
  linkSchool: defineCall({
    method: 'POST',
    path: '/api/admin/masterOrganizations/{id}/integrate-clever',
    summary: 'Links a master organisation to the district of an access token, or gives it a new token',
    access: mayLink,
    ...ofOrganization,
    body: sent({
      districtId: z.string().trim().min(1).max(100),
      accessToken: z.string().trim().min(1).max(500),
      productId: id.nullable(),
      timeZone: z.string().refine(isTimeZone, { params: { code: 'learningCenters.timeZone' } }),
    }),
    reply: answer(link),
    errors: ['notFound', 'request.invalid', 'school.districtTaken', 'school.listsFailed'],
    perMinute: PER_MINUTE,
  }),
  unlinkSchool: defineCall({
    method: 'POST',
    path: '/api/admin/masterOrganizations/{id}/delete-clever-integration',
    summary: 'Ends the school sign-in of a master organisation; its people stay',
    access: mayLink,
    ...ofOrganization,
    reply: answer(link),
    errors: ['notFound', 'school.notLinked'],
  }),
};
