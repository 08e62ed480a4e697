import { OPEN } from '@flink/contract/access/rules.ts';
import { type Call, defineCall } from '@flink/contract/call.ts';
import { familiesCalls } from '@flink/contract/calls/families.ts';
import { resourcesCalls } from '@flink/contract/calls/resources.ts';
import { sent } from '@flink/contract/entities/shape.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { walk } from '../../testing/access-walk.ts';
import { METRICS_TOKEN, openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { throwAwayServer } from '../../testing/throw-away-server.ts';
import { makeTwoTenants, type TwoTenants } from '../../testing/two-tenants.ts';
import type { VisitorName } from '../../testing/who-sees-what.ts';
import type { Handler } from '../calls.ts';

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});

afterAll(() => house.close());

describe('the walk notices', () => {
  /** Serves one call with a wrong handler and walks it as one visitor. */
  async function walkWrong(call: Call, visitor: VisitorName, handler: Handler<Call>) {
    const wrong = { name: 'wrong', call, handler };
    const server = await throwAwayServer({ wrong: call }, [wrong], {
      tokens: house.house.tokens,
      metricsToken: METRICS_TOKEN,
    });
    try {
      return await walk(server, world, wrong, world.visitor(visitor));
    } finally {
      await server.close();
    }
  }

  test('a handler that forgets the scope', async () => {
    const { familyMembersByFamily } = familiesCalls;
    const membersOf = async (familyId: string) => {
      const members = await house.db
        .selectFrom('family_members')
        .selectAll()
        .where('family_id', '=', familyId)
        .execute();
      return {
        success: true,
        data: members.map((member) => ({
          ...member,
          isAdmin: member.is_admin,
          blocked: member.blocked_at !== null,
        })),
      };
    };

    const problems = await walkWrong(familyMembersByFamily, 'TEACHER', async ({ params }) =>
      membersOf((params as unknown as { id: string }).id),
    );

    const other = world.b.taught.marker;
    expect(problems).toContain(
      `wrong as TEACHER for family ${other}: answered 200, the row is not theirs to see`,
    );
    expect(problems).toContain(
      `wrong as TEACHER for family ${world.a.untaught.marker}: answered 200, the row is not theirs to see`,
    );
    expect(problems.join('\n')).toContain(`shows a text of the learner ${world.b.child.marker} of tenant B`);
    expect(problems.join('\n')).not.toContain(`for family ${world.a.taught.marker}:`);
  });

  test('a table that shows the rows of everybody', async () => {
    const { learningCentersTable } = resourcesCalls;
    const ofEverybody = await house.ask('learningCentersTable', { as: world.visitor('SUPER').token });

    const problems = await walkWrong(learningCentersTable, 'REGION_ADMIN', async () => ofEverybody.json());

    expect(problems).toContain(
      `wrong as REGION_ADMIN: shows the id of the learningCenter ${world.b.center.marker} of tenant B`,
    );
  });

  test('a refusal that quotes the row it refuses', async () => {
    const call = { ...familiesCalls.familyMembersByFamily, reply: { raw: 'application/json' } };

    const problems = await walkWrong(call, 'LEARNER', async ({ reply }) => {
      reply.code(404);
      return { success: false, code: 'notFound', message: `${world.b.taught.marker} is not yours` };
    });

    expect(problems.join('\n')).toContain(`shows a text of the family ${world.b.taught.marker} of tenant B`);
  });

  test('a row refused to the person whose it is', async () => {
    const problems = await walkWrong(familiesCalls.familyMembersByFamily, 'LEARNER', async () => {
      throw new AppError('notFound');
    });

    expect(problems).toEqual([
      `wrong as LEARNER for family ${world.a.taught.marker}: answered 404 notFound, the row is theirs to see`,
    ]);
  });

  test('a handler that fails, and one that closes the door behind the rule', async () => {
    const call = resourcesCalls.learningCentersTable;
    const fails = async () => {
      throw new Error('broken');
    };
    const refuses = async () => {
      throw new AppError('access.denied');
    };

    expect(await walkWrong(call, 'MASTER_ADMIN', fails)).toEqual([
      'wrong as MASTER_ADMIN: answered 500 server.failed, which the call does not declare',
    ]);
    expect(await walkWrong(call, 'MASTER_ADMIN', refuses)).toEqual([
      'wrong as MASTER_ADMIN: answered 403 access.denied, which the call does not declare',
    ]);
  });

  test('a server that serves a call more openly than its rule', async () => {
    const call = familiesCalls.familyMembersByFamily;
    const server = await throwAwayServer({ wrong: { ...call, access: OPEN } }, [
      { name: 'wrong', call: { ...call, access: OPEN }, handler: async () => ({ success: true, data: [] }) },
    ]);

    const problems = await walk(server, world, { name: 'wrong', call }, world.visitor('NOBODY'));
    await server.close();

    expect(problems[0]).toContain('answered 200, the rule does not let them in');
  });

  test("a call that changes another tenant's row and says no", async () => {
    const call = defineCall({
      ...familiesCalls.familyMembersByFamily,
      method: 'POST',
      body: sent({}),
    });

    const problems = await walkWrong(call, 'LEARNER', async () => {
      await house.db
        .updateTable('families')
        .set({ location: 'moved' })
        .where('_id', '=', world.b.taught.id)
        .execute();
      throw new AppError('notFound');
    });
    await world.restore();

    expect(problems.join('\n')).toContain(`changed the family ${world.b.taught.marker} of tenant B`);
  });
});
