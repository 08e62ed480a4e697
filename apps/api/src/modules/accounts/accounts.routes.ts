import { accountsCalls } from '@flink/contract/calls/accounts.ts';
import type { House } from '../../house.ts';
import { routesOf } from '../../plugins/calls.ts';
import * as repo from './accounts.repo.ts';
import { accountsService } from './accounts.service.ts';

export function accountsRoutes(house: House) {
  const service = accountsService(house);
  return routesOf(accountsCalls)({
    login: async ({ body }) => ({ success: true, token: await service.login(body.username, body.password) }),
    updateToken: async ({ principal }) => ({ success: true, token: await service.renew(principal) }),
    usersTable: ({ scope, query }) => repo.usersTable(house.db, scope, query),
  });
}
