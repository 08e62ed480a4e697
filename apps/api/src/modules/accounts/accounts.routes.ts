import { accountsCalls } from '@flink/contract/calls/accounts.ts';
import type { FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { sessionOf } from '../../plugins/access/principal.ts';
import { routesOf } from '../../plugins/calls.ts';
import { linkOrigin } from '../../post/link-origin.ts';
import { billingService } from '../billing/billing.service.ts';
import type { CatalogService } from '../catalog/catalog.service.ts';
import * as repo from './accounts.repo.ts';
import { cleverService } from './clever/clever.service.ts';
import { loginScreensService } from './login-screens/login-screens.service.ts';
import { myAccountService } from './my-account/my-account.service.ts';
import { passwordLinksService } from './passwords/password-links.service.ts';
import { resetMailService } from './passwords/reset-mail.service.ts';
import { sessionsService } from './sessions/sessions.service.ts';
import { placeOf } from './sign-in/place-hash.ts';
import { signInService } from './sign-in/sign-in.service.ts';
import { throttle as throttleIn } from './sign-in/throttle.ts';
import { playingTogetherService } from './team/playing-together.service.ts';

const DONE = { success: true } as const;

export function accountsRoutes(house: House, catalog: CatalogService) {
  const throttle = throttleIn(house);
  const billing = billingService(house);
  const sessions = sessionsService({ ...house, billing });
  const signIn = signInService({ ...house, throttle, sessions, billing });
  const together = playingTogetherService({ ...house, throttle, sessions });
  const screens = loginScreensService(house);
  const clever = cleverService({ ...house, sessions, publicUrl: house.config.publicUrl });
  const links = passwordLinksService({ ...house, throttle });
  const resetMails = resetMailService({ ...house, catalog });
  const accounts = myAccountService({ ...house, sessions, throttle, catalog });

  const place = (request: FastifyRequest) => placeOf(request.ip, house.placeKey);
  const origin = (request: FastifyRequest) => linkOrigin(house.config, request);

  return routesOf(accountsCalls)({
    loginScreenByEmail: async ({ params }) => ({ ...DONE, ...(await screens.byEmail(params.email)) }),
    login: async ({ body, request }) => ({ ...DONE, token: await signIn.login(body, place(request)) }),
    resumePayments: async ({ body, request }) => {
      await signIn.resumePayments(body, place(request));
      return DONE;
    },
    updateToken: async ({ principal }) => ({ ...DONE, token: await sessions.renew(sessionOf(principal)) }),
    joinTeam: async ({ principal, body, request }) => ({
      ...DONE,
      token: await together.join(sessionOf(principal), body, place(request)),
    }),
    leaveTeam: async ({ principal, body }) => ({
      ...DONE,
      token: await together.leave(sessionOf(principal), body.learnerId),
    }),
    familyLogins: async ({ params }) => ({ ...DONE, data: await screens.familyLogins(params.familyId) }),
    cleverStart: async ({ query, request }) => ({
      ...DONE,
      url: await clever.start(query.url, query.state, request),
    }),
    cleverLogin: async ({ body }) => ({ ...DONE, token: await clever.login(body.code, body.url) }),
    forgotPassword: async ({ body, request }) => {
      await resetMails.byEmail(body.email, origin(request));
      return DONE;
    },
    passwordLink: async ({ params }) => ({ ...DONE, kind: await links.kindOf(params.token) }),
    setPassword: async ({ body, request }) => {
      await links.use(body.token, body.password, place(request));
      return DONE;
    },
    userForgotPassword: async ({ scope, params, request }) => {
      await resetMails.byUser(scope, params.id, origin(request));
      return DONE;
    },
    myAccount: async ({ principal }) => ({
      ...DONE,
      data: await accounts.read(sessionOf(principal).user._id),
    }),
    saveMyAccount: async ({ principal, body, request }) => ({
      ...DONE,
      token: await accounts.save(sessionOf(principal), body, place(request)),
    }),
    usersTable: ({ scope, query }) => repo.usersTable(house.db, scope, query),
  });
}
