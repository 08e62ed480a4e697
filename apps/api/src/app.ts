import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import { calls } from '@flink/contract/calls/index.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import type { House } from './house.ts';
import { accountsRoutes } from './modules/accounts/accounts.routes.ts';
import { firstOwnerRoutes } from './modules/accounts/owner/first-owner.routes.ts';
import { viewingRoutes } from './modules/accounts/viewing/viewing.routes.ts';
import { activitiesRoutes } from './modules/activities/activities.routes.ts';
import { paymentsRoutes } from './modules/billing/payments.routes.ts';
import { purchaseTableRoutes } from './modules/billing/purchases/purchase-tables.routes.ts';
import { catalogRoutes } from './modules/catalog/catalog.routes.ts';
import { documentsRoutes } from './modules/catalog/documents/documents.routes.ts';
import { serveFilms } from './modules/catalog/films/serve-films.ts';
import { menuBuilderRoutes } from './modules/catalog/menu-builder/menu-builder.routes.ts';
import { starterLibraryRoutes } from './modules/catalog/starter-library/starter-library.routes.ts';
import { familiesRoutes } from './modules/families/families.routes.ts';
import { familiesOfficeRoutes } from './modules/families/families-office.routes.ts';
import { filesRoutes } from './modules/files/files.routes.ts';
import { serveActivityFiles } from './modules/files/serve-activity-files.ts';
import { generalRoutes } from './modules/general/general.routes.ts';
import { homeRoutes } from './modules/home/home.routes.ts';
import { generationRoutes } from './modules/make/generation/generation.routes.ts';
import { madeGroupsRoutes } from './modules/make/groups/made-groups.routes.ts';
import { makeListsRoutes } from './modules/make/lists/make-lists.routes.ts';
import { makeRoutes } from './modules/make/make.routes.ts';
import { publishingRoutes } from './modules/make/publishing/publishing.routes.ts';
import {
  translationFilesRoutes,
  translationsRoutes,
} from './modules/make/translations/translations.routes.ts';
import { makeTrashRoutes } from './modules/make/trash/make-trash.routes.ts';
import { wordlistsRoutes } from './modules/make/wordlists/wordlists.routes.ts';
import { organizationOfficeRoutes } from './modules/organizations/organization-office.routes.ts';
import { plansRoutes } from './modules/organizations/plans/plans.routes.ts';
import { productsRoutes } from './modules/organizations/products.routes.ts';
import { schoolSyncRoutes } from './modules/organizations/school-sync/school-sync.routes.ts';
import { teachersRoutes } from './modules/organizations/teachers/teachers.routes.ts';
import { personalDataRoutes } from './modules/personal-data/personal-data.routes.ts';
import { playRoutes } from './modules/play/play.routes.ts';
import { worksRoutes } from './modules/play/works/works.routes.ts';
import { pendingRegistrationsRoutes } from './modules/registration/pending.routes.ts';
import { registrationRoutes } from './modules/registration/registration.routes.ts';
import { dataExportRoutes } from './modules/reports/data-export/data-export.routes.ts';
import { reportGroupsRoutes } from './modules/reports/office/groups/report-groups.routes.ts';
import { officeReportsRoutes } from './modules/reports/office/office-reports.routes.ts';
import { reportsRoutes } from './modules/reports/reports.routes.ts';
import { teacherHomeRoutes } from './modules/reports/teacher-home/teacher-home.routes.ts';
import { runningRoutes } from './modules/running/running.routes.ts';
import { speechRoutes } from './modules/speech/speech.routes.ts';
import { writingRoutes } from './modules/writing/writing.routes.ts';
import { doorkeeper } from './plugins/access/access.ts';
import { demoAdmission } from './plugins/access/this-machine.ts';
import { methodsAt, serveCalls } from './plugins/calls.ts';
import { limitConnectionsPerAddress } from './plugins/connections/connections-per-address.ts';
import { refuseSlowBodies } from './plugins/connections/slow-bodies.ts';
import { finishUnreadBodies } from './plugins/connections/unread-bodies.ts';
import { answerBrokenRequest, answerErrors, answerSlowRequest, errorAnswer } from './plugins/errors.ts';
import { tagReplies } from './plugins/etag.ts';
import { BODY_LIMIT, CONNECTION_LIMITS, limit } from './plugins/limits.ts';
import { measure } from './plugins/metrics.ts';
import { describeApi } from './plugins/openapi.ts';
import { parseWithZod, writeWithZod } from './plugins/validation.ts';
import { serveWeb } from './plugins/web/web.ts';
import { sandboxRoutes } from './ports/school-sign-in/sandbox.routes.ts';
import { sharedRouteLimits } from './rate-limits/shared-route-limits.ts';
import { auditRoutes } from './resources/audit.routes.ts';
import { resourceRoutes } from './resources/resource.routes.ts';
import { searchRoutes } from './resources/search/search.routes.ts';
import { SERVED } from './served-resources.ts';
import { servicesOf } from './services.ts';

