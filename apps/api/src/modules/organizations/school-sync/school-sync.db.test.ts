import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../../content/load/demo-world.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { syncSchoolsJob } from '../../../jobs/sync-schools.ts';
import type { Roster, SchoolRosters } from '../../../ports/school-sign-in/port.ts';
import { sandboxRoster, sandboxRosters } from '../../../ports/school-sign-in/sandbox-rosters.ts';
import { openTestHouse, type TestHouse } from '../../../testing/test-house.ts';

let house: TestHouse;
let lists: Roster;
let failure: ErrorCode | null;
let readings: number;
let logged: string[];
let sunrise: string;
let baobab: string;
let family: string;
let token: string;

/** As the embedded one, with lists that a test can change. */
const rosters: SchoolRosters = {
  districtOf: sandboxRosters.districtOf,
  async rosterOf() {
    readings += 1;
    const read = lists;
    await new Promise((resolve) => setImmediate(resolve));
    if (failure) throw new AppError('school.listsFailed', { reason: failure });
    return read;
  },
};

beforeEach(async () => {
  lists = sandboxRoster;
  failure = null;
  readings = 0;
  logged = [];
  house = await openTestHouse({
    world: 'demo',
    log: { write: (line: string) => void logged.push(line) },
    replace: (made) => ({ ...made, school: { ...made.school, rosters } }),
  });
  const organizations = await house.db.selectFrom('master_organizations').select(['_id', 'name']).execute();
  const idOf = (name: string) => organizations.find((one) => one.name === name)?._id ?? '';
  sunrise = idOf('Sunrise District');
  baobab = idOf('Baobab Trust');
  const product = await house.db
    .selectFrom('products')
    .select('_id')
    .where('name', '=', 'Flink Family')
    .executeTakeFirstOrThrow();
  family = product._id;
  token = await tokenOf('clever@flink.test');
});

afterEach(() => house.close());

async function tokenOf(username: string): Promise<string> {
  const reply = await house.ask('login', { body: { username, password: DEMO_PASSWORD } });
  return reply.json().token;
}

const wish = () => ({
  districtId: 'sandbox-district',
  accessToken: 'sandbox-token',
  productId: family,
  timeZone: 'America/Chicago',
});

const link = (id = sunrise, body: object = wish(), as = token) =>
  house.ask('linkSchool', { as, params: { id }, body });
const sync = (id = sunrise, headers: Record<string, string> = {}) =>
  house.ask('syncSchool', { as: token, params: { id }, headers });
const preview = () => house.ask('syncPreview', { as: token, params: { id: sunrise } });
const state = async () => (await house.ask('schoolLink', { as: token, params: { id: sunrise } })).json().data;
const approve = (syncId: string) =>
  house.ask('approveSync', { as: token, params: { id: sunrise }, body: { syncId } });

const without = (...ids: string[]): Roster => ({
  ...sandboxRoster,
  teachers: sandboxRoster.teachers.filter(({ id }) => !ids.includes(id)),
  students: sandboxRoster.students.filter(({ id }) => !ids.includes(id)),
  contacts: sandboxRoster.contacts.filter(({ id }) => !ids.includes(id)),
});

const memberOf = (schoolId: string) =>
  house.db.selectFrom('family_members').selectAll().where('clever_id', '=', schoolId).executeTakeFirst();
const familyOf = async (schoolId: string) =>
  house.db
    .selectFrom('families')
    .selectAll()
    .where('_id', '=', (await memberOf(schoolId))?.family_id ?? null)
    .executeTakeFirst();

const everything = async () => ({
  users: await house.db.selectFrom('users').selectAll().orderBy('_id').execute(),
  members: await house.db.selectFrom('family_members').selectAll().orderBy('_id').execute(),
  families: await house.db.selectFrom('families').selectAll().orderBy('_id').execute(),
  centers: await house.db.selectFrom('learning_centers').selectAll().orderBy('_id').execute(),
  taught: await house.db.selectFrom('teacher_families').selectAll().orderBy('family_id').execute(),
});

/** Comes in through the page of the sandbox. */
async function schoolSignIn(person: string) {
  const url = 'http://localhost/login/clever';
  const headers = { host: 'localhost' };
  const code = await house.house.school.sandbox?.codeFor(person, url);
  return house.ask('cleverLogin', { body: { code, url }, headers });
}

