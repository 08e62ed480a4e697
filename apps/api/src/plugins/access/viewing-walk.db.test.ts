import { allows } from '@flink/contract/access/rules.ts';
import { viewingRefusal } from '@flink/contract/access/viewing.ts';
import type { Call } from '@flink/contract/call.ts';
import { type CallName, calls } from '@flink/contract/calls/index.ts';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { visitsOf } from '../../testing/access-walk.ts';
import { signInName } from '../../testing/tenant-rows.ts';
import { ask, openTestHouse, type TestHouse, type TestRequest } from '../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../testing/two-tenants.ts';
import type { VisitorName } from '../../testing/who-sees-what.ts';

/** Who may do most, two of a tenant, and who plays: between them they pass the door of every call but those of owners. */
const SEEN = ['MASTER_ADMIN', 'LEARNING_CENTER_ADMIN', 'TEACHER', 'LEARNER'] as const;

/** Ends the view itself. */
const ENDING = 'signOut' satisfies CallName;

/** Where the answer to the same question is never the same: new tokens, figures of the running process. */
const NEVER_THE_SAME: readonly CallName[] = ['updateToken', 'metrics', 'health', 'ready', 'cleverStart'];

/** Of the sessions themselves, and what is counted about addresses: who looks is counted as everybody is. */
const KEPT_ABOUT_ASKING = ['sessions', 'audit_log', 'sign_in_guesses'];

const named = Object.entries(calls) as [CallName, Call][];

// Hundreds of requests in a test: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 240_000 });

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});

afterAll(() => house.close());

async function viewAs(name: (typeof SEEN)[number]): Promise<string> {
  const as = world.visitor('SUPER').token;
  const reply =
    name === 'LEARNER'
      ? await house.ask('viewAsLearner', { as, params: { id: world.a.child.id } })
      : await house.ask('viewAsUser', { as, params: { id: world.a.user(name).id } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().token;
}

/** Every table with a fingerprint of all its rows. */
async function fingerprints(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(house.db);
  const prints = await Promise.all(
    tables
      .filter(({ name }) => !KEPT_ABOUT_ASKING.includes(name))
      .map(async ({ name }) => {
        const { rows } = await sql<{ print: string }>`
          select count(*) || ' ' || coalesce(md5(string_agg(md5(row::text), '' order by md5(row::text))), '') as print
          from ${sql.table(name)} as row`.execute(house.db);
        return [name, rows[0]?.print ?? ''] as const;
      }),
  );
  return Object.fromEntries(prints);
}

/** With rows of the person's own, where the call names any. */
function requestOf(call: Call, name: VisitorName): TestRequest {
  const visits = visitsOf(call, world, world.visitor(name));
  const own = visits.find(({ isSeen }) => isSeen !== false) ?? visits[0];
  if (!own) throw new Error('A call without a visit.');
  return own.asked;
}

const codeOf = (reply: LightMyRequestResponse): string => {
  if (reply.statusCode < 400) return 'answered';
  try {
    return reply.json().code;
  } catch {
    return String(reply.statusCode);
  }
};

/** Links to files are signed anew each time, and a report says of which moment it is. */
const shown = (reply: LightMyRequestResponse) => ({
  status: reply.statusCode,
  body: reply.body
    .replaceAll(/\/api\/files\/download\/[^/"]+/g, 'a signed link')
    .replaceAll(/"asOf":"[^"]+"/g, '"asOf":"now"'),
});

describe.each(SEEN)('seen as %s', (name) => {
  test('no call changes anything, and what is read is what the person reads', async () => {
    const holder = world.visitor(name).holder;
    const viewing = await viewAs(name);
    const before = await fingerprints();

    const answers = new Map<CallName, LightMyRequestResponse>();
    const wrong: string[] = [];
    for (const [call, declared] of named) {
      if (call === ENDING) continue;
      const reply = await ask(house.server, declared, { ...requestOf(declared, name), as: viewing });
      answers.set(call, reply);
      const wanted = allows(declared.access, holder) ? viewingRefusal(declared) : 'access.denied';
      if (wanted && codeOf(reply) !== wanted) wrong.push(`${call}: ${codeOf(reply)} instead of ${wanted}`);
      if (!wanted && codeOf(reply).startsWith('viewing.')) wrong.push(`${call}: ${codeOf(reply)}`);
    }
    const after = await fingerprints();

    for (const [call, declared] of named) {
      const seen = answers.get(call);
      if (!seen || viewingRefusal(declared) !== null || NEVER_THE_SAME.includes(call)) continue;
      const own = await ask(house.server, declared, {
        ...requestOf(declared, name),
        as: world.visitor(name).token,
      });
      if (JSON.stringify(shown(seen)) !== JSON.stringify(shown(own)))
        wrong.push(`${call}: ${seen.body.slice(0, 300)} instead of ${own.body.slice(0, 300)}`);
    }
    expect(wrong).toEqual([]);
    expect(after).toEqual(before);
  });
});

test('the walk notices what the person themselves would change', async () => {
  const before = await fingerprints();
  const teacher = world.a.user('TEACHER');

  const reply = await house.ask('saveMyAccount', {
    as: world.visitor('TEACHER').token,
    body: { firstname: 'Tea', lastname: 'Cher', email: signInName(teacher), locale: 'en' },
  });

  expect(reply.statusCode, reply.body).toBe(200);
  expect(await fingerprints()).not.toEqual(before);
});
