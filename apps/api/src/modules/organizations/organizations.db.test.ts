import { allows } from '@flink/contract/access/rules.ts';
import type { CallName } from '@flink/contract/calls/index.ts';
import { resourcesCalls } from '@flink/contract/calls/resources.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants, VISITORS } from '../../testing/two-tenants.ts';
import type { VisitorName } from '../../testing/who-sees-what.ts';

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
    allows(resourcesCalls.learningCentersTable.access, holder),
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

test('a center is told with its organisation, its region and its clock', async () => {
  const reply = await house.ask('learningCentersRow', {
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
    expirationDate: null,
  });
});

const newCenter = (more: Record<string, unknown> = {}) => ({
  name: 'New center',
  url: 'new-center',
  masterOrganizationId: world.a.organization.id,
  plansType: 'DEFAULT' as const,
  timeZone: 'America/Chicago',
  ...more,
});
const addCenter = (more: Record<string, unknown> = {}, as: VisitorName = 'SUPER') =>
  house.ask('learningCentersAdd', { as: world.visitor(as).token, body: newCenter(more) as never });

test.each([
  ['url', 'flink-make', 'Flink itself needs this address'],
  ['url', 'New Center', /small letters/],
  ['timeZone', 'Atlantis/Center', 'This time zone is not known'],
])('%s is refused as %s with words beside the field', async (field, value, words) => {
  const reply = await addCenter({ [field]: value });

  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields).toEqual({
    [field]: typeof words === 'string' ? words : expect.stringMatching(words),
  });
});

test('a new center that does not say pays as its organisation does, from the form and from a file', async () => {
  await house.db
    .updateTable('master_organizations')
    .set({ plans_type: 'PREPAID' })
    .where('_id', '=', world.a.organization.id)
    .execute();
  const { plansType: _, ...silent } = newCenter({ url: 'silent-center' });
  const as = world.visitor('SUPER').token;

  const made = (await house.ask('learningCentersAdd', { as, body: silent as never })).json().data;
  const said = (await addCenter({ url: 'saying-center', plansType: 'DEFAULT' })).json().data;
  const { isProtected, masterOrganizationName, regionName, productName, ...row } = made;
  const emptied = await house.ask('learningCentersEdit', { as, body: { ...row, plansType: null } as never });
  const columns = ['name', 'url', 'masterOrganizationId', 'timeZone'];
  await house.ask('learningCentersImport' as never, {
    as,
    body: {
      columns,
      rows: [{ row: 2, cells: ['Imported', 'imported-center', world.a.organization.id, 'UTC'] }],
      confirm: true,
    } as never,
  });
  const imported = await house.db
    .selectFrom('learning_centers')
    .select('plans_type')
    .where('url', '=', 'imported-center')
    .executeTakeFirst();
  await world.restore();

  expect([made.plansType, said.plansType, imported?.plans_type]).toEqual(['PREPAID', 'DEFAULT', 'PREPAID']);
  expect(Object.keys(emptied.json().fields)).toEqual(['plansType']);
});

test.each(['MASTER_ORGANIZATION_ADMIN', 'REGION_ADMIN'] as const)(
  'a %s makes and changes centers that pay as their organisation does, and no others',
  async (role) => {
    const as = world.visitor(role).token;
    const place = role === 'REGION_ADMIN' ? { regionId: world.a.region.id } : {};
    const { data } = (
      await house.ask('learningCentersRow', { as, params: { id: world.a.center.id } })
    ).json();
    const { isProtected, masterOrganizationName, regionName, productName, ...row } = data;

    const replies = [
      await house.ask('learningCentersEdit', { as, body: { ...row, plansType: 'PREPAID' } as never }),
      await addCenter({ ...place, url: 'pays-otherwise', plansType: 'PREPAID' }, role),
      await addCenter({ ...place, url: 'pays-alike', plansType: 'DEFAULT' }, role),
    ];
    await world.restore();

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 200]);
    expect(replies.slice(0, 2).map((reply) => Object.keys(reply.json().fields))).toEqual([
      ['plansType'],
      ['plansType'],
    ]);
  },
);