const sessionOf = (given: string): Session =>
  JSON.parse(Buffer.from(given.split('.')[1] ?? '', 'base64url').toString());

test('a link asks for the token of the district and says beside the field what is wrong', async () => {
  const refusedToken = await link(sunrise, { ...wish(), accessToken: 'made-up' });
  const otherDistrict = await link(sunrise, { ...wish(), districtId: 'another' });
  const noZone = await link(sunrise, { ...wish(), timeZone: 'Mars/Base' });
  await house.db.insertInto('products').values({ _id: uuidv7(), name: 'Not of the district' }).execute();
  const noProduct = await link(sunrise, { ...wish(), productId: sunrise });

  const solo = await house.db
    .selectFrom('products')
    .select('_id')
    .where('name', '=', 'Not of the district')
    .executeTakeFirstOrThrow();
  const notTheirs = await link(sunrise, { ...wish(), productId: solo._id });

  expect(notTheirs.json()).toMatchObject({ fields: { productId: expect.any(String) } });
  expect((await state()).products.map(({ name }: { name: string }) => name)).not.toContain(
    'Not of the district',
  );
  expect(refusedToken.json()).toMatchObject({
    code: 'request.invalid',
    fields: { accessToken: expect.any(String) },
  });
  expect(otherDistrict.json()).toMatchObject({
    code: 'request.invalid',
    fields: { districtId: expect.any(String) },
  });
  expect(noZone.json()).toMatchObject({ fields: { timeZone: expect.any(String) } });
  expect(noProduct.json()).toMatchObject({ fields: { productId: expect.any(String) } });
  expect((await state()).canSync).toBe(false);
});

test('a district belongs to one organisation, and the token is kept sealed', async () => {
  const taken = await link(baobab, wish(), await tokenOf('master@flink.test'));
  const linked = await link();
  const kept = await house.db.selectFrom('school_links').selectAll().execute();

  expect(taken.json()).toMatchObject({ code: 'request.invalid', fields: { districtId: expect.any(String) } });
  expect(linked.json().data).toMatchObject({ districtName: 'Sunrise District', canSync: true });
  expect(JSON.stringify([kept, linked.json().data.syncs])).not.toContain('sandbox-token');
});

test('the contact of one school sees and links no other organisation', async () => {
  const replies = await Promise.all([
    house.ask('schoolLink', { as: token, params: { id: baobab } }),
    link(baobab),
    sync(baobab),
    house.ask('syncPreview', { as: token, params: { id: baobab } }),
    house.ask('unlinkSchool', { as: token, params: { id: baobab } }),
  ]);

  expect(replies.map((reply) => reply.json().code)).toEqual(replies.map(() => 'notFound'));
});

test('a preview tells what would change and changes nothing', async () => {
  await link();
  const before = await everything();

  const { data } = (await preview()).json();

  expect(data.figures.student).toMatchObject({ new: 1, unchanged: 2, refused: 1 });
  expect(data.figures.teacher).toMatchObject({ new: 1, unchanged: 1, refused: 1 });
  expect(data.figures.school).toMatchObject({ new: 1, unchanged: 1 });
  expect(data.entries.filter(({ outcome }: { outcome: string }) => outcome === 'refused')).toEqual([
    expect.objectContaining({ name: 'Pavel Novák', reason: 'school.noEmail', centerName: 'Birch School' }),
    expect.objectContaining({ name: 'Ravi Menon', reason: 'plans.noneFree' }),
  ]);
  expect(await everything()).toEqual(before);
});

