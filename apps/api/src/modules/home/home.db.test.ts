import { ROLE_ALIASES, type RoleAlias } from '@flink/contract/access/roles.ts';
import type { Home, HomeOf } from '@flink/contract/entities/home.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
import { signInName } from '../../testing/tenant-rows.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { makeTwoTenants, PASSWORD, type TwoTenants } from '../../testing/two-tenants.ts';

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});
beforeEach(async () => {
  await world.restore();
  await sql`delete from config where key in ('setupHidden', 'starterLibrary')`.execute(house.db);
  await sql`update families set created_at = now() - interval '1 year'`.execute(house.db);
  // Totals of a center outlive its people.
  await sql`delete from center_play_days`.execute(house.db);
});
afterAll(() => house.close());

async function homeOf<Kind extends Home['kind']>(role: RoleAlias, kind: Kind): Promise<HomeOf<Kind>> {
  const reply = await house.ask('home', { as: world.visitor(role).token });
  expect(reply.statusCode).toBe(200);
  const { data } = reply.json();
  expect(data.kind).toBe(kind);
  return data;
}

const list = async (
  role: RoleAlias,
  name: Parameters<TestHouse['ask']>[0],
  query: Readonly<Record<string, unknown>>,
) => (await house.ask(name, { as: world.visitor(role).token, query: { limit: 100, ...query } })).json();

const idsOf = ({ data }: { data: readonly { readonly _id: string }[] }) => data.map(({ _id }) => _id).sort();

async function play(familyId: string, learnerId: string, daysAgo: number, minutes: number): Promise<void> {
  const seconds = minutes * 60;
  await sql`insert into play_time (_id, learner_id, seconds, day, together, started_at, ended_at)
    values (${uuidv7()}, ${learnerId}, ${seconds}, current_date - ${daysAgo}::integer, false,
      now() - make_interval(days => ${daysAgo}), now() - make_interval(days => ${daysAgo}))`.execute(
    house.db,
  );
  await sql`insert into family_play_days (family_id, day, kind, seconds)
    values (${familyId}, current_date - ${daysAgo}::integer, 'child', ${seconds})`.execute(house.db);
  await sql`insert into learner_play_days (learner_id, day, seconds)
    values (${learnerId}, current_date - ${daysAgo}::integer, ${seconds})
    on conflict (learner_id, day) do update set seconds = excluded.seconds`.execute(house.db);
}

async function product(name = uuidv7()): Promise<string> {
  const _id = uuidv7();
  await house.db.insertInto('products').values({ _id, name, one_person: false }).execute();
  return _id;
}

const plansOf = async (of: 'a' | 'b', productId: string, bought: number, assigned: number) => {
  const { organization, center } = world[of];
  await house.db
    .insertInto('organization_plans')
    .values({ master_organization_id: organization.id, product_id: productId, plans: bought })
    .execute();
  await house.db
    .insertInto('plan_assignments')
    .values({
      _id: uuidv7(),
      master_organization_id: organization.id,
      learning_center_id: center.id,
      product_id: productId,
      plans: assigned,
    })
    .execute();
};

test('every role has a home, and a learner and a stranger have none', async () => {
  const kinds = await Promise.all(
    ROLE_ALIASES.map(async (role) => {
      const reply = await house.ask('home', { as: world.visitor(role).token });
      return [role, reply.json().data?.kind];
    }),
  );

  expect(Object.fromEntries(kinds)).toMatchObject({
    SUPER: 'owner',
    MASTER_ADMIN: 'headOffice',
    MASTER_ORGANIZATION_ADMIN: 'area',
    REGION_ADMIN: 'area',
    LEARNING_CENTER_ADMIN: 'center',
    TEACHER: 'teacher',
    REP: 'rep',
    CONSUMER_REP: 'support',
    CLEVER_ADMIN: 'school',
    AUTHOR: 'author',
    TRANSLATOR: 'sections',
    TRANSLATOR_AUTHORED: 'sections',
    TRANSLATOR_GENERATED: 'sections',
    REGULAR: 'account',
  });
  expect((await house.ask('home', { as: world.visitor('LEARNER').token })).statusCode).toBe(403);
  expect((await house.ask('home', {})).statusCode).toBe(401);
});

test('no home names anything of another tenant', async () => {
  const productId = await product();
  await plansOf('b', productId, 10, 3);
  await sql`update learning_centers set expiration_date = now() + interval '10 days'`.execute(house.db);
  const ofTenantB = world.rows.filter(({ tenant }) => tenant === 'B');
  const limited = ROLE_ALIASES.filter((role) => !['SUPER', 'MASTER_ADMIN', 'CONSUMER_REP'].includes(role));

  for (const role of limited) {
    const text = (await house.ask('home', { as: world.visitor(role).token })).body;
    expect(
      ofTenantB.filter(({ id, marker }) => text.includes(id) || text.includes(marker)),
      role,
    ).toEqual([]);
  }
});

