import { z } from 'zod';
import { defineCall } from '../call.ts';
import { personalData } from '../entities/personal-data.ts';
import { id, sent } from '../entities/shape.ts';

const reply = z.object({ success: z.literal(true), data: personalData });
const link = z.object({ success: z.literal(true), url: z.string() });

const whose = { learnerId: id };
/** Null: the whole family. */
const whom = { learnerId: id.nullable() };
/** The name of the learner or of the family, typed by hand. */
const deletion = { ...whom, name: z.string().max(200) };

const REFUSED = [
  'access.denied',
  'notFound',
  'request.invalid',
  'personalData.onlyAdults',
  'personalData.onlyFamilyAdmin',
] as const;
const NOT_DELETED = [
  ...REFUSED,
  'personalData.holdsFamily',
  'personalData.subscriptionRuns',
  'personalData.onlyHeadOffice',
  'personalData.askedOften',
] as const;

/** How often somebody asks for these by hand. */
const perMinute = 20;

/** What a family asks of its own data. */
export const ownDataCalls = {
  ownData: defineCall({
    method: 'GET',
    path: '/api/families/personal-data',
    summary: 'What is under way with the data of the own family; for its adults',
    access: 'learner',
    reply,
    errors: ['access.denied', 'personalData.onlyAdults'],
  }),
  askForOwnArchive: defineCall({
    method: 'POST',
    path: '/api/families/personal-data/archive',
    summary: 'Asks for everything that is known of a member of the own family, as one file',
    access: 'learner',
    tenant: { 'body.learnerId': 'learner' },
    body: sent(whose),
    reply,
    errors: REFUSED,
    perMinute,
  }),
  ownArchiveLink: defineCall({
    method: 'POST',
    path: '/api/families/personal-data/archive-link',
    summary: 'A link of limited life to the archive that the person asking asked for',
    access: 'learner',
    tenant: { 'body.learnerId': 'learner' },
    body: sent(whose),
    reply: link,
    errors: [...REFUSED, 'personalData.noArchive'],
    perMinute,
  }),
  askToDeleteOwn: defineCall({
    method: 'POST',
    path: '/api/families/personal-data/deletion',
    summary: 'Asks that a member of the own family, or the family, be deleted after the days of waiting',
    access: 'learner',
    tenant: { 'body.learnerId': 'learner' },
    body: sent(deletion),
    reply,
    errors: NOT_DELETED,
    perMinute,
  }),
  keepOwn: defineCall({
    method: 'POST',
    path: '/api/families/personal-data/keep',
    summary: 'Takes back that a member of the own family, or the family, be deleted',
    access: 'learner',
    tenant: { 'body.learnerId': 'learner' },
    body: sent(whom),
    reply,
    errors: REFUSED,
    perMinute,
  }),
};

/** Who may delete a family may ask for what is known of it, and for its deletion. */
const access = { admin: { families: { delete: true } } } as const;
const params = sent({ id });
const tenant = { 'params.id': 'family', 'body.learnerId': 'learner' } as const;

/** The same, asked by the center of the family and those above it. */
export const familyDataCalls = {
  familyData: defineCall({
    method: 'GET',
    path: '/api/families/{id}/personal-data',
    summary: 'What is under way with the data of a family',
    access,
    tenant: { 'params.id': 'family' },
    params,
    reply,
    errors: ['notFound'],
  }),
  askForArchive: defineCall({
    method: 'POST',
    path: '/api/families/{id}/personal-data/archive',
    summary: 'Asks for everything that is known of a member of a family, as one file',
    access,
    tenant,
    params,
    body: sent(whose),
    reply,
    errors: [...REFUSED, 'access.denied'],
    perMinute,
  }),
  archiveLink: defineCall({
    method: 'POST',
    path: '/api/families/{id}/personal-data/archive-link',
    summary: 'A link of limited life to the archive that the person asking asked for',
    access,
    tenant,
    params,
    body: sent(whose),
    reply: link,
    errors: [...REFUSED, 'personalData.noArchive', 'access.denied'],
    perMinute,
  }),
  askToDelete: defineCall({
    method: 'POST',
    path: '/api/families/{id}/personal-data/deletion',
    summary: 'Asks that a member of a family, or the family, be deleted; the head office need not wait',
    access,
    tenant,
    params,
    body: sent({ ...deletion, now: z.boolean().default(false) }),
    reply: z.object({ success: z.literal(true), data: personalData.nullable() }),
    errors: NOT_DELETED,
    perMinute,
  }),
  keepData: defineCall({
    method: 'POST',
    path: '/api/families/{id}/personal-data/keep',
    summary: 'Takes back that a member of a family, or the family, be deleted',
    access,
    tenant,
    params,
    body: sent(whom),
    reply,
    errors: [...REFUSED, 'personalData.familyAsked'],
    perMinute,
  }),
};
