import { OPEN } from '@flink/contract/access/rules.ts';
import { type Call, defineCall } from '@flink/contract/call.ts';
import { type CallName, calls } from '@flink/contract/calls/index.ts';
import { resourcesCalls } from '@flink/contract/calls/resources.ts';
import { addressOf } from '@flink/contract/client/client.ts';
import { sent } from '@flink/contract/entities/shape.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { catalogue } from '@flink/contract/errors/catalogue.ts';
import { openApiOf } from '@flink/contract/openapi.ts';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { fieldsOf, sampleInput, withValue } from '../testing/call-input.ts';
import {
  type Described,
  describedCalls,
  type FuzzedRequest,
  NASTY_TEXTS,
  requestsFor,
  statusesFor,
} from '../testing/fuzz-input.ts';
import { openTestHouse, strangersAddress, type TestHouse } from '../testing/test-house.ts';
import { throwAwayServer } from '../testing/throw-away-server.ts';
import { makeTwoTenants, type TwoTenants } from '../testing/two-tenants.ts';
import { type CallContext, routesOf } from './calls.ts';

/** Bounded and the same every time; a failure prints the seed and the shrunk request. */
const RUNS = 20;
/** Who comes second meets the same code with another scope. */
const RUNS_OF_THE_SECOND = 8;
/** Before a door that does not open, whatever is sent meets the same refusal. */
const RUNS_AT_THE_DOOR = 3;
/** Twenty sections answer with the same code: together they meet more than any other call. */
const RUNS_IN_THE_KIT = 8;
const SEED = 20_261;

const isOfKit = (name: string) => name in resourcesCalls;
const runsOf = (name: string, visitor: string) =>
  Math.min(isOfKit(name) ? RUNS_IN_THE_KIT : RUNS, visitor === 'MASTER_ADMIN' ? RUNS_OF_THE_SECOND : RUNS);
/** The fields of a call share the texts, those of the kit more: each text meets each kind of field in one call or another. */
const nastyTextsFor = (name: string, nthCall: number, nthField: number) =>
  NASTY_TEXTS.filter((_, nth) => (nth + nthCall + nthField) % (isOfKit(name) ? 4 : 2) === 0);

const described = describedCalls(openApiOf(calls));

// Hundreds of requests in a test, some of which check a password: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 });

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});

// One of the calls signs out: those that are fuzzed after it would be refused at the door.
beforeEach(() => world.reopenSessions());

afterAll(() => house.close());

function send(server: FastifyInstance, request: FuzzedRequest, token: string | null) {
  const { method, url, headers, payload } = request;
  return server.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url,
    remoteAddress: strangersAddress(),
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(payload === undefined ? {} : { payload }),
  });
}

function expectAnswer(reply: LightMyRequestResponse, declared: readonly number[]): void {
  expect(reply.statusCode, reply.body).toBeLessThan(500);
  expect(declared, reply.body).toContain(reply.statusCode);
  if (reply.statusCode < 400 || reply.body === '') return;
  // A configuration that is not saved says so under one more name (spec 3 §7.3).
  const { success, code, message, fields, err, ...rest } = reply.json();
  if (err !== undefined) expect(typeof err).toBe('string');
  expect({ success, rest }).toEqual({ success: false, rest: {} });
  expect(Object.keys(catalogue)).toContain(code);
  expect(typeof message).toBe('string');
  for (const text of Object.values(fields ?? {})) expect(typeof text).toBe('string');
}

