import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CLOCK_JOBS, type Jobs, startJobs } from '../../jobs/jobs.ts';
import { openMail } from '../../ports/mail/open.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../testing/two-tenants.ts';

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});
afterAll(() => house.close());

type Role = Parameters<TwoTenants['visitor']>[0];
const asking =
  (on: TestHouse) =>
  async (
    name: Parameters<TestHouse['ask']>[0],
    what: Record<string, unknown> = {},
    as: Role = 'MASTER_ADMIN',
  ) => {
    const reply = await on.ask(name, { as: world.visitor(as).token, ...what });
    return { status: reply.statusCode, body: reply.json() };
  };

test('every work on a clock has a name that people read', () => {
  const unnamed = CLOCK_JOBS.filter(({ name }) => !house.house.shippedTexts.has(`manage.jobName.${name}`));

  expect(unnamed).toEqual([]);
});

test('settings are saved, seen by everybody, and written down', async () => {
  const ask = asking(house);
  const before = (await ask('settings')).body.data;
  const wanted = { ...before, registrationLocales: ['es', 'en'], supportPhone: '+1 555 0100' };

  const saved = await ask('saveSettings', {
    body: { ...wanted, loginPageDocuments: { quickStart: {}, credits: {} } },
  });

  expect(saved.status).toBe(200);
  const common = (await ask('commonAll')).body.config;
  expect(common).toMatchObject({ registrationLocales: ['es', 'en'], supportPhone: '+1 555 0100' });
  const entry = await house.db
    .selectFrom('audit_log')
    .selectAll()
    .where('resource', '=', 'config')
    .executeTakeFirstOrThrow();
  expect(entry.row_title.split(', ')).toEqual(
    expect.arrayContaining(['registrationLocales', 'supportPhone']),
  );
});

test('school sign-in is taken from the general sign-in page and put back; left out, it stays as it is', async () => {
  const ask = asking(house);
  const offered = async () => (await ask('commonAll')).body.config.schoolSignIn;
  const save = async (more: object) => {
    const { data } = (await ask('settings')).body;
    const { schoolSignIn: _, version: __, ...rest } = data;
    const loginPageDocuments = { quickStart: {}, credits: {} };
    await ask('saveSettings', { body: { ...rest, loginPageDocuments, ...more } });
    return offered();
  };

  const before = await offered();
  const after = [await save({ schoolSignIn: false }), await save({}), await save({ schoolSignIn: true })];

  expect([before, ...after]).toEqual([true, false, false, true]);
});

test('nightly jobs are told of a time zone that is saved, within the same transaction, and only of another one', async () => {
  const setTimeZone = vi.fn(async () => undefined);
  const beside = await openTestHouse({
    beside: house,
    replace: (made) => ({ ...made, jobs: { ...made.jobs, setTimeZone } }),
  });
  const ask = asking(beside);
  const save = async (timeZone?: string) => {
    const { data } = (await ask('settings')).body;
    const { timeZone: before, ...others } = data;
    const loginPageDocuments = { quickStart: {}, credits: {} };
    await ask('saveSettings', {
      body: { ...others, loginPageDocuments, ...(timeZone ? { timeZone } : {}) },
    });
    return [before, (await ask('settings')).body.data.timeZone];
  };

  const saved = [await save('America/New_York'), await save('America/New_York'), await save()];
  await beside.close();

  expect(saved.map(([, after]) => after)).toEqual(Array(3).fill('America/New_York'));
  expect(setTimeZone.mock.calls).toEqual([[expect.anything(), 'America/New_York']]);
});

test('who saves what they read before somebody else saved overwrites nothing', async () => {
  const ask = asking(house);
  const { data } = (await ask('settings')).body;
  const body = { ...data, loginPageDocuments: { quickStart: {}, credits: {} } };

  const first = await ask('saveSettings', { body: { ...body, supportPhone: '+1 555 0111' } });
  const second = await ask('saveSettings', { body: { ...body, supportEmail: 'help@flink.test' } });
  const again = await ask('saveSettings', {
    body: { ...body, supportEmail: 'help@flink.test', ...{ version: first.body.data.version } },
  });

  expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'conflict']);
  expect([again.status, (await ask('settings')).body.data.supportEmail]).toEqual([200, 'help@flink.test']);
});

test.each<[string, unknown, string]>([
  ['registrationLocales', ['xx'], 'registrationLocales'],
  ['registrationLocales', [], 'registrationLocales'],
  ['supportEmail', 'nobody', 'supportEmail'],
  ['timeZone', 'Mars/Olympus', 'timeZone'],
  [
    'loginPageDocuments',
    { quickStart: { en: '019a1111-1111-7111-8111-111111111111' }, credits: {} },
    'loginPageDocuments.quickStart.en',
  ],
])('%s as %j is refused beside its field', async (name, value, place) => {
  const ask = asking(house);
  const { data } = (await ask('settings')).body;
  const body = { ...data, loginPageDocuments: { quickStart: {}, credits: {} }, [name]: value };

  const { status, body: answer } = await ask('saveSettings', { body });

  expect([status, Object.keys(answer.fields)]).toEqual([400, [place]]);
});

