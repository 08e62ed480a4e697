import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { openTestHouse, type TestHouse } from '../../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../../testing/two-tenants.ts';
import { sendWeeklyMails } from './weekly-mail.service.ts';

let house: TestHouse;
let world: TwoTenants;
let teacher: { readonly token: string | null };

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
  teacher = world.visitor('TEACHER');
});
beforeEach(async () => {
  await world.restore();
  await house.db.deleteFrom('outbox_messages').execute();
  await sql`update families set created_at = now() - interval '1 year'`.execute(house.db);
  await sql`update learning_centers set time_zone = 'UTC'`.execute(house.db);
});
afterAll(() => house.close());

const want = (wanted: boolean, as = teacher.token) => house.ask('wantWeeklyMail', { as, body: { wanted } });
const mails = () => house.db.selectFrom('outbox_messages').select(['recipient', 'subject', 'text']).execute();

const HOUR = 3_600_000;
/** A Monday after the week that comes next, at that hour: wherever weeks begin, one has ended since. */
const nextMonday = (hour: number): Date => {
  const today = new Date();
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const days = ((8 - today.getUTCDay()) % 7) + 7;
  return new Date(midnight + (days * 24 + hour) * HOUR);
};
const warned: unknown[] = [];
const log = { warn: (...words: unknown[]) => void warned.push(words) };
const strike = (now: Date) => sendWeeklyMails({ db: house.db, origin: 'https://flink.test', log, now });

test('who asked for it is told once on Monday morning, of the own families and in the words of the page', async () => {
  await want(true);

  expect(await strike(new Date())).toBe(0);
  expect(await strike(nextMonday(6))).toBe(0);
  expect(await strike(nextMonday(8))).toBe(1);
  expect(await strike(nextMonday(9))).toBe(0);

  const [mail] = await mails();
  expect(mail?.text).toContain(world.a.taught.marker);
  expect(mail?.text).toContain('They have not played yet.');
  expect(mail?.text).toContain('Try: ');
  expect(mail?.text).toContain('https://flink.test/flink-admin#weekly-mail');
  expect(mail?.text).not.toContain('**');
  expect(mail?.text).not.toContain(world.a.untaught.marker);
  expect(mail?.text).not.toContain(world.b.taught.marker);
});

test('nobody is told who has not asked, does not want it any more, or may not sign in', async () => {
  expect(await strike(nextMonday(8))).toBe(0);

  await want(true);
  expect((await house.ask('teacherHome', { as: teacher.token })).json().data.weeklyMail).toBe(true);
  await want(false);
  expect((await house.ask('teacherHome', { as: teacher.token })).json().data.weeklyMail).toBe(false);
  expect(await strike(nextMonday(8))).toBe(0);

  await want(true);
  await sql`update users set blocked_at = now() where role_alias = 'TEACHER'`.execute(house.db);
  expect(await strike(nextMonday(8))).toBe(0);
  expect(await mails()).toEqual([]);
});

test('one press in the mail program ends it, without signing in; a stranger ends nothing', async () => {
  await want(true);
  await strike(nextMonday(8));
  const [mail] = await house.db.selectFrom('outbox_messages').select('stop_url').execute();
  const path = new URL(mail?.stop_url ?? '').pathname;
  const press = (url: string) =>
    house.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const isWanted = async () =>
    (await house.ask('teacherHome', { as: teacher.token })).json().data.weeklyMail as boolean;

  expect((await press(path.replace(/[^/]+$/, uuidv7()))).statusCode).toBe(200);
  expect((await house.server.inject({ method: 'GET', url: path })).headers.location).toBe(
    '/flink-admin#weekly-mail',
  );
  expect(await isWanted()).toBe(true);
  expect((await press(path)).statusCode).toBe(200);
  expect(await isWanted()).toBe(false);
  expect((await press(path)).statusCode).toBe(200);
});

test('it is written in the language of the teacher', async () => {
  await want(true);
  await sql`update users set locale = 'sw' where role_alias = 'TEACHER'`.execute(house.db);

  await strike(nextMonday(8));

  const [mail] = await mails();
  expect(mail?.subject).toMatch(/^Familia zako: /);
  expect(mail?.text).toContain('Jaribu: ');
});

test('one mail that cannot be written keeps nobody else from theirs', async () => {
  await sql`insert into teacher_weekly_mails (teacher_id, told_week)
    select _id, '2000-01-03' from users where role_alias = 'TEACHER'`.execute(house.db);
  const all = await strike(nextMonday(8));
  await house.db.deleteFrom('outbox_messages').execute();
  await sql`update teacher_weekly_mails set told_week = '2000-01-03'`.execute(house.db);
  await sql`create function refuse_first() returns trigger language plpgsql as $$ begin
    if new.recipient = (select min(email) from users join teacher_families on teacher_id = users._id)
    then raise exception 'refused'; end if; return new; end $$`.execute(house.db);
  await sql`create trigger refuse_first before insert on outbox_messages
    for each row execute function refuse_first()`.execute(house.db);

  const sent = await strike(nextMonday(8));

  await sql`drop function refuse_first cascade`.execute(house.db);
  expect(all).toBeGreaterThan(1);
  expect(sent).toBe(all - 1);
  expect(warned).toHaveLength(1);
});
