import type { Found } from '@flink/contract/calls/office/search.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
import { VISITORS } from '../../testing/two-tenants.ts';
import { type Office, openOffice } from '../testing/office.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice();
});
beforeEach(() => office.world.restore());
afterAll(() => office.house.close());

async function found(as: string | null, words: string) {
  const reply = await office.house.ask('officeSearch', { as, query: { words } });
  return { statusCode: reply.statusCode, rows: (reply.json().data ?? []) as readonly Found[] };
}

const titlesOf = (rows: readonly Found[], kind: Found['kind']) =>
  rows.filter((row) => row.kind === kind).map(({ title }) => title);

test('families, learners, centers and people are found by a part of their name', async () => {
  const { token } = office.world.visitor('SUPER');
  const { db } = office.house;
  const { a } = office.world;
  const family = await db
    .selectFrom('families')
    .select('name')
    .where('_id', '=', a.taught.id)
    .executeTakeFirstOrThrow();
  const child = await db
    .selectFrom('family_members')
    .select(['firstname', 'lastname'])
    .where('_id', '=', a.child.id)
    .executeTakeFirstOrThrow();
  const center = await db
    .selectFrom('learning_centers')
    .select('name')
    .where('_id', '=', a.center.id)
    .executeTakeFirstOrThrow();

  const name = `${child.firstname} ${child.lastname}`;
  const [families, learners, centers] = await Promise.all([
    found(token, family.name.slice(1)),
    found(token, name.toUpperCase()),
    found(token, center.name),
  ]);

  expect(titlesOf(families.rows, 'families')).toContain(family.name);
  expect(titlesOf(learners.rows, 'learners')).toContain(name);
  expect(titlesOf(centers.rows, 'learningCenters')).toContain(center.name);
});

test('an exact name is first, however many longer names were there before it', async () => {
  const { token } = office.world.visitor('SUPER');
  const master_organization_id = office.world.a.organization.id;
  const names = [...Array.from({ length: 250 }, (_, n) => `Quarry ${n}`), 'Quarry'];
  for (const name of names)
    await office.house.db
      .insertInto('regions')
      .values({ _id: uuidv7(), name, master_organization_id })
      .execute();

  const { rows } = await found(token, 'quarry');

  expect(titlesOf(rows, 'regions')[0]).toBe('Quarry');
});

test('two letters find what begins with them; signs of a pattern mean themselves', async () => {
  const { token } = office.world.visitor('SUPER');
  const { db } = office.house;
  const { name } = await db.selectFrom('regions').select('name').limit(1).executeTakeFirstOrThrow();

  expect(titlesOf((await found(token, name.slice(0, 2))).rows, 'regions')).toContain(name);
  expect((await found(token, '%%')).rows).toEqual([]);
  expect((await found(token, '__')).rows).toEqual([]);
});

test.each(
  VISITORS.filter((name) => !['SUPER', 'MASTER_ADMIN', 'NOBODY', 'LEARNER', 'METRICS_TOKEN'].includes(name)),
)('%s finds nothing of another tenant', async (name) => {
  const visitor = office.world.visitor(name);
  const all = office.world.rows;
  const seen = new Set(all.filter((row) => visitor.mayRead(row)).map(({ id }) => id));
  const foreign = new Set(all.filter(({ id }) => !seen.has(id)).map(({ id }) => id));

  for (const words of ['quokka', 'zorilla', 'qu', 'zo', 'tenant']) {
    const { statusCode, rows } = await found(visitor.token, words);
    expect(statusCode).toBe(200);
    expect(rows.filter(({ _id }) => foreign.has(_id))).toEqual([]);
  }
});

test('learners and visitors without a session have no search', async () => {
  for (const name of ['LEARNER', 'NOBODY'] as const) {
    const { statusCode } = await found(office.world.visitor(name).token, 'maple');
    expect([401, 403]).toContain(statusCode);
  }
});
