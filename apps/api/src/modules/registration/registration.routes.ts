import { registrationCalls } from '@flink/contract/calls/registration.ts';
import type { FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { routesOf } from '../../plugins/calls.ts';
import { linkOrigin } from '../../post/link-origin.ts';
import type { Services } from '../../services.ts';

const DONE = { success: true } as const;

export function registrationRoutes({ config }: House, { registration, usernames, onePerson }: Services) {
  const originOf = (request: FastifyRequest) => linkOrigin(config, request);

  return routesOf(registrationCalls)({
    checkCode: async ({ params }) => ({ ...DONE, ...(await registration.checkCode(params.code)) }),
    registerByCode: async ({ params, body, request }) => ({
      ...DONE,
      redirectTo: await registration.registerByCode(params.code, body, originOf(request)),
    }),
    pendingRegistration: async ({ params }) => ({
      ...DONE,
      ...(await registration.pendingRegistration(params.id)),
    }),
    finishRegistration: async ({ body: { id, ...form }, request }) => ({
      ...DONE,
      redirectTo: await registration.finishRegistration(id, form, originOf(request)),
    }),
    usernameAvailability: async ({ query }) => ({ ...DONE, ...(await usernames.availability(query)) }),
    onePersonByFamily: async ({ params }) => ({ ...DONE, data: await onePerson.byFamily(params.id) }),
    onePersonByParams: async ({ params, query }) => ({
      ...DONE,
      data: await onePerson.byParams({ path: params.id, ...query }),
    }),
  });
}
