import { auditCalls } from '@flink/contract/calls/office/audit.ts';
import { routesOf } from '../plugins/calls.ts';
import type { Services } from '../services.ts';

export const auditRoutes = ({ audit }: Services) =>
  routesOf(auditCalls)({
    auditTable: ({ query, locale }) => audit.table(query, locale),
    auditEntry: async ({ params, locale }) => ({ success: true, data: await audit.entry(params.id, locale) }),
  });
