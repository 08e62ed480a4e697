import { catalogCalls } from '@flink/contract/calls/catalog.ts';
import type { House } from '../../house.ts';
import { routesOf } from '../../plugins/calls.ts';
import * as repo from './catalog.repo.ts';
import type { catalogService } from './catalog.service.ts';

export function catalogRoutes(house: House, service: ReturnType<typeof catalogService>) {
  return routesOf(catalogCalls)({
    commonAll: ({ locale }) => service.commonAll(locale),
    missingStrings: ({ query }) => repo.missingStrings(house.db, query.locale, query),
    outboxTable: ({ query }) => repo.outboxTable(house.db, query),
  });
}
