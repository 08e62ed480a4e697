import { accountsCalls } from '@flink/contract/calls/accounts.ts';
import { ownSessionsCalls } from '@flink/contract/calls/own-sessions.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import type { FastifyReply } from 'fastify';
import type { House } from '../../house.ts';
import { sessionOf } from '../../plugins/access/principal.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

const DONE = { success: true } as const;

export function accountsRoutes({ tokens }: Pick<House, 'tokens'>, services: Services) {
  const { signIn, sessions, clever, callerOf, originOf } = services;

  /** From now on the device knows them. */
  const welcome = async (accountIds: readonly string[], reply: FastifyReply) => {
    if (accountIds.length > 0) await services.devices.remember(reply, accountIds);
  };
  const signedIn = async (token: string, reply: FastifyReply) => {
    await welcome(peopleIn(await tokens.read(token)), reply);
    return { ...DONE, token };
  };

  return routesOf({ ...accountsCalls, ...ownSessionsCalls })({
    loginScreenByEmail: async ({ params, request }) => ({
      ...DONE,
      ...(await services.loginScreens.byEmail(params.email, callerOf(request))),
    }),
    login: async ({ body: { board: wanted, ...form }, request, reply, locale }) => {
      const token = await signIn.login(form, callerOf(request));
      const [answer, board] = await Promise.all([
        signedIn(token, reply),
        wanted &&
          services.playData.firstBoard(await tokens.read(token), { byHand: wanted.locale, spoken: locale }),
      ]);
      return board ? { ...answer, board } : answer;
    },
    resumePayments: async ({ body, request }) => ({
      ...DONE,
      ...(await signIn.resumePayments(body, callerOf(request))),
    }),
    cardAtTheDoor: async ({ body, request }) => ({
      ...DONE,
      data: await signIn.cardAtTheDoor(body, callerOf(request)),
    }),
    updateToken: async ({ principal, request }) => ({
      ...DONE,
      token: await sessions.renew(sessionOf(principal), callerOf(request)),
    }),
    signOut: async ({ principal }) => {
      await sessions.end(sessionOf(principal));
      return DONE;
    },
    ownSessions: async ({ principal }) => ({
      ...DONE,
      data: await services.ownSessions.list(sessionOf(principal)),
    }),
    endOwnSessions: async ({ principal, body }) => ({
      ...DONE,
      data: await services.ownSessions.end(sessionOf(principal), body.sessionIds),
    }),
    joinTeam: async ({ principal, body, request, reply }) =>
      signedIn(await services.playingTogether.join(sessionOf(principal), body, callerOf(request)), reply),
    leaveTeam: async ({ principal, body, request }) => ({
      ...DONE,
      token: await services.playingTogether.leave(sessionOf(principal), body.learnerId, callerOf(request)),
    }),
    familyLogins: async ({ params, request }) => ({
      ...DONE,
      data: await services.loginScreens.familyLogins(params.familyId, callerOf(request)),
    }),
    cleverStart: async ({ query, request }) => ({
      ...DONE,
      url: await clever.start(query.url, query.state, request),
    }),
    cleverLogin: async ({ body, request, reply }) =>
      signedIn(await clever.login(body.code, body.url, callerOf(request)), reply),
    forgotPassword: async ({ body, request }) => {
      await services.resetMails.byEmail(body.email, originOf(request));
      return DONE;
    },
    passwordLink: async ({ params }) => ({ ...DONE, ...(await services.passwordLinks.read(params.token)) }),
    setPassword: async ({ body, request, reply }) => {
      const use = { ...body, origin: originOf(request) };
      const { people, proven } = await services.passwordLinks.use(use, callerOf(request));
      await welcome(proven, reply);
      return { ...DONE, people };
    },
    confirmEmail: async ({ body, request }) => {
      await services.emailChanges.confirm(body.token, originOf(request));
      return DONE;
    },
    userForgotPassword: async ({ scope, params, request }) => {
      await services.resetMails.byUser(scope, params.id, originOf(request));
      return DONE;
    },
    myAccount: async ({ principal }) => ({
      ...DONE,
      data: await services.myAccount.read(sessionOf(principal).user._id),
    }),
    saveMyAccount: async ({ principal, body, request, reply }) => {
      const { proven, ...saved } = await services.myAccount.save(
        sessionOf(principal),
        body,
        callerOf(request),
        originOf(request),
      );
      await welcome(proven, reply);
      return { ...DONE, ...saved };
    },
  });
}

const peopleIn = ({ user, learner, team }: Session): readonly string[] =>
  learner === null ? [user._id] : team.map(({ _id }) => _id);