test('the owner is told what is there, and the checklist follows the data', async () => {
  const { setup } = await homeOf('SUPER', 'owner');

  expect(setup.done).toMatchObject({ organization: true, center: true, staff: true, family: true });
  expect(setup.done.product).toBe(false);
  expect(setup.isHidden).toBe(false);
  expect(setup.library.state).toBe('none');

  const hidden = await house.ask('hideSetup', { as: world.visitor('SUPER').token, body: { hidden: true } });
  expect(hidden.statusCode).toBe(200);
  expect((await homeOf('SUPER', 'owner')).setup.isHidden).toBe(true);
  await house.ask('hideSetup', { as: world.visitor('SUPER').token, body: { hidden: false } });
  expect((await homeOf('SUPER', 'owner')).setup.isHidden).toBe(false);
  expect(
    (await house.ask('hideSetup', { as: world.visitor('MASTER_ADMIN').token, body: { hidden: true } }))
      .statusCode,
  ).toBe(403);
});

test('the owner sees stored and failed messages as the outbox lists them, and the latest changes', async () => {
  await sql`delete from outbox_messages`.execute(house.db);
  await house.db
    .insertInto('outbox_messages')
    .values([
      { _id: uuidv7(), channel: 'mail', recipient: 'a@flink.test', subject: 's', text: 't' },
      {
        _id: uuidv7(),
        channel: 'mail',
        recipient: 'b@flink.test',
        subject: 's',
        text: 't',
        sent_at: new Date(),
      },
    ])
    .execute();
  await house.ask('regionsAdd', {
    as: world.visitor('SUPER').token,
    body: { name: 'North by northwest', masterOrganizationId: world.a.organization.id },
  });

  const home = await homeOf('SUPER', 'owner');

  const kept = await list('SUPER', 'outboxTable', { 'filter.state': 'kept' });
  expect([home.storedMessages, home.failedMessages]).toEqual([1, 0]);
  expect(kept.total).toBe(1);
  expect(home.log[0]).toMatchObject({ action: 'create', rowTitle: 'North by northwest' });
  expect(home.log.length).toBeLessThanOrEqual(10);
});

test('a district sees its own centers with families, plans, codes and what needs attention', async () => {
  const productId = await product();
  await sql`update learning_centers set product_id = ${productId}`.execute(house.db);
  await plansOf('a', productId, 10, 2);
  await house.db
    .insertInto('organization_codes')
    .values(
      [1, 2, 3].map((n) => ({
        _id: uuidv7(),
        code: `HOME-${n}`,
        learning_center_id: world.a.center.id,
        product_id: productId,
        activated_at: n === 3 ? new Date() : null,
      })),
    )
    .execute();
  await play(world.a.taught.id, world.a.child.id, 3, 20);

  const home = await homeOf('MASTER_ORGANIZATION_ADMIN', 'area');

  const centers = world.rows.filter(({ kind, tenant }) => kind === 'learningCenter' && tenant === 'A');
  expect(home.total).toBe(centers.length);
  const near = home.centers.find(({ _id }) => _id === world.a.center.id);
  expect(near).toMatchObject({
    families: 2,
    plansAssigned: 2,
    plansInUse: 2,
    freeCodes: 2,
    flags: ['plansUsedUp'],
  });
  expect(near?.lastPlayed).not.toBeNull();
  const far = home.centers.find(({ _id }) => _id !== world.a.center.id);
  expect(far).toMatchObject({ flags: ['silent', 'noTeacher'], lastPlayed: null });
  expect(home.flags).toEqual({ silent: 1, noTeacher: 1, plansUsedUp: 1 });
  for (const flag of ['silent', 'noTeacher', 'plansUsedUp'] as const) {
    const found = await list('MASTER_ORGANIZATION_ADMIN', 'learningCentersTable', {
      'filter.attention': flag,
    });
    expect(found.total, flag).toBe(home.flags[flag]);
  }
  const codes = await list('MASTER_ORGANIZATION_ADMIN', 'codesTable', {
    'filter.state': 'unused',
    'filter.learningCenterId': world.a.center.id,
  });
  expect(codes.total).toBe(2);
});

