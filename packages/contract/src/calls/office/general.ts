import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { publicConfig } from '../../entities/catalog.ts';
import { pointsConfig, pointsForm } from '../../entities/points.ts';
import { id, localeCode, moment, sent } from '../../entities/shape.ts';
import { isTimeZone } from '../../rules/people/time-zone.ts';
import { REPORT_RATES, type ReportsRate } from '../../rules/reports/report-periods.ts';

const mayLook = { admin: { general: { view: true } } } as const;
const mayChange = { admin: { general: { edit: true } } } as const;

const reportsRate = z.enum(Object.keys(REPORT_RATES) as [ReportsRate, ...ReportsRate[]]);
const reportsDates = z.array(z.iso.date()).max(6);

const hideGroupsSmallerThan = z.number().int().min(2).max(1_000).nullable();

/** Of this process: what `TZ` says, else that of the machine. */
const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

const locales = z.array(localeCode).min(1).max(50);

/** What is set for the whole installation (spec 3 §7.1). */
export const settings = sent({
  registrationLocales: locales,
  emailsLocales: locales,
  supportEmail: z.union([z.literal(''), z.email()]),
  supportPhone: z.string().trim().max(40),
  /** By document and language, the id of a document; public from then on. */
  loginPageDocuments: sent({
    quickStart: z.record(localeCode, id),
    credits: z.record(localeCode, id),
  }),
  /** Films that the menu offers to parents, in their order. */
  parentFilms: z.array(id).max(20).default([]),
  /** Of every center; what is changed goes down to those that are there. */
  points: pointsForm,
  reportsRate,
  /** As many end dates as the rate takes; they come again every year. */
  reportsDates,
  /** Rows of reports about fewer learners are hidden; null shows all. Left out, it stays as it is. */
  hideGroupsSmallerThan: hideGroupsSmallerThan.optional(),
  /** Offered on the sign-in page of the installation; left out, it stays as it is. */
  schoolSignIn: z.boolean().optional(),
  /** Nightly jobs run between two and four o'clock there. Left out, it stays as it is. */
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, { params: { code: 'learningCenters.timeZone' } })
    .optional(),
});

export type Settings = z.output<typeof settings>;

/** As it is kept; what nobody has set yet is as in a new installation. */
export const keptSettings = publicConfig
  .pick({
    registrationLocales: true,
    emailsLocales: true,
    supportEmail: true,
    supportPhone: true,
    loginPageDocuments: true,
    schoolSignIn: true,
  })
  .extend({
    parentFilms: z.array(id).default([]),
    points: pointsConfig.prefault({}),
    reportsRate: reportsRate.default('Monthly'),
    reportsDates: reportsDates.default([]),
    hideGroupsSmallerThan: hideGroupsSmallerThan.default(null),
    timeZone: z.string().default(ownTimeZone),
  });

/** With the state it is in: who saves says which one they have seen. */
const settingsAndVersion = keptSettings.extend({ version: z.string() });

/** Work on a clock: how its last run went. */
export const jobState = z.object({
  name: z.string(),
  /** `none` where no run is remembered. */
  state: z.enum(['none', 'created', 'retry', 'active', 'completed', 'cancelled', 'failed']),
  /** When that run was asked for. */
  askedAt: moment.nullable(),
  endedAt: moment.nullable(),
  /** Of the runs that are still remembered. */
  failures: z.number().int(),
  error: z.string().nullable(),
});

export const generalCalls = {
  settings: defineCall({
    method: 'GET',
    path: '/api/config/',
    summary: 'What is set for the whole installation',
    access: mayLook,
    reply: z.object({ success: z.literal(true), data: settingsAndVersion }),
  }),
  saveSettings: defineCall({
    method: 'PUT',
    path: '/api/config/',
    summary: 'Sets what holds for the whole installation',
    access: mayChange,
    body: settings.extend({
      /** As it was read; what somebody else has changed since is not overwritten. */
      version: z.string().max(64).optional(),
    }),
    reply: z.object({ success: z.literal(true), data: settingsAndVersion }),
    errors: ['request.invalid', 'conflict'],
  }),
  jobs: defineCall({
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'How the last run of each work on a clock went',
    access: mayLook,
    reply: z.object({ success: z.literal(true), data: z.array(jobState) }),
  }),
  runJob: defineCall({
    method: 'POST',
    path: '/api/admin/jobs/{name}/run',
    summary: 'Does a work on a clock now, once more',
    access: mayChange,
    params: sent({ name: z.string().max(100) }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['notFound'],
  }),
};
