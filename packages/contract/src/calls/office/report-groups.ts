import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { reportGroup, reportGroupForm } from '../../entities/report-group.ts';
import { id, sent } from '../../entities/shape.ts';
import { reportAnswer } from '../../reports/answer.ts';
import { REPORT_NAMES } from '../../reports/names.ts';

const may = (action: 'view' | 'create' | 'edit' | 'delete') => ({
  flinkAdmin: { reportGroups: { [action]: true } },
});

const params = sent({ id });
const reply = z.object({ success: z.literal(true), data: reportGroup });

/** Named sets of reports. Each belongs to who made it: somebody else's is not found. */
export const reportGroupsCalls = {
  reportGroups: defineCall({
    method: 'GET',
    path: '/api/report-groups',
    summary: 'The report groups of the person who asks',
    access: may('view'),
    reply: z.object({ success: z.literal(true), data: z.array(reportGroup) }),
  }),
  addReportGroup: defineCall({
    method: 'POST',
    path: '/api/report-groups',
    summary: 'Makes a report group',
    access: may('create'),
    body: reportGroupForm,
    reply,
    errors: ['request.notAllowed'],
  }),
  editReportGroup: defineCall({
    method: 'PUT',
    path: '/api/report-groups/{id}',
    summary: 'Changes a report group',
    access: may('edit'),
    params,
    body: reportGroupForm,
    reply,
    errors: ['notFound'],
  }),
  deleteReportGroup: defineCall({
    method: 'DELETE',
    path: '/api/report-groups/{id}',
    summary: 'Deletes a report group',
    access: may('delete'),
    params,
    reply: z.object({ success: z.literal(true) }),
    errors: ['notFound'],
  }),
  reportByGroup: defineCall({
    method: 'POST',
    path: '/api/reports/by-report-group/{id}',
    summary: 'The reports of a group by its own parameters; those that the role has lost are left out',
    access: may('view'),
    params,
    reply: z.object({
      success: z.literal(true),
      data: z.object({
        group: reportGroup,
        answers: z.array(z.object({ report: z.enum(REPORT_NAMES), answer: reportAnswer })),
      }),
    }),
    errors: ['notFound'],
    whileViewing: 'answered',
  }),
};