test('a new organisation begins with the shares that the list of percents has for a default', async () => {
  const as = world.visitor('SUPER').token;
  await house.db.updateTable('lists').set({ default_value: '70' }).where('name', '=', 'Percents').execute();

  const made = (await house.ask('masterOrganizationsAdd', { as, body: newOrganization() as never })).json();
  const { values } = (
    await house.ask('masterOrganizationConfig', { as, params: { id: made.data._id } })
  ).json().data;
  await world.restore();

  expect([values.percentActivities, values.percentAnswers, values.percentBooks]).toEqual([70, 70, 70]);
});

test('an address that is taken is refused beside its field', async () => {
  const reply = await addCenter({ url: world.b.center.marker });

  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([409, ['url']]);
});

test('a center expires when its last day ends on its own clock', async () => {
  const { data } = (await addCenter({ expirationDate: '2027-06-30' })).json();
  const { expiration_date } = await house.db
    .selectFrom('learning_centers')
    .select('expiration_date')
    .where('_id', '=', data._id)
    .executeTakeFirstOrThrow();
  await world.restore();

  expect(data.expirationDate).toBe('2027-06-30');
  // Chicago is five hours behind in summer.
  expect(expiration_date?.toISOString()).toBe('2027-07-01T04:59:59.999Z');
});

test('a region of another organisation is no place for a center', async () => {
  const reply = await addCenter({ regionId: world.b.region.id });

  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['regionId']]);
});

test('a region makes centers in itself and nowhere else', async () => {
  const own = await addCenter({ regionId: world.a.region.id }, 'REGION_ADMIN');
  const outside = await addCenter({ url: 'outside', regionId: null }, 'REGION_ADMIN');
  const foreign = await addCenter(
    { url: 'foreign', masterOrganizationId: world.b.organization.id, regionId: world.b.region.id },
    'REGION_ADMIN',
  );
  await world.restore();

  expect(own.json()).toMatchObject({ success: true, data: { regionName: expect.any(String) } });
  expect([outside.statusCode, foreign.statusCode]).toEqual([404, 400]);
});

test('a region gives its centers no product that the organisation does not have', async () => {
  const productId = uuidv7();
  await house.db.insertInto('products').values({ _id: productId, name: 'Never sold' }).execute();
  const wish = { regionId: world.a.region.id, productId };

  const region = await addCenter(wish, 'REGION_ADMIN');
  const head = await addCenter(wish, 'MASTER_ADMIN');
  const then = await addCenter({ ...wish, url: 'a-second-one' }, 'REGION_ADMIN');
  await world.restore();

  expect([region.statusCode, Object.keys(region.json().fields)]).toEqual([400, ['productId']]);
  expect([head.statusCode, then.statusCode]).toEqual([200, 200]);
});

test('a center does not move itself, change its address or how it pays', async () => {
  const as = world.visitor('LEARNING_CENTER_ADMIN').token;
  const { data } = (await house.ask('learningCentersRow', { as, params: { id: world.a.center.id } })).json();
  const { isProtected, masterOrganizationName, regionName, productName, ...row } = data;

  const edit = (more: Record<string, unknown>) =>
    house.ask('learningCentersEdit', { as, body: { ...row, ...more } as never });
  const [moved, renamed] = [await edit({ url: 'elsewhere' }), await edit({ name: 'Our center' })];
  await world.restore();

  expect([moved.statusCode, Object.keys(moved.json().fields)]).toEqual([400, ['url']]);
  expect(renamed.json().data.name).toBe('Our center');
});

const newOrganization = (more: Record<string, unknown> = {}) => ({
  name: 'New district',
  repId: null,
  plansType: 'DEFAULT' as const,
  currencyIsoCode: 'USD' as const,
  ...more,
});

