import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { AUDIT_ACTIONS, auditEntry, wholeAuditEntry } from '../../entities/audit.ts';
import { chosenAmong, chosenOf, id, sent, tableQuery, tableReply } from '../../entities/shape.ts';
import { chosenDays } from '../../resources/kit/filter-schema.ts';

const mayLook = { admin: { general: { view: true } } } as const;

/** Also of resources that are managed no longer: what was done to them stays written down. */
const resourceName = z.string().regex(/^[A-Za-z]{1,50}$/);

export const auditCalls = {
  auditTable: defineCall({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'Who did what to which row, the latest first',
    access: mayLook,
    query: tableQuery(['at', 'actorName', 'action', 'resource']).extend({
      order: z.enum(['asc', 'desc']).default('desc'),
      'filter.action': chosenOf(AUDIT_ACTIONS),
      'filter.resource': chosenAmong(resourceName),
      /** Who did it. */
      'filter.actorId': chosenAmong(id),
      'filter.at': chosenDays(),
    }),
    reply: tableReply(auditEntry),
  }),
  auditEntry: defineCall({
    method: 'GET',
    path: '/api/admin/audit/{id}',
    summary: 'One entry of the audit log with the row before and after',
    access: mayLook,
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: wholeAuditEntry }),
    errors: ['notFound'],
  }),
};
