import { accountsCalls } from '@flink/contract/calls/accounts.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { sessionOf } from '../../plugins/access/principal.ts';
import { routesOf } from '../../plugins/calls.ts';
import { linkOrigin } from '../../post/link-origin.ts';
import type { Services } from '../../services.ts';
import { callers } from './sign-in/caller.ts';

const DONE = { success: true } as const;

export function accountsRoutes(house: House, services: Services) {
  const { signIn, sessions, clever } = services;
  const callerOf = callers(house);
  const origin = (request: FastifyRequest) => linkOrigin(house.config, request);

  /** From now on the device knows them. */
  const signedIn = async (token: string, reply: FastifyReply) => {
    await services.devices.remember(reply, peopleIn(await house.tokens.read(token)));
    return { ...DONE, token };
  };

  return routesOf(accountsCalls)({
    loginScreenByEmail: async ({ params, request }) => ({
      ...DONE,
      ...(await services.loginScreens.byEmail(params.email, callerOf(request))),
    }),
    login: async ({ body, request, reply }) => signedIn(await signIn.login(body, callerOf(request)), reply),
    resumePayments: async ({ body, request }) => {
      await signIn.resumePayments(body, callerOf(request));
      return DONE;
    },
    updateToken: async ({ principal, request }) => ({
      ...DONE,
      token: await sessions.renew(sessionOf(principal), callerOf(request)),
    }),
    signOut: async ({ principal }) => {
      await sessions.end(sessionOf(principal));
      return DONE;
    },
    joinTeam: async ({ principal, body, request, reply }) =>
      signedIn(await services.playingTogether.join(sessionOf(principal), body, callerOf(request)), reply),
    leaveTeam: async ({ principal, body, request }) => ({
      ...DONE,
      token: await services.playingTogether.leave(sessionOf(principal), body.learnerId, callerOf(request)),
    }),
    familyLogins: async ({ params, request, reply }) => {
      // The answer is of this device alone.
      reply.header('cache-control', 'no-store');
      return { ...DONE, data: await services.loginScreens.familyLogins(params.familyId, callerOf(request)) };
    },
    cleverStart: async ({ query, request }) => ({
      ...DONE,
      url: await clever.start(query.url, query.state, request),
    }),
    cleverLogin: async ({ body, request, reply }) =>
      signedIn(await clever.login(body.code, body.url, callerOf(request)), reply),
    forgotPassword: async ({ body, request }) => {
      await services.resetMails.byEmail(body.email, origin(request));
      return DONE;
    },
    passwordLink: async ({ params }) => ({
      ...DONE,
      kind: await services.passwordLinks.kindOf(params.token),
    }),
    setPassword: async ({ body, request }) => {
      await services.passwordLinks.use(body.token, body.password, callerOf(request));
      return DONE;
    },
    userForgotPassword: async ({ scope, params, request }) => {
      await services.resetMails.byUser(scope, params.id, origin(request));
      return DONE;
    },
    myAccount: async ({ principal }) => ({
      ...DONE,
      data: await services.myAccount.read(sessionOf(principal).user._id),
    }),
    saveMyAccount: async ({ principal, body, request }) => ({
      ...DONE,
      token: await services.myAccount.save(sessionOf(principal), body, callerOf(request)),
    }),
    usersTable: ({ scope, query }) => services.accounts.table(scope, query),
  });
}

const peopleIn = ({ user, learner, team }: Session): readonly string[] =>
  learner === null ? [user._id] : team.map(({ _id }) => _id);
