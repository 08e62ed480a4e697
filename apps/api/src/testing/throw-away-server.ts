import type { Call } from '@flink/contract/call.ts';
import { catalogue } from '@flink/contract/errors/catalogue.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { doorkeeper } from '../plugins/access/access.ts';
import { type Tokens, tokensWith } from '../plugins/access/tokens.ts';
import { type Route, serveCalls } from '../plugins/calls.ts';
import { answerErrors, errorAnswer } from '../plugins/errors.ts';
import { parseWithZod, writeWithZod } from '../plugins/validation.ts';
import { keysFrom } from '../secret.ts';

const testTokens: Tokens = tokensWith(keysFrom('a secret of the tests that is long enough').session);

/** The machinery of the contract with calls of a test's own, and English texts. */
export async function throwAwayServer(
  calls: Readonly<Record<string, Call>>,
  routes: readonly Route[],
  { tokens = testTokens, metricsToken = null as string | null } = {},
): Promise<FastifyInstance> {
  const server = Fastify();
  server.setValidatorCompiler(parseWithZod);
  server.setSerializerCompiler(writeWithZod);
  answerErrors(
    server,
    errorAnswer(async (_locale, code) => catalogue[code].text),
  );
  serveCalls(
    server,
    calls,
    routes,
    doorkeeper({
      tokens,
      standings: {
        check: async (session) => ({
          session,
          isDemo: false,
          expiresAt: new Date(Date.now() + 60_000),
          endedAt: null,
          centerExpiresAt: null,
        }),
      },
      admitsDemo: () => false,
      metricsToken,
    }),
  );
  await server.ready();
  return server;
}
