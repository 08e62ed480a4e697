import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { DATA_SET_NAMES } from '../../data-export/data-sets.ts';
import { EXPORT_STATES } from '../../data-export/export-states.ts';
import { dataExport, dataExportForm } from '../../entities/data-export.ts';
import { chosenOf, id, sent, tableQuery, tableReply } from '../../entities/shape.ts';

const may = (action: 'view' | 'create' | 'edit' | 'delete') => ({
  admin: { reports: { 'data-export': { [action]: true } } },
});

const params = sent({ id });
const reply = z.object({ success: z.literal(true), data: dataExport });
const tenant = { 'body.learningCenterId': 'learningCenter' } as const;
const NO_ROOM = ['reports.tooManyExports', 'reports.tooManyKept'] as const;
const UNFIT = ['request.invalid', 'notFound', 'access.denied'] as const;
const REFUSED = [...UNFIT, ...NO_ROOM] as const;

/** A file is made of much; one person seldom asks for several at once. */
const perMinute = 30;

const file = (format: string, type: string, summary: string) =>
  defineCall({
    method: 'GET',
    path: `/api/reports/data-export/{id}/${format}`,
    summary,
    access: may('view'),
    params,
    reply: { raw: type },
    errors: ['notFound', 'reports.noExportFile'],
    // It is written down who took it.
    whileViewing: 'refused',
    perMinute,
  });

/** Spec 3 §7.5. An export belongs to who made it, as long as they stand where they stood then: any other is not found. */
export const dataExportCalls = {
  dataExportOptions: defineCall({
    method: 'GET',
    path: '/api/reports/data-export/options',
    summary: 'What the person may export, and of which centers',
    access: may('view'),
    reply: z.object({
      success: z.literal(true),
      data: z.object({
        sets: z.array(z.enum(DATA_SET_NAMES)),
        /** None where there is no choice. */
        centers: z.array(z.object({ _id: id, name: z.string() })),
        place: z.string().nullable(),
        today: z.iso.date(),
        /** Usage is told in whole weeks, and nothing of few learners. */
        isAboveTheCenter: z.boolean(),
      }),
    }),
  }),
  dataExports: defineCall({
    method: 'GET',
    path: '/api/reports/data-export/list',
    summary: 'The exports of the person who asks',
    access: may('view'),
    query: tableQuery(['createdAt', 'name', 'rows']).extend({ 'filter.state': chosenOf(EXPORT_STATES) }),
    reply: tableReply(dataExport),
  }),
  dataExport: defineCall({
    method: 'GET',
    path: '/api/reports/data-export/{id}',
    summary: 'An export, and how far it is',
    access: may('view'),
    params,
    reply,
    errors: ['notFound'],
  }),
  createDataExport: defineCall({
    method: 'POST',
    path: '/api/reports/data-export/create',
    summary: 'Asks for an export; it is made in the background',
    access: may('create'),
    tenant,
    body: dataExportForm,
    reply,
    errors: REFUSED,
    perMinute,
  }),
  countDataExport: defineCall({
    method: 'POST',
    path: '/api/reports/data-export/count',
    summary: 'How many rows an export would have now; null where counting takes too long',
    access: may('create'),
    tenant,
    body: dataExportForm.omit({ name: true }),
    reply: z.object({ success: z.literal(true), data: z.object({ rows: z.number().int().nullable() }) }),
    errors: UNFIT,
    whileViewing: 'answered',
    perMinute: 120,
  }),
  editDataExport: defineCall({
    method: 'PUT',
    path: '/api/reports/data-export/{id}',
    summary: 'Changes an export; with another content it is made anew',
    access: may('edit'),
    tenant,
    params,
    body: dataExportForm,
    reply,
    errors: REFUSED,
    perMinute,
  }),
  stopDataExport: defineCall({
    method: 'POST',
    path: '/api/reports/data-export/{id}/stop',
    summary: 'Stops an export that waits or is being made; what is written is kept',
    access: may('edit'),
    params,
    reply,
    errors: ['notFound'],
  }),
  resumeDataExport: defineCall({
    method: 'POST',
    path: '/api/reports/data-export/{id}/resume',
    summary: 'Goes on where an export stopped or failed; one whose file is gone is made anew',
    access: may('edit'),
    params,
    reply,
    errors: REFUSED,
    perMinute,
  }),
  deleteDataExport: defineCall({
    method: 'DELETE',
    path: '/api/reports/data-export/{id}',
    summary: 'Deletes an export with its file',
    access: may('delete'),
    params,
    reply: z.object({ success: z.literal(true) }),
    errors: ['notFound'],
  }),
  dataExportCsv: file('csv', 'text/csv; charset=utf-8', 'The rows as CSV with a byte order mark'),
  dataExportXlsx: file(
    'xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'The rows for Excel; more than fit into one sheet go on in the next',
  ),
  dataExportNdjson: file('ndjson', 'application/x-ndjson', 'The rows as lines of JSON, for programs'),
};
