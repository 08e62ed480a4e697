import { registrationCalls } from '@flink/contract/calls/registration.ts';
import type { FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { routesOf } from '../../plugins/calls.ts';
import { linkOrigin } from '../../post/link-origin.ts';
import { outboxPost } from '../../post/post.ts';
import type { CatalogService } from '../catalog/catalog.service.ts';
import { onePersonService } from './one-person.service.ts';
import { registrationService } from './registration.service.ts';
import { usernamesService } from './usernames.service.ts';

const DONE = { success: true } as const;

export function registrationRoutes(house: House, catalog: CatalogService) {
  const registration = registrationService({ db: house.db, catalog, postIn: outboxPost });
  const usernames = usernamesService(house);
  const onePerson = onePersonService(house);
  const originOf = (request: FastifyRequest) => linkOrigin(house.config, request);

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
