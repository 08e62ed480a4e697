import { allows } from '@flink/contract/access/rules.ts';
import { organizationsCalls } from '@flink/contract/calls/organizations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants, VISITORS } from '../../testing/two-tenants.ts';

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});

afterAll(() => house.close());

interface CenterRow {
  readonly _id: string;
  readonly name: string;
}

const table = async (query: Record<string, unknown>, as = world.visitor('SUPER').token) =>
  (await house.ask('learningCentersTable', { as, query })).json() as {
    data: CenterRow[];
    total: number;
    unfiltered: number;
  };

test('the table shows everybody the centers they see, no more and no fewer', async () => {
  const allowed = VISITORS.map(world.visitor).filter(({ holder }) =>
    allows(organizationsCalls.learningCentersTable.access, holder),
  );

  for (const visitor of allowed) {
    const { data, total } = await table({ limit: 100 }, visitor.token);
    const seen = world.rowsOf('learningCenter').filter(visitor.sees);
    expect(data.map(({ _id }) => _id).sort(), visitor.name).toEqual(seen.map(({ id }) => id).sort());
    expect(total).toBe(seen.length);
  }
  expect(allowed.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['MASTER_ORGANIZATION_ADMIN', 'REGION_ADMIN', 'LEARNING_CENTER_ADMIN', 'REP']),
  );
});

test('a filter is text, not a pattern, and says how many there are without it', async () => {
  const { marker, id } = world.a.center;
  const all = world.rowsOf('learningCenter').length;

  expect(await table({ filter: marker.toUpperCase() })).toMatchObject({
    data: [{ _id: id }],
    total: 1,
    unfiltered: all,
  });
  for (const filter of ['%', '_', '\\', "'"]) {
    expect(await table({ filter })).toEqual({ data: [], total: 0, unfiltered: all });
  }
});

test('pages follow each other without a gap, a last page may be short, a later one is empty', async () => {
  const more = Array.from({ length: 21 }, (_, n) => ({
    _id: uuidv7(),
    master_organization_id: world.b.organization.id,
    name: `Same name ${n % 2}`,
    url: `more-${n}`,
    config: JSON.stringify({ locales: ['en'], defaultLocale: 'en' }),
  }));
  await house.db.insertInto('learning_centers').values(more).execute();
  const query = { filter: 'same name', limit: 10, orderBy: 'name', order: 'desc' };

  const pages = [];
  for (const page of [1, 2, 3, 4]) pages.push(await table({ ...query, page }));
  await world.restore();

  const rows = pages.flatMap(({ data }) => data);
  expect(pages.map(({ data, total }) => [data.length, total])).toEqual([
    [10, 21],
    [10, 21],
    [1, 21],
    [0, 21],
  ]);
  expect(new Set(rows.map(({ _id }) => _id)).size).toBe(21);
  expect(rows.map(({ name }) => name)).toEqual(
    rows
      .map(({ name }) => name)
      .sort()
      .reverse(),
  );
});

test('a center is told with its organisation, its region and every switch of its config', async () => {
  const reply = await house.ask('learningCenter', {
    as: world.visitor('LEARNING_CENTER_ADMIN').token,
    params: { id: world.a.center.id },
  });

  expect(reply.json().data).toMatchObject({
    _id: world.a.center.id,
    url: world.a.center.marker,
    masterOrganizationName: `${world.a.organization.marker} organisation`,
    regionId: world.a.region.id,
    regionName: `${world.a.region.marker} region`,
    timeZone: 'UTC',
    plansType: 'DEFAULT',
    config: { locales: ['en'], offline: false, percentActivities: 50 },
  });
});

test('a center of another tenant is answered like one that does not exist', async () => {
  const ask = (id: string) => house.ask('learningCenter', { as: world.visitor('REP').token, params: { id } });

  const [foreign, none] = [await ask(world.b.center.id), await ask(uuidv7())];

  expect(foreign.statusCode).toBe(404);
  expect(foreign.body).toBe(none.body);
});
