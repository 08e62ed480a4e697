import type { Call } from '@flink/contract/call.ts';
import { type CallName, calls } from '@flink/contract/calls/index.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type PublicPart, walk } from './access-walk.ts';
import { openTestHouse, type TestHouse } from './test-house.ts';
import { makeTwoTenants, type TwoTenants, VISITORS } from './two-tenants.ts';

const PUBLIC_PARTS: Partial<Record<CallName, PublicPart>> = {
  commonAll: {
    ids: ['learningCenter', 'masterOrganization'],
    texts: ['learningCenter'],
    because: 'a person picks the center before signing in; of its organisation only the id is told',
  },
  searchActivities: {
    ids: ['user'],
    texts: ['user'],
    because: 'who works on the same activity is told by name, so that nobody is overwritten in silence',
  },
  activityFilterChoices: {
    ids: ['user'],
    texts: ['user'],
    because: 'activities are searched by who made them',
  },
};

/** It takes long: so many files share the visitors, to run side by side. */
const FILES = 3;

/** Every call is made by each visitor of one file. */
export function walkAllCalls(file: 1 | 2 | 3): void {
  const visitors = VISITORS.filter((_, index) => index % FILES === file - 1);
  // Hundreds of requests in a test, some of which check a password: on a busy machine that takes its time.
  vi.setConfig({ testTimeout: 120_000 });

  let house: TestHouse;
  let world: TwoTenants;

  beforeAll(async () => {
    house = await openTestHouse();
    world = await makeTwoTenants(house);
  });

  afterAll(() => house.close());

  describe.each(Object.entries(calls) as [CallName, Call][])('%s', (name, call) => {
    const publicPart = PUBLIC_PARTS[name];

    test.each(visitors)('answers %s by the rule, with the rows of their own', async (visitor) => {
      const walked = { name, call, ...(publicPart ? { publicPart } : {}) };

      expect(await walk(house.server, world, walked, world.visitor(visitor))).toEqual([]);
    });
  });
}
