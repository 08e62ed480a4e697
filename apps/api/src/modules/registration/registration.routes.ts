import { registrationCalls } from '@flink/contract/calls/registration.ts';
import type { FastifyReply } from 'fastify';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';
import type { Registered } from './registering.ts';

const DONE = { success: true } as const;

export function registrationRoutes({ registration, usernames, onePerson, devices, originOf }: Services) {
  /** Who has just written all the names on this device is no stranger to them. */
  const registered = async ({ redirectTo, parentId }: Registered, reply: FastifyReply) => {
    if (parentId !== null) await devices.remember(reply, [parentId]);
    return { ...DONE, redirectTo };
  };

  return routesOf(registrationCalls)({
    checkCode: async ({ params }) => ({ ...DONE, ...(await registration.checkCode(params.code)) }),
    registerByCode: async ({ params, body, request, reply }) =>
      registered(await registration.registerByCode(params.code, body, originOf(request)), reply),
    pendingRegistration: async ({ params }) => ({
      ...DONE,
      ...(await registration.pendingRegistration(params.id)),
    }),
    finishRegistration: async ({ body: { id, ...form }, request, reply }) =>
      registered(await registration.finishRegistration(id, form, originOf(request)), reply),
    usernameAvailability: async ({ query }) => ({ ...DONE, ...(await usernames.availability(query)) }),
    onePersonByFamily: async ({ params, request }) => ({
      ...DONE,
      data: await onePerson.byFamily(params.id, devices.of(request)),
    }),
    onePersonByParams: async ({ params, query }) => ({
      ...DONE,
      data: await onePerson.byParams({ path: params.id, ...query }),
    }),
  });
}