test('after a sync a student comes in through the school, and the refused are not half there', async () => {
  await link();

  const reply = await sync();
  const nadia = await schoolSignIn('sandbox-unknown');
  const [birch] = await house.db
    .selectFrom('learning_centers')
    .selectAll()
    .where('clever_id', '=', 'sandbox-school-birch')
    .execute();

  expect(reply.json().data).toMatchObject({ state: 'done', askedBy: 'Clara Voss', error: null });
  expect(sessionOf(nadia.json().token)).toMatchObject({ learner: { firstname: 'Nadia', type: 'child' } });
  expect(await memberOf('sandbox-contact-2')).toMatchObject({ is_admin: true, type: 'adult' });
  expect(await familyOf('sandbox-unknown')).toMatchObject({
    name: 'Park',
    currency_iso_code: 'USD',
    locales: ['en', 'es'],
  });
  expect(birch).toMatchObject({ name: 'Birch School', url: 'birch-school', time_zone: 'America/Chicago' });
  expect(await memberOf('sandbox-student-4')).toBeUndefined();
  const taught = await house.db
    .selectFrom('teacher_families')
    .select('by_school')
    .where('family_id', '=', (await familyOf('sandbox-unknown'))?._id ?? null)
    .execute();
  expect(taught).toEqual([{ by_school: true }]);
});

test('families that come from the school to a center with prepaid plans pay by the hour like all others there', async () => {
  await house.db.updateTable('learning_centers').set({ plans_type: 'PREPAID' }).execute();
  await house.db
    .updateTable('master_organizations')
    .set({ plans_type: 'PREPAID' })
    .where('_id', '=', sunrise)
    .execute();
  await house.db
    .updateTable('organization_plans')
    .set({ total_hours: 30, hours_in_increment: 5, cost_per_hour: 1.5, discount_percents: 10 })
    .where('master_organization_id', '=', sunrise)
    .execute();
  await link();

  await sync();

  const made = await familyOf('sandbox-unknown');
  const account = await house.db
    .selectFrom('prepaid_accounts')
    .selectAll()
    .where('family_id', '=', made?._id ?? '')
    .executeTakeFirst();
  expect(made).toMatchObject({ is_prepaid_customer: true });
  expect(account).toMatchObject({ seconds_remaining: 0 });
  expect(Number(account?.hours_in_increment)).toBe(5);
});

test('a sync done again changes nothing', async () => {
  await link();
  await sync();
  const before = await everything();

  const again = (await sync()).json().data;

  expect(again.figures.student).toMatchObject({ new: 0, changed: 0, refused: 1, unchanged: 3 });
  expect(await everything()).toEqual(before);
});

test('who vanishes is out and keeps everything; who returns is let in as the same person', async () => {
  await link();
  lists = { ...sandboxRoster, students: [...sandboxRoster.students, ...more(20)] };
  await sync();
  const before = await memberOf('sandbox-unknown');
  const walked = sessionOf((await schoolSignIn('sandbox-unknown')).json().token);

  lists = { ...lists, students: lists.students.filter(({ id }) => id !== 'sandbox-unknown') };
  const gone = (await sync()).json().data;
  const out = await schoolSignIn('sandbox-unknown');
  const familyGone = await familyOf('sandbox-unknown');
  lists = { ...sandboxRoster, students: [...sandboxRoster.students, ...more(20)] };
  await sync();
  const again = sessionOf((await schoolSignIn('sandbox-unknown')).json().token);

  expect(gone).toMatchObject({ state: 'done', vanishing: 2 });
  expect(out.statusCode).toBe(403);
  expect(familyGone?.blocked_at).not.toBeNull();
  expect(again.learner?._id).toBe(walked.learner?._id);
  expect(await memberOf('sandbox-unknown')).toEqual(before);
  expect((await familyOf('sandbox-unknown'))?.blocked_at).toBeNull();
});

const more = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `more-${at}`,
    firstname: `More${at}`,
    lastname: 'Student',
    schoolIds: ['sandbox-school-maple'],
    yob: 2017,
  }));

test('when more than a tenth would vanish nothing is done until somebody approves it', async () => {
  await link();
  await sync();
  const before = await everything();
  lists = without('sandbox-teacher', 'sandbox-student-1');

  const waiting = (await sync()).json().data;
  const untouched = await everything();
  const approved = (await approve(waiting._id)).json().data;
  const twice = await approve(waiting._id);

  expect(waiting).toMatchObject({ state: 'waiting', vanishing: 2, known: 7 });
  expect(untouched).toEqual(before);
  expect(approved).toMatchObject({ state: 'done', vanishing: 2 });
  expect((await memberOf('sandbox-student-1'))?.blocked_at).not.toBeNull();
  expect(twice.json().code).toBe('school.nothingWaits');
});