test('a work that has not run is named, too; one that failed says why, and is done once more when asked', async () => {
  let fails = true;
  const job = {
    name: 'count-stars',
    cron: '0 0 1 1 *',
    run: async () => {
      if (fails) throw new Error('clouds');
    },
  };
  const { db, databaseUrl } = house;
  const jobs: Jobs = await startJobs(
    {
      db,
      files: house.house.files,
      mail: openMail({ smtp: null, sms: null }, db),
      rosters: house.house.school.rosters,
      schoolTokens: house.house.schoolTokens,
      payments: house.house.payments,
      origin: () => 'http://flink.test',
      log: house.house.log,
      url: databaseUrl,
    },
    [job],
  );
  const beside = await openTestHouse({ beside: house, replace: (made) => ({ ...made, jobs }) });
  const ask = asking(beside);
  const stateOf = async () => (await ask('jobs')).body.data[0];

  const before = (await ask('jobs')).body.data;
  await ask('runJob', { params: { name: job.name } });
  await vi.waitFor(async () => expect(await stateOf()).toMatchObject({ state: 'retry', error: 'clouds' }), {
    timeout: 15_000,
    interval: 300,
  });
  fails = false;

  expect(before).toEqual([
    { name: job.name, state: 'none', askedAt: null, endedAt: null, failures: 0, error: null },
  ]);
  expect((await ask('runJob', { params: { name: 'no-such-work' } })).status).toBe(404);
  expect((await ask('runJob', { params: { name: job.name } }, 'AUTHOR')).status).toBe(403);
  await jobs.stop();
  await beside.close();
});

const POINTS = {
  enable: true,
  childMinimumUse: 1,
  childNormalUse: 7,
  adultMinimumUse: 0,
  adultNormalUse: 0,
  togetherMinimumUse: 0,
  togetherNormalUse: 0,
  reversalTriggerTime: 0,
  reversalMinimumUse: 0,
  reversalNormalUse: 0,
  neededForRewards: 40,
  rewardValue: 3,
};

const saveWith = async (change: object, as: Role = 'MASTER_ADMIN') => {
  const ask = asking(house);
  const { data } = (await ask('settings')).body;
  const loginPageDocuments = { quickStart: {}, credits: {} };
  return ask('saveSettings', { body: { ...data, loginPageDocuments, ...change } }, as);
};

test('family points that are set for the house are those of its centers, old and new', async () => {
  const own = { ...POINTS, rewardValue: 9 };
  await house.db
    .updateTable('learning_centers')
    .set({ points: JSON.stringify(own) })
    .where('_id', '=', world.b.center.id)
    .execute();

  const saved = await saveWith({ points: { ...POINTS, neededForRewards: '40.9' } });
  const later = await asking(house)('learningCentersAdd', {
    body: {
      name: 'Later',
      url: 'later-points',
      masterOrganizationId: world.a.organization.id,
      regionId: null,
      productId: null,
      plansType: 'DEFAULT',
      timeZone: 'UTC',
      expirationDate: null,
      locations: null,
    },
  });
  await saveWith({ points: { ...POINTS, childNormalUse: 8 } });

  expect(saved.body.data.points).toEqual(POINTS);
  const pointsOf = async (id: string) =>
    (
      await house.db
        .selectFrom('learning_centers')
        .select('points')
        .where('_id', '=', id)
        .executeTakeFirstOrThrow()
    ).points;
  expect(await pointsOf(world.a.center.id)).toEqual({ ...POINTS, childNormalUse: 8 });
  expect(await pointsOf(later.body.data._id)).toEqual({ ...POINTS, childNormalUse: 8 });
  expect(await pointsOf(world.b.center.id)).toMatchObject({ childNormalUse: 8 });
});

test('the time that reports are about follows what is set here', async () => {
  const progress = async () =>
    (
      await house.ask('familyProgress', {
        as: world.visitor('LEARNER').token,
        params: { familyId: world.a.taught.id },
      })
    ).json().data.period;
  const monthly = await progress();

  const saved = await saveWith({ reportsRate: 'Once a Year', reportsDates: ['2026-06-15'] });
  const yearly = await progress();

  expect(saved.status).toBe(200);
  expect(monthly.starts).toMatch(/-01$/);
  expect([yearly.starts.slice(5), yearly.ends.slice(5)]).toEqual(['06-16', '06-15']);
});

test.each<[object, readonly string[]]>([
  [{ points: { ...POINTS, childNormalUse: '' } }, ['points.childNormalUse']],
  [{ points: { ...POINTS, neededForRewards: -1 } }, ['points.neededForRewards']],
  [{ points: { ...POINTS, rewardValue: 'many' } }, ['points.rewardValue']],
  [{ reportsRate: 'Each Semester', reportsDates: ['2026-01-31'] }, ['reportsDates.1']],
  [{ reportsRate: 'Monthly', reportsDates: ['2026-01-31'] }, ['reportsDates']],
  [{ reportsRate: 'Daily' }, ['reportsRate']],
])('%j is refused beside its field', async (change, places) => {
  const { status, body } = await saveWith(change);

  expect([status, Object.keys(body.fields)]).toEqual([400, places]);
});

test.each(['MASTER_ORGANIZATION_ADMIN', 'LEARNING_CENTER_ADMIN', 'TEACHER', 'REP'] as const)(
  '%s sets neither points nor reports of the house',
  async (role) => {
    expect((await saveWith({ points: POINTS }, role)).status).toBe(403);
  },
);