test('a rep makes organisations for themselves and for nobody else', async () => {
  const as = world.visitor('REP').token;
  const add = (repId: string | null) =>
    house.ask('masterOrganizationsAdd', { as, body: newOrganization({ repId }) as never });

  const replies = [await add(null), await add(world.b.user('REP').id), await add(world.a.user('REP').id)];
  await world.restore();

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 200]);
  expect(replies[0]?.json().fields).toHaveProperty('repId');
});

test('nobody who is no rep is made one of an organisation', async () => {
  const reply = await house.ask('masterOrganizationsAdd', {
    as: world.visitor('SUPER').token,
    body: newOrganization({ repId: world.a.user('AUTHOR').id }) as never,
  });

  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['repId']]);
});

test('a district renames itself and changes neither its rep nor how it pays', async () => {
  const as = world.visitor('MASTER_ORGANIZATION_ADMIN').token;
  const { data } = (
    await house.ask('masterOrganizationsRow', { as, params: { id: world.a.organization.id } })
  ).json();
  const { isProtected, repName, links, ...row } = data;
  const edit = (more: Record<string, unknown>) =>
    house.ask('masterOrganizationsEdit', { as, body: { ...row, ...more } as never });

  const replies = [
    await edit({ plansType: 'PREPAID' }),
    await edit({ repId: null }),
    await edit({ name: 'Our district' }),
  ];
  await world.restore();

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 200]);
});

test('a center of another tenant is answered like one that does not exist', async () => {
  const ask = (id: string) =>
    house.ask('learningCentersRow', { as: world.visitor('REP').token, params: { id } });

  const [foreign, none] = [await ask(world.b.center.id), await ask(uuidv7())];

  expect(foreign.statusCode).toBe(404);
  expect(foreign.body).toBe(none.body);
});

test('a center plays what its product holds, and a teacher may give what was given to them', async () => {
  const [product, other] = [{ _id: uuidv7() }, { _id: uuidv7() }];
  await house.db
    .insertInto('products')
    .values([
      { ...product, name: 'Sold here', one_person: false },
      { ...other, name: 'Sold elsewhere', one_person: true },
    ])
    .execute();
  await house.db
    .insertInto('solutions')
    .values(
      ['en', 'es'].map((locale, position) => ({
        _id: uuidv7(),
        product_id: product._id,
        display_name: `Words in ${locale}`,
        locale,
        position,
      })),
    )
    .execute();
  const teacher = world.a.user('TEACHER').id;
  await house.db
    .updateTable('learning_centers')
    .set({ product_id: product._id })
    .where('_id', '=', world.a.center.id)
    .execute();
  await house.db
    .insertInto('teacher_products')
    .values({ teacher_id: teacher, product_id: product._id, position: 0 })
    .execute();
  const data = async (name: CallName, as: VisitorName, asked: object = {}) =>
    (await house.ask(name, { as: world.visitor(as).token, ...asked })).json().data;

  const of = await data('solutionsOfCenter', 'TEACHER', { params: { id: world.a.center.id } });
  const listed = await data('productSolutions', 'SUPER', { params: { id: product._id } });
  const inSpanish = await data('offeredSolutions', 'SUPER', {
    query: { productId: product._id, locale: 'es' },
  });
  const given = await data('productsForUser', 'TEACHER');
  const offered = await data('offeredProducts', 'TEACHER');
  const playable = await data('offeredSolutions', 'TEACHER');
  const foreign = await house.ask('productSolutions', {
    as: world.visitor('TEACHER').token,
    params: { id: other._id },
  });
  const all = await data('productsForUser', 'SUPER');
  await world.restore();

  expect(of).toEqual(listed);
  expect(of.length).toBeGreaterThan(0);
  expect(inSpanish).toEqual(listed.filter(({ locale }: { locale: string }) => locale === 'es'));
  expect(given.map(({ _id }: { _id: string }) => _id)).toEqual([product._id]);
  expect(offered).toEqual(given);
  expect(playable).toEqual(listed);
  expect(foreign.statusCode).toBe(404);
  expect(all.map(({ _id }: { _id: string }) => _id)).toContain(other._id);
});