/** "GET http://name/path" is a valid way to ask for "/path"; everything behind this sees only the path. */
const rewriteUrl = ({ url = '/' }: { readonly url?: string }): string =>
  url.startsWith('/') ? url : url.replace(/^(?:https?:\/\/[^/?#]*)?\/?/i, '/');

export interface App {
  readonly server: FastifyInstance;
  /** Says "not ready", finishes what is in flight, then closes. */
  stop(): Promise<void>;
}

export async function buildApp(house: House, webFolder: string): Promise<App> {
  const services = servicesOf(house);
  const answerError = errorAnswer(services.catalog.errorText);
  const server = Fastify({
    loggerInstance: house.log,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // One proxy of ours: what a visitor claims before it is not believed.
    trustProxy: house.config.trustProxy ? (_address: string, hop: number) => hop < 1 : false,
    bodyLimit: BODY_LIMIT,
    ...CONNECTION_LIMITS,
    rewriteUrl,
    routerOptions: { maxParamLength: 4_000, ignoreTrailingSlash: true },
    // Idle keep-alive connections are closed at once; busy ones are finished.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
  });
  server.setValidatorCompiler(parseWithZod);
  server.setSerializerCompiler(writeWithZod);
  let stopping = false;
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // On a connection that is still open while another of its requests is finished.
    if (stopping) throw new AppError('server.unavailable');
  });
  const metrics = measure(server);
  finishUnreadBodies(server);
  refuseSlowBodies(server, answerSlowRequest);
  // All connections through a proxy come from its address; the proxy limits them.
  if (!house.config.trustProxy) limitConnectionsPerAddress(server.server);
  await limit(server, house.config);
  await server.register(compress, { global: true, threshold: 1_024, encodings: ['br', 'gzip'] });
  tagReplies(server);
  answerErrors(server, answerError, methodsAt(calls));
  await describeApi(server);
  serveCalls(
    server,
    calls,
    [
      ...runningRoutes(services, metrics),
      ...accountsRoutes(house, services),
      ...firstOwnerRoutes(services),
      ...viewingRoutes(services),
      ...purchaseTableRoutes(services),
      ...registrationRoutes(services),
      ...pendingRegistrationsRoutes(services),
      ...resourceRoutes(services, SERVED),
      ...plansRoutes(services),
      ...organizationOfficeRoutes(services),
      ...productsRoutes(services),
      ...schoolSyncRoutes(services),
      ...teachersRoutes(services),
      ...familiesOfficeRoutes(services),
      ...personalDataRoutes(services),
      ...auditRoutes(services),
      ...documentsRoutes(services),
      ...familiesRoutes(services),
      ...paymentsRoutes(services),
      ...catalogRoutes(services),
      ...generalRoutes(services),
      ...starterLibraryRoutes(services),
      ...homeRoutes(services),
      ...menuBuilderRoutes(services),
      ...activitiesRoutes(services),
      ...makeRoutes(services),
      ...makeTrashRoutes(services),
      ...searchRoutes(services),
      ...makeListsRoutes(services),
      ...translationsRoutes(services),
      ...translationFilesRoutes(services),
      ...publishingRoutes(services),
      ...generationRoutes(services),
      ...madeGroupsRoutes(services),
      ...wordlistsRoutes(services),
      ...playRoutes(services),
      ...worksRoutes(services),
      ...reportsRoutes(services),
      ...officeReportsRoutes(services),
      ...reportGroupsRoutes(services),
      ...dataExportRoutes(services),
      ...teacherHomeRoutes(services),
      ...filesRoutes(house, services),
      ...speechRoutes(services),
      ...writingRoutes(services),
      ...sandboxRoutes(house, services.catalog),
    ],
    doorkeeper({
      ...house,
      admitsDemo: demoAdmission(house.config),
      metricsToken: house.config.metricsToken,
    }),
    sharedRouteLimits(house),
  );
  serveActivityFiles(server, house.files);
  serveFilms(server, house);
  await serveWeb(server, webFolder, house.config);
  return {
    server,
    stop: async () => {
      stopping = true;
      await server.close();
    },
  };
}