test('a sync that waits is let go: everybody stays, and the lists of another day ask again', async () => {
  await link();
  await sync();
  const before = await everything();
  lists = without('sandbox-teacher', 'sandbox-student-1');
  const waiting = (await sync()).json().data;
  const dismiss = () =>
    house.ask('dismissSync', { as: token, params: { id: sunrise }, body: { syncId: waiting._id } });

  const dismissed = (await dismiss()).json().data;
  const twice = await dismiss();
  const approved = await approve(waiting._id);
  const untouched = await everything();
  const again = (await sync()).json().data;

  expect(dismissed).toMatchObject({ _id: waiting._id, state: 'dismissed' });
  expect([twice.json().code, approved.json().code]).toEqual(['school.nothingWaits', 'school.nothingWaits']);
  expect(untouched).toEqual(before);
  expect(again).toMatchObject({ state: 'waiting', vanishing: 2 });
});

test('what was approved are the people who had vanished then; when others vanish it waits again', async () => {
  await link();
  await sync();
  lists = without('sandbox-student-1');
  const waiting = (await sync()).json().data;
  lists = without('sandbox-student-1', 'sandbox-student-2');

  const approved = (await approve(waiting._id)).json().data;

  expect(approved).toMatchObject({ state: 'waiting', vanishing: 3 });
  expect((await memberOf('sandbox-student-1'))?.blocked_at).toBeNull();
});

test('of two syncs at once each person is made once', async () => {
  await link();
  lists = { ...sandboxRoster, students: [...sandboxRoster.students, ...more(30)] };

  const replies = await Promise.all([sync(), sync(), sync()]);

  const made = await house.db
    .selectFrom('family_members')
    .select('clever_id')
    .where('clever_id', 'like', 'more-%')
    .execute();
  expect(replies.map((reply) => reply.json().data.state)).toEqual(['done', 'done', 'done']);
  expect(made).toHaveLength(30);
  expect(readings).toBe(3);
});

test.each(['school.tokenEnded', 'school.askLater', 'school.noAnswer', 'school.incomplete'] as const)(
  'a service that fails with %s is written down and leaves everything as it was',
  async (code) => {
    await link();
    const before = await everything();
    failure = code;

    const failed = (await sync()).json().data;
    const shown = await preview();

    expect(failed).toMatchObject({ state: 'failed', error: code });
    expect(shown.json()).toMatchObject({ code: 'school.listsFailed' });
    expect(await everything()).toEqual(before);
    expect((await state()).syncs[0]).toMatchObject({ state: 'failed', error: code });
  },
);

test('unlinked, people stay and only the school sign-in ends; linked again they are the same', async () => {
  await link();
  await sync();
  const before = await everything();

  const unlinked = await house.ask('unlinkSchool', { as: token, params: { id: sunrise } });
  const twice = await house.ask('unlinkSchool', { as: token, params: { id: sunrise } });
  const out = await schoolSignIn('sandbox-unknown');
  const idle = (await sync()).json().data;

  expect(unlinked.json().data).toMatchObject({ districtId: null, canSync: false });
  expect(twice.json().code).toBe('school.notLinked');
  expect(out.json().code).toBe('auth.cleverFailed');
  expect(idle).toBeNull();
  expect(await everything()).toEqual(before);

  await link();
  const again = (await sync()).json().data;
  expect(again.figures.student).toMatchObject({ new: 0, unchanged: 3 });
  expect((await schoolSignIn('sandbox-unknown')).statusCode).toBe(200);
});

test('a district that another organisation left takes its people to the next one', async () => {
  await link();
  await sync();
  await house.ask('unlinkSchool', { as: token, params: { id: sunrise } });
  const master = await tokenOf('master@flink.test');

  await link(baobab, { ...wish(), productId: null }, master);
  const moved = await house.ask('syncSchool', { as: master, params: { id: baobab } });

  expect(moved.json().data).toMatchObject({ state: 'done' });
  expect(moved.json().data.figures.student).toMatchObject({ new: 4 });
});

