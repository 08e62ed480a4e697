import { schoolSyncCalls } from '@flink/contract/calls/office/school-sync.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';
import { sessionOf } from '../../../plugins/access/principal.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';

const DONE = { success: true } as const;

export function schoolSyncRoutes({ schoolSync }: Services) {
  return routesOf(schoolSyncCalls)({
    schoolLink: async ({ scope, params }) => ({ ...DONE, data: await schoolSync.state(scope, params.id) }),
    syncPreview: async ({ scope, params }) => ({ ...DONE, data: await schoolSync.preview(scope, params.id) }),
    syncSchool: async ({ scope, principal, params, request }) => {
      mustBeMeant(request);
      return { ...DONE, data: await schoolSync.sync({ scope, session: sessionOf(principal) }, params.id) };
    },
    approveSync: async ({ scope, principal, params, body }) => ({
      ...DONE,
      data: await schoolSync.approve({ scope, session: sessionOf(principal) }, params.id, body.syncId),
    }),
    dismissSync: async ({ scope, principal, params, body }) => ({
      ...DONE,
      data: await schoolSync.dismiss({ scope, session: sessionOf(principal) }, params.id, body.syncId),
    }),
    linkSchool: async ({ scope, principal, params, body }) => ({
      ...DONE,
      data: await schoolSync.link({ scope, session: sessionOf(principal) }, params.id, body),
    }),
    unlinkSchool: async ({ scope, principal, params }) => ({
      ...DONE,
      data: await schoolSync.unlink({ scope, session: sessionOf(principal) }, params.id),
    }),
  });
}

/**
 * The specification starts a sync with a GET. What browsers fetch ahead, open as a page or ask for another site is not
 * a person in the office, nor is a HEAD; programs that send none of these headers come with their token.
 */
function mustBeMeant({ method, headers }: FastifyRequest): void {
  const isAhead = /prefetch|prerender|preview/i.test(
    `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`,
  );
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  const isPage = headers['sec-fetch-mode'] === 'navigate';
  if (method !== 'GET' || isAhead || isPage || site !== 'same-origin')
    throw new AppError('school.notFromHere');
}
