import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { id, sent } from '../../entities/shape.ts';
import { reportAnswer, reportQuestion } from '../../reports/answer.ts';
import { HAS_REPORTS, mayOpenReport, REPORT_NAMES } from '../../reports/names.ts';

const TENANT = {
  'body.masterOrganizationId': 'masterOrganization',
  'body.regionId': 'region',
  'body.learningCenterId': 'learningCenter',
} as const;
const IN_QUERY = {
  'query.masterOrganizationId': 'masterOrganization',
  'query.regionId': 'region',
  'query.learningCenterId': 'learningCenter',
} as const;
const ERRORS = ['request.invalid', 'notFound', 'access.denied'] as const;
const OF_PURCHASES = [...ERRORS, 'purchases.notFound'] as const;

/** Of usage and mastery: the families of one product that a center has purchased. */
const named = reportQuestion.extend({ report: z.enum(REPORT_NAMES), purchaseId: id.optional() });
const ofFamily = reportQuestion
  .omit({
    by: true,
    masterOrganizationId: true,
    regionId: true,
    learningCenterId: true,
    source: true,
    played: true,
    category: true,
    families: true,
  })
  .extend({ familyId: id });
const reply = z.object({ success: z.literal(true), data: reportAnswer });

/** Reports that people have who have no others: an address and a file of their own. */
type Own = 'translator-work' | 'financial' | 'revenue';

const ownAddress = (name: Own, summary: string) =>
  defineCall({
    method: 'GET',
    path: `/api/reports/${name}`,
    summary,
    access: mayOpenReport(name),
    tenant: IN_QUERY,
    query: reportQuestion,
    reply,
    errors: ERRORS,
  });

const ownFile = (name: Own, summary: string) =>
  defineCall({
    method: 'GET',
    path: `/api/reports/${name}/csv`,
    summary,
    access: mayOpenReport(name),
    tenant: IN_QUERY,
    query: reportQuestion,
    reply: { raw: 'text/csv; charset=utf-8' },
    errors: ERRORS,
  });

/** Spec 3 §7.5. Whose rows they are is the scope's matter, and who may see which report the report's own. */
export const officeReportsCalls = {
  report: defineCall({
    method: 'POST',
    path: '/api/reports',
    summary: 'The figures of a report',
    access: HAS_REPORTS,
    tenant: TENANT,
    body: named,
    reply,
    errors: OF_PURCHASES,
    whileViewing: 'answered',
  }),
  reportCsv: defineCall({
    method: 'GET',
    path: '/api/reports/csv',
    summary: 'The figures of a report as a file, by the same query',
    access: HAS_REPORTS,
    tenant: IN_QUERY,
    /** Of usage and mastery: one family. */
    query: named.extend({ familyId: id.optional() }),
    reply: { raw: 'text/csv; charset=utf-8' },
    errors: OF_PURCHASES,
  }),
  familyReport: defineCall({
    method: 'POST',
    path: '/api/reports/family',
    summary: 'Usage and mastery of the members of a family',
    access: HAS_REPORTS,
    body: ofFamily,
    reply,
    errors: ERRORS,
    whileViewing: 'answered',
  }),
  reportByFamily: defineCall({
    method: 'GET',
    path: '/api/reports/by-family/{id}',
    summary: 'The same of the last four weeks, or of the days that are asked for',
    access: HAS_REPORTS,
    params: sent({ id }),
    query: ofFamily.omit({ familyId: true }).partial({ from: true, to: true }),
    reply,
    errors: ERRORS,
  }),
  reportByPurchase: defineCall({
    method: 'GET',
    path: '/api/reports/by-purchase-config/{id}',
    summary: 'Usage and mastery of the families of a product that a center has purchased',
    access: HAS_REPORTS,
    params: sent({ id }),
    query: ofFamily.omit({ familyId: true }).partial({ from: true, to: true }),
    reply,
    errors: OF_PURCHASES,
  }),
  masteryAndUsage: defineCall({
    method: 'POST',
    path: '/api/reports/mastery-and-usage',
    summary: 'How long was played, and what was begun and mastered',
    access: HAS_REPORTS,
    tenant: TENANT,
    body: reportQuestion,
    reply,
    errors: ERRORS,
    whileViewing: 'answered',
  }),
  translatorWorkReport: ownAddress('translator-work', 'What was translated, by whom and into what'),
  translatorWorkCsv: ownFile('translator-work', 'What was translated, as a file'),
  financialReport: ownAddress('financial', 'Plans bought, assigned and used, hours sold and played'),
  financialCsv: ownFile('financial', 'Plans and hours, as a file'),
  revenueReport: ownAddress('revenue', 'What was paid, refunded and granted, as in the ledger'),
  revenueCsv: ownFile('revenue', 'What was paid, refunded and granted, as a file'),
};