describe.each(described.map((call, index) => [call.name, call, index] as const))(
  '%s',
  (name, call, index) => {
    const declared: Call = calls[name as CallName];
    // SUPER passes the door of learners and gets no further.
    const insider = declared.access === 'learner' ? 'LEARNER' : 'SUPER';

    test.each([insider, 'MASTER_ADMIN', 'NOBODY'] as const)(
      'answers whatever %s sends without failing',
      async (visitor) => {
        const { token } = world.visitor(visitor);
        const staysOutside = visitor === 'NOBODY' && declared.access !== OPEN;

        await fc.assert(
          fc.asyncProperty(requestsFor(call), async (request) =>
            expectAnswer(await send(house.server, request, token), statusesFor(described, request)),
          ),
          { numRuns: staysOutside ? RUNS_AT_THE_DOOR : runsOf(name, visitor), seed: SEED + index },
        );
      },
    );

    test('takes or refuses every nasty text in every field', async () => {
      const { token } = world.visitor(insider);

      for (const [nth, [place]] of fieldsOf(declared).entries()) {
        for (const text of nastyTextsFor(name, index, nth)) {
          // An address cannot hold half of a pair: it would not leave the browser.
          const written = place.startsWith('params.') ? text.toWellFormed() : text;
          const asked = withValue(sampleInput(declared), place, written);
          expectAnswer(await house.ask(name as CallName, { ...asked, as: token }), call.statuses);
        }
      }
    });

    test.runIf(declared.method !== 'GET' && !declared.rawBody).each([
      ['a body that is too large', 413, 'application/json', `"${'x'.repeat(declared.bodyLimit ?? 100_000)}"`],
      ['content of another kind', 415, 'application/xml', '<a/>'],
    ])('refuses %s with a status it declares', async (_what, status, type, payload) => {
      const { token } = world.visitor(insider);
      const url = addressOf(declared.path, sampleInput(declared));

      const reply = await send(
        house.server,
        { method: declared.method, url, headers: { 'content-type': type }, payload },
        token,
      );

      expect(reply.statusCode).toBe(status);
      expectAnswer(reply, call.statuses);
    });
  },
);

test.each(['a\u0000b', 'half \ud800 a pair'])(
  'the text %j, which no database keeps, is refused by field',
  async (text) => {
    const reply = await house.ask('login', { body: { username: text, password: 'x' } });

    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'request.invalid', fields: { username: expect.any(String) } });
  },
);

test('a call that fails on an empty list alone is found', async () => {
  const call = defineCall({
    method: 'POST',
    path: '/api/first',
    summary: 'The first word',
    access: OPEN,
    body: sent({ words: z.array(z.string()) }),
    reply: z.object({ letters: z.number() }),
  });
  const handler = async ({ body }: CallContext<typeof call>) => ({
    letters: (body.words[0] as string).length,
  });
  const server = await throwAwayServer({ first: call }, routesOf({ first: call })({ first: handler }));
  const [fuzzed] = describedCalls(openApiOf({ first: call }));

  const property = fc.asyncProperty(requestsFor(fuzzed as Described), async (request) =>
    expectAnswer(await send(server, request, null), statusesFor([fuzzed as Described], request)),
  );

  await expect(fc.assert(property, { numRuns: RUNS, seed: SEED })).rejects.toThrow(/Counterexample.*\[\]/);
  await server.close();
});

test('a status that a call does not declare is found', async () => {
  const call = defineCall({
    method: 'GET',
    path: '/api/brew',
    summary: 'Coffee',
    access: OPEN,
    reply: z.object({ success: z.literal(true) }),
  });
  const handler = async () => {
    throw new AppError('registration.notPaid');
  };
  const server = await throwAwayServer({ brew: call }, routesOf({ brew: call })({ brew: handler }));
  const [fuzzed] = describedCalls(openApiOf({ brew: call }));

  const reply = await server.inject('/api/brew');

  expect(() => expectAnswer(reply, (fuzzed as Described).statuses)).toThrow(/402/);
  await server.close();
});

describe('an address that has asked too often', () => {
  const LIMIT = 10;
  const tired = '10.250.0.1';
  let strict: TestHouse;

  beforeAll(async () => {
    strict = await openTestHouse({ environment: { FLINK_REQUESTS_PER_MINUTE: String(LIMIT) } });
    for (let n = 0; n < LIMIT; n += 1)
      await strict.server.inject({ url: '/api/health', remoteAddress: tired });
  });

  afterAll(() => strict.close());

  // Beyond the small ones it would take too long to ask so often.
  test.each(described.filter(({ name }) => ((calls[name as CallName] as Call).perMinute ?? 0) <= 60))(
    '$name refuses with a status it declares',
    async ({ name, statuses }) => {
      const call: Call = calls[name as CallName];
      const ask = () =>
        strict.server.inject({ method: call.method, url: addressOf(call.path, {}), remoteAddress: tired });
      for (let n = 0; n < (call.perMinute ?? 0); n += 1) await ask();

      const reply = await ask();

      expect(reply.statusCode).toBe(429);
      expectAnswer(reply, statuses);
    },
  );
});
