import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../../testing/two-tenants.ts';
import type { VisitorName } from '../../../testing/who-sees-what.ts';

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});
beforeEach(() => world.restore());
afterAll(() => house.close());

const saveCenter = (
  values: Record<string, unknown>,
  as: VisitorName = 'LEARNING_CENTER_ADMIN',
  version?: number,
) =>
  house.ask('saveLearningCenterConfig', {
    as: world.visitor(as).token,
    body: {
      _id: world.a.center.id,
      type: 'config',
      values,
      ...(version === undefined ? {} : { version }),
    },
  });
const saveOrganization = (values: Record<string, unknown>) =>
  house.ask('saveMasterOrganizationConfig', {
    as: world.visitor('MASTER_ADMIN').token,
    body: { _id: world.a.organization.id, type: 'config', values },
  });
const centerConfig = async (id = world.a.center.id) =>
  (await house.ask('learningCenterConfig', { as: world.visitor('SUPER').token, params: { id } })).json().data;

test('a center chooses its languages and shares, and is told what it has now', async () => {
  const reply = await saveCenter({ locales: ['en', 'es'], defaultLocale: 'es', percentBooks: 80 });

  expect(reply.json()).toMatchObject({
    success: true,
    data: {
      type: 'config',
      version: 2,
      values: { locales: ['en', 'es'], defaultLocale: 'es', percentBooks: 80 },
    },
  });
});

test('a center says whom its families call, and takes it back', async () => {
  const saved = await saveCenter({ phone: ' +254 20 555 0100 ' });
  const wrong = await saveCenter({ phone: 'call Ana' });
  const none = await saveCenter({ phone: '' });

  expect(saved.json().data.values.phone).toBe('+254 20 555 0100');
  expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { phone: 'Wrong phone number' }]);
  expect(none.json().data.values.phone).toBe('');
});

test('a region that is made later begins as its organization is configured, and its centers as well', async () => {
  const as = world.visitor('MASTER_ADMIN').token;
  const masterOrganizationId = world.a.organization.id;
  await saveOrganization({ locales: ['en', 'es'], defaultLocale: 'es', percentBooks: 80 });

  const region = await house.ask('regionsAdd', {
    as,
    body: { name: 'Shore', masterOrganizationId } as never,
  });
  const regionId = region.json().data._id;
  const center = await house.ask('learningCentersAdd', {
    as,
    body: {
      name: 'Shore Library',
      url: 'shore-library',
      masterOrganizationId,
      regionId,
      productId: null,
      plansType: null,
      timeZone: 'America/Chicago',
      expirationDate: null,
      locations: null,
    } as never,
  });
  const ofRegion = (await house.ask('regionConfig', { as, params: { id: regionId } })).json().data;
  const ofCenter = await centerConfig(center.json().data._id);
  await house.ask('learningCentersDelete', { as, query: { id: center.json().data._id } });
  await house.ask('regionsDelete', { as, query: { id: regionId } });

  const begun = { locales: ['en', 'es'], defaultLocale: 'es', percentBooks: 80 };
  expect([ofRegion.values, ofCenter.values]).toMatchObject([begun, begun]);
});

test('without a language nothing is saved', async () => {
  const reply = await saveCenter({ locales: [] });

  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields).toEqual({ locales: '* - At least one language must be selected!' });
  expect(reply.json()).toMatchObject({
    success: false,
    err: '* - At least one language must be selected!',
  });
  expect((await centerConfig()).values.locales).toEqual(['en']);
});

test('a privileged switch is turned by the head office alone; sent as it is it is taken', async () => {
  const [refused, unchanged, turned] = [
    await saveCenter({ offline: true, percentBooks: 80 }),
    await saveCenter({ offline: false, percentBooks: 90 }),
    await saveCenter({ offline: true }, 'MASTER_ADMIN'),
  ];

  expect([refused.statusCode, refused.json().code]).toEqual([403, 'config.privileged']);
  expect(refused.json().fields).toEqual({ offline: 'Only the head office may change this' });
  expect(unchanged.json().data.values.percentBooks).toBe(90);
  expect(turned.json().data.values.offline).toBe(true);
});

test('what an organisation changes goes down to its centers, what it does not change stays there', async () => {
  await saveCenter({ locales: ['en', 'es'], defaultLocale: 'es' });

  await saveOrganization({ noLogout: true, percentAnswers: 70 });
  const foreign = await centerConfig(world.b.center.id);

  expect((await centerConfig()).values).toMatchObject({
    locales: ['en', 'es'],
    defaultLocale: 'es',
    noLogout: true,
    percentAnswers: 70,
  });
  expect(foreign.values).toMatchObject({ noLogout: false, percentAnswers: 50 });
});

test('a center that is made later begins as its organisation is', async () => {
  await saveOrganization({ locales: ['sw', 'en'], defaultLocale: 'sw' });
  const { data } = (
    await house.ask('learningCentersAdd', {
      as: world.visitor('SUPER').token,
      body: {
        name: 'Later',
        url: 'later',
        masterOrganizationId: world.a.organization.id,
        regionId: null,
        productId: null,
        plansType: 'DEFAULT',
        timeZone: 'UTC',
        expirationDate: null,
        locations: null,
      },
    })
  ).json();

  expect((await centerConfig(data._id)).values).toMatchObject({ locales: ['sw', 'en'], defaultLocale: 'sw' });
});

test('what somebody else saved meanwhile is not overwritten', async () => {
  await saveCenter({ percentBooks: 80 }, 'LEARNING_CENTER_ADMIN', 1);

  const stale = await saveCenter({ percentBooks: 20 }, 'REGION_ADMIN', 1);

  expect([stale.statusCode, stale.json().code]).toEqual([409, 'conflict']);
  expect(stale.json().err).toBe(stale.json().message);
});

test('a change is written down with what it was', async () => {
  await saveCenter({ percentBooks: 80 });

  const entry = await house.db
    .selectFrom('audit_log')
    .selectAll()
    .where('row_id', '=', world.a.center.id)
    .orderBy('_id', 'desc')
    .executeTakeFirst();

  expect(entry).toMatchObject({
    resource: 'learningCenters',
    before: { config: { percentBooks: 50 } },
    after: { config: { percentBooks: 80 } },
  });
});