test('a region sees its centers alone', async () => {
  const home = await homeOf('REGION_ADMIN', 'area');

  expect(home.level).toBe('region');
  expect(home.centers.map(({ _id }) => _id)).toEqual([world.a.center.id]);
  expect(home.families).toBe(2);
});

test('a center sees who played, who stayed away and whose time runs out, as its lists show them', async () => {
  await play(world.a.taught.id, world.a.child.id, 2, 30);
  await sql`update families set is_prepaid_customer = true where _id = ${world.a.untaught.id}`.execute(
    house.db,
  );
  await sql`insert into prepaid_accounts (family_id, total_hours, hours_paid, seconds_remaining)
    values (${world.a.untaught.id}, 10, 2, 540) on conflict (family_id) do update
    set total_hours = 10, hours_paid = 2, seconds_remaining = 540`.execute(house.db);

  const home = await homeOf('LEARNING_CENTER_ADMIN', 'center');

  expect(home).toMatchObject({
    _id: world.a.center.id,
    families: 2,
    familiesPlayed: 1,
    minutes: 30,
    teachers: 2,
  });
  expect(home.notSeen.families).toEqual([
    { _id: world.a.untaught.id, name: world.a.untaught.marker, lastSeen: null },
  ]);
  expect(home.littleTime.families).toMatchObject([{ _id: world.a.untaught.id, minutes: 9 }]);
  const notSeen = await list('LEARNING_CENTER_ADMIN', 'familiesTable', { 'filter.attention': 'notSeen' });
  const little = await list('LEARNING_CENTER_ADMIN', 'familiesTable', {
    'filter.attention': ['littleTime', 'outOfTime'],
  });
  expect(idsOf(notSeen)).toEqual([world.a.untaught.id]);
  expect(idsOf(little)).toEqual([world.a.untaught.id]);
});

test('a family that stayed away is found by the date of its center', async () => {
  const timeZone = new Date().getUTCHours() < 10 ? 'Etc/GMT+12' : 'Pacific/Kiritimati';
  await sql`update learning_centers set time_zone = ${timeZone} where _id = ${world.a.center.id}`.execute(
    house.db,
  );
  for (const [family, daysAgo] of [
    [world.a.taught.id, 13],
    [world.a.untaught.id, 14],
  ] as const)
    await sql`insert into family_play_days (family_id, day, kind, seconds)
      values (${family}, (now() at time zone ${timeZone})::date - ${daysAgo}::integer, 'child', 600)`.execute(
      house.db,
    );

  const { notSeen } = await homeOf('LEARNING_CENTER_ADMIN', 'center');

  expect(notSeen.families.map(({ _id }) => _id)).toEqual([world.a.untaught.id]);
});

test('the head office sees the last seven days against the seven before, and its silent centers', async () => {
  await play(world.a.taught.id, world.a.child.id, 1, 40);
  const fresh = await openTestHouse({ beside: house });

  const reply = await fresh.ask('home', { as: world.visitor('MASTER_ADMIN').token });
  const home: HomeOf<'headOffice'> = reply.json().data;
  await fresh.close();

  expect(home).toMatchObject({
    kind: 'headOffice',
    minutes: 40,
    minutesBefore: 0,
    learners: 1,
    learnersBefore: 0,
  });
  const silent = await list('MASTER_ADMIN', 'learningCentersTable', { 'filter.attention': 'silent' });
  expect(home.silent.total).toBe(silent.total);
  expect(home.silent.centers.map(({ _id }) => _id)).not.toContain(world.a.center.id);
});

test('a center that ends within 30 days is listed with its last day, and the list finds the same', async () => {
  await sql`update learning_centers set expiration_date = now() + interval '10 days'
    where _id = ${world.a.center.id}`.execute(house.db);

  const { expiring } = await homeOf('MASTER_ADMIN', 'headOffice');

  expect(expiring.centers.map(({ _id }) => _id)).toEqual([world.a.center.id]);
  const found = await list('MASTER_ADMIN', 'learningCentersTable', {
    'filter.expirationDate': `${expiring.days.from}..${expiring.days.to}`,
  });
  expect(idsOf(found)).toEqual([world.a.center.id]);
});

test('a rep sees the own organizations with their plans', async () => {
  const productId = await product();
  await sql`update learning_centers set product_id = ${productId}`.execute(house.db);
  await plansOf('a', productId, 10, 4);

  const home = await homeOf('REP', 'rep');

  expect(home.total).toBe(1);
  expect(home.organizations).toMatchObject([
    { _id: world.a.organization.id, bought: 10, assigned: 4, inUse: 3, unlimited: false },
  ]);
});

