import { catalogCalls } from '@flink/contract/calls/catalog.ts';
import type { House } from '../../house.ts';
import { routesOf } from '../../plugins/calls.ts';
import * as repo from './catalog.repo.ts';
import type { CatalogService } from './catalog.service.ts';
import { loginDocuments } from './login-documents.ts';
import { menusService } from './menus.service.ts';
import { videosService } from './videos.service.ts';

export function catalogRoutes(house: House, service: CatalogService) {
  const documents = loginDocuments(house);
  const menus = menusService(house);
  const videos = videosService(house);
  return routesOf(catalogCalls)({
    commonAll: ({ locale }) => service.commonAll(locale),
    masterOrganization: async ({ params }) => ({
      success: true,
      data: await service.masterOrganization(params.id),
    }),
    loginPageDocument: async ({ query }) => ({ success: true, link: await documents.link(query) }),
    productName: async ({ params }) => ({ success: true, productName: await menus.productName(params.id) }),
    animationsList: async ({ query }) => ({ success: true, data: await videos.ofTypes(query.types) }),
    missingStrings: ({ query }) => repo.missingStrings(house.db, query.locale, query),
    outboxTable: ({ query }) => repo.outboxTable(house.db, query),
  });
}
