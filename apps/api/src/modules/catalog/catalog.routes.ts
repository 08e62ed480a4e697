import { catalogCalls } from '@flink/contract/calls/catalog.ts';
import { sessionOf } from '../../plugins/access/principal.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

export function catalogRoutes({
  activities,
  catalog,
  landingPages,
  loginDocuments,
  menus,
  outbox,
  films,
}: Services) {
  return routesOf(catalogCalls)({
    commonAll: ({ locale }) => catalog.commonAll(locale),
    officeTexts: ({ locale }) => catalog.officeTexts(locale),
    accountTexts: ({ locale }) => catalog.accountTexts(locale),
    masterOrganization: async ({ params }) => ({
      success: true,
      data: await catalog.masterOrganization(params.id),
    }),
    loginPageDocument: async ({ query }) => ({ success: true, link: await loginDocuments.link(query) }),
    landingPage: async ({ params, locale }) => ({
      success: true,
      data: await landingPages.page(params.code, locale),
    }),
    productName: async ({ params }) => ({ success: true, productName: await menus.productName(params.id) }),
    animationsList: async ({ query }) => ({ success: true, data: await films.ofTypes(query.types) }),
    helpActivities: async ({ query, locale }) => ({
      success: true,
      data: await activities.forHelp(query.locale ?? locale),
    }),
    stringChanges: async ({ params }) => ({ success: true, data: await catalog.stringChanges(params.id) }),
    stringStillRight: async ({ params, body }) => {
      await catalog.stillRight(params.id, body.locale);
      return { success: true };
    },
    missingStrings: ({ query }) => catalog.missingStrings(query),
    distinctStringValues: async ({ query }) => ({
      success: true,
      data: await catalog.distinctStringValues(query.locale),
    }),
    outboxTable: ({ query, request }) => outbox.table(query, request),
    resendMessage: async ({ params }) => {
      await outbox.tryAgain(params.id);
      return { success: true };
    },
    revealMessage: async ({ params, principal }) => ({
      success: true,
      text: await outbox.reveal(params.id, sessionOf(principal).user._id),
    }),
  });
}