test('homes count plans in use as the report does: none of unlimited plans', async () => {
  const productId = await product();
  await sql`update learning_centers set product_id = ${productId}`.execute(house.db);
  await plansOf('a', productId, 10, 4);
  await sql`update organization_plans set unlimited = true, plans = 0 where product_id = ${productId}`.execute(
    house.db,
  );

  const report = await house.ask('report', {
    as: world.visitor('MASTER_ADMIN').token,
    body: { report: 'financial', from: '2026-01-01', to: '2026-01-31' },
  });
  const inUse = report.json().data.total.inUse;

  expect((await homeOf('MASTER_ADMIN', 'headOffice')).plans.inUse).toBe(inUse);
  expect((await homeOf('REP', 'rep')).organizations).toMatchObject([{ inUse: 0 }]);
  const { centers } = await homeOf('MASTER_ORGANIZATION_ADMIN', 'area');
  expect(centers.map(({ plansInUse }) => plansInUse)).toEqual(centers.map(() => 0));
});

test('consumer support sees refunds by age and no family that is no customer', async () => {
  const ask = (familyId: string, daysAgo: number) =>
    sql`insert into refund_requests (_id, family_id, message, created_at)
      values (${uuidv7()}, ${familyId}, 'please', now() - make_interval(days => ${daysAgo}))`.execute(
      house.db,
    );
  await ask(world.a.taught.id, 9);
  await ask(world.b.taught.id, 3);
  await ask(world.a.untaught.id, 2);

  const home = await homeOf('CONSUMER_REP', 'support');

  expect(home.refunds).toEqual({ total: 2, today: 0, thisWeek: 1, older: 1 });
  expect(home.oldest.map(({ familyId }) => familyId)).toEqual([world.a.taught.id, world.b.taught.id]);
});

test('the school contact sees the last sync of the own organization', async () => {
  expect(await homeOf('CLEVER_ADMIN', 'school')).toMatchObject({
    organization: { _id: world.a.organization.id },
    canSync: false,
    lastSync: null,
  });
  await sql`insert into school_syncs (_id, master_organization_id, state, started_at, figures, error)
    values (${uuidv7()}, ${world.a.organization.id}, 'done', now(), ${JSON.stringify({ teacher: { new: 2, archived: 1 } })}, null)`.execute(
    house.db,
  );

  expect((await homeOf('CLEVER_ADMIN', 'school')).lastSync).toMatchObject({
    state: 'done',
    created: 2,
    archived: 1,
  });
});

test('an author goes on with what they saved last, and sees what is not ready and not published', async () => {
  const author = world.visitor('AUTHOR');
  const { data: common } = (await house.ask('makeCommon', { as: author.token })).json();
  const [template] = common.templates;
  const create = async (activityName: string): Promise<string> => {
    const reply = await house.ask('createActivity', {
      as: author.token,
      body: { activityName, templateId: template._id },
    });
    return reply.json().data._id;
  };
  const [market, garden] = [await create('Fruit at the market'), await create('In the garden')];
  const work = (activityId: string, isValid: boolean, toFix: number | null) =>
    sql`insert into activity_works (activity_id, language, version, draft, draft_valid, draft_to_fix, saved_by)
      values (${activityId}, '', 1, ${JSON.stringify({ gameData: { problems: [{}] } })}, ${isValid}, ${toFix},
        ${world.a.user('AUTHOR').id})
      on conflict (activity_id, language) do update set draft = excluded.draft, draft_valid = excluded.draft_valid,
        draft_to_fix = excluded.draft_to_fix, saved_by = excluded.saved_by, saved_at = now()`.execute(
      house.db,
    );
  await work(market, false, 3);
  await work(garden, true, null);

  const home = await homeOf('AUTHOR', 'author');

  expect(home.editList).toBe(2);
  expect(home.lastEdited.map(({ name }) => name)).toEqual(['In the garden', 'Fruit at the market']);
  expect(home.notReady).toMatchObject({ total: 1, activities: [{ _id: market, toFix: 3 }] });
  expect(home.drafts.map(({ _id }) => _id)).toEqual([garden]);
});

test('what a role was denied in the office is not in its home', async () => {
  await sql`update roles set permissions = permissions #- '{admin,codes}' where alias = 'LEARNING_CENTER_ADMIN'`.execute(
    house.db,
  );
  const username = signInName(world.a.user('LEARNING_CENTER_ADMIN'));
  const { token } = (await house.ask('login', { body: { username, password: PASSWORD } })).json();

  const { data } = (await house.ask('home', { as: token })).json();

  expect([data.kind, data.freeCodes]).toEqual(['center', null]);
});