test('who was blocked by the office stays out after vanishing and returning', async () => {
  await link();
  lists = { ...sandboxRoster, students: [...sandboxRoster.students, ...more(20)] };
  await sync();
  await house.db
    .updateTable('family_members')
    .set({ blocked_at: new Date() })
    .where('clever_id', '=', 'sandbox-unknown')
    .execute();
  lists = { ...lists, students: lists.students.filter(({ id }) => id !== 'sandbox-unknown') };
  await sync();
  lists = { ...sandboxRoster, students: [...sandboxRoster.students, ...more(20)] };
  await sync();

  expect(await memberOf('sandbox-unknown')).toMatchObject({
    blocked_at: expect.any(Date),
    school_archived_at: null,
  });
});

test.each([
  ['fetched ahead', { 'sec-purpose': 'prefetch' }],
  ['opened as a page', { 'sec-fetch-mode': 'navigate' }],
  ['asked for by another site', { 'sec-fetch-site': 'cross-site' }],
])('a sync that is %s is not begun', async (_, headers) => {
  await link();

  expect((await sync(sunrise, headers)).json().code).toBe('school.notFromHere');
  expect(readings).toBe(0);
});

test('a sync is not begun by a question for its headers', async () => {
  await link();

  await house.server.inject({
    method: 'HEAD',
    url: `/api/admin/masterOrganizations/${sunrise}/sync-clever`,
    headers: { authorization: `Bearer ${token}` },
  });

  expect(readings).toBe(0);
});

/** The work of one night. */
async function night(): Promise<void> {
  const { db, files, log, schoolTokens, payments } = house.house;
  const origin = () => 'http://flink.test';
  await syncSchoolsJob.run({ db, files, log, rosters, schoolTokens, payments, mail: null as never, origin });
}

test('the contacts of the school hear once of a sync of the clock that waits for them, and of one that failed, without names', async () => {
  await link();
  await night();
  await house.db.deleteFrom('outbox_messages').execute();
  const mails = () =>
    house.db.selectFrom('outbox_messages').select(['recipient', 'subject', 'text']).orderBy('_id').execute();

  lists = without('sandbox-teacher', 'sandbox-student-1');
  await night();
  await night();
  const waiting = await mails();
  failure = 'school.noAnswer';
  await night();
  await night();
  const [, failed, ...more] = await mails();

  expect(waiting).toEqual([
    {
      recipient: 'clever@flink.test',
      subject: expect.stringContaining('Sunrise District'),
      text: expect.stringMatching(/2 of 7.*http:\/\/flink.test\/admin\/my-account/s),
    },
  ]);
  expect(waiting[0]?.text).not.toContain('Nadia');
  expect([failed?.recipient, more]).toEqual(['clever@flink.test', []]);
});

test('the contacts of the school hear of other people who vanished, and of another reason, also where all else is as it was', async () => {
  await link();
  await night();
  await house.db.deleteFrom('outbox_messages').execute();
  const mails = async () => (await house.db.selectFrom('outbox_messages').select('_id').execute()).length;
  const told: number[] = [];
  const nightWith = async (missing: readonly string[], why: typeof failure = null) => {
    lists = without(...missing);
    failure = why;
    await night();
    told.push(await mails());
  };

  await nightWith(['sandbox-teacher', 'sandbox-student-1']);
  await nightWith(['sandbox-student-1', 'sandbox-teacher']);
  await nightWith(['sandbox-teacher', 'sandbox-student-2']);
  await nightWith([], 'school.noAnswer');
  await nightWith([], 'school.noAnswer');
  await nightWith([], 'school.tokenEnded');

  expect(told).toEqual([1, 1, 2, 3, 3, 4]);
});

test('the clock syncs what is linked, and neither log nor history holds a name', async () => {
  await link();
  const { db } = house.house;

  await night();

  const { syncs } = await state();
  const kept = await db.selectFrom('school_syncs').selectAll().execute();
  const audit = await db.selectFrom('audit_log').selectAll().where('actor_name', '=', 'Flink').execute();
  expect(syncs[0]).toMatchObject({ state: 'done', askedBy: null });
  expect(audit).toHaveLength(1);
  for (const name of ['Nadia', 'Park', 'Ravi', 'Menon'])
    expect(JSON.stringify([logged, kept, audit])).not.toContain(name);
});
