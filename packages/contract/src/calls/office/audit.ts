import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { AUDIT_ACTIONS, auditEntry, wholeAuditEntry } from '../../entities/audit.ts';
import { chosenOf, id, sent, tableQuery, tableReply } from '../../entities/shape.ts';

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
      'filter.resource': z
        .union([resourceName.transform((one) => [one]), z.array(resourceName).max(50)])
        .default((): string[] => []),
      /** Who did it. */
      'filter.actorId': z
        .union([id.transform((one) => [one]), z.array(id).max(50)])
        .default((): string[] => []),
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
