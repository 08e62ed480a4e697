import type { Call } from '@flink/contract/call.ts';
import { type CallName, calls } from '@flink/contract/calls/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleInput } from '../testing/call-input.ts';
import { openTestHouse, type TestHouse, type TestRequest } from '../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../testing/two-tenants.ts';

/** Calls whose answer is kept, as they say themselves; whoever adds one here has thought of the next person at the tablet. */
const KEPT: Partial<Record<CallName, string>> = {
  speech: 'public, max-age=2592000, immutable',
  speechTimings: 'public, max-age=2592000, immutable',
};

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});

afterAll(() => house.close());

test.each(Object.entries(calls) as [CallName, Call][])(
  'what %s answers is kept nowhere, unless the call says so',
  async (name, call) => {
    await world.reopenSessions();
    const insider = world.visitor(call.access === 'learner' ? 'LEARNER' : 'SUPER').token;
    const requests: TestRequest[] = [{}, { as: 'no token' }, { ...sampleInput(call), as: insider }];

    for (const one of requests) {
      const reply = await house.ask(name, one);
      const own = call.etag ? 'private, no-cache' : (KEPT[name] ?? 'no-store');
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([
        reply.statusCode,
        reply.statusCode < 400 ? own : 'no-store',
      ]);
    }
  },
);

test.each(['/api/nowhere', '/api/%zz', '/api/auth/login'])('nor is a refusal at %s', async (url) => {
  const reply = await house.server.inject({ method: 'GET', url });

  expect([reply.statusCode >= 400, reply.headers['cache-control']]).toEqual([true, 'no-store']);
});
