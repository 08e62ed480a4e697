import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
import { parseFolderKey } from '../../ports/files/key.ts';
import { deliverOutbox } from '../../ports/mail/deliver.ts';
import type { MailMessage } from '../../ports/mail/port.ts';
import {
  dump,
  live,
  NAME,
  openRareNameHouse,
  placesOf,
  type RareNameHouse,
  SURNAME,
  USERNAME,
} from './testing/rare-name-house.ts';

let house: RareNameHouse;

// What is deleted does not come back: each test has a world of its own.
beforeEach(async () => {
  house = await openRareNameHouse();
});
afterEach(() => house.close());

const own = (...asked: Parameters<RareNameHouse['own']>) => house.own(...asked);
const deleteAs = (...asked: Parameters<RareNameHouse['deleteAs']>) => house.deleteAs(...asked);

test('a deletion leaves no name, no work, no file and no session; sums and entries stay', async () => {
  const { token, workId } = await live(house);
  const [ana, center] = [await house.tokenOf('ana'), await house.tokenOf('center@flink.test')];
  await own('askForOwnArchive', ana);
  await house.clock();
  const entries = async () =>
    (await house.db.selectFrom('audit_log').select('_id').execute()).map(({ _id }) => _id);
  const before = await entries();
  const mail = (recipient: string, text: string) => ({
    _id: crypto.randomUUID(),
    channel: 'mail',
    recipient,
    subject: `About ${NAME}`,
    text,
  });
  const toTeacher = mail('teacher@flink.test', `${NAME} ${SURNAME} (${USERNAME}) asked for help`);
  const ofAnother = { ...mail('smith@flink.test', 'Ana is here'), subject: 'About nobody' };
  await house.db
    .insertInto('outbox_messages')
    .values([toTeacher, ofAnother, mail('their-old-address@flink.test', `Dear ${USERNAME}`)])
    .execute();

  await deleteAs(center);
  await house.daysGoBy(8);
  await house.clock();

  const text = await dump(house.db);
  for (const word of [NAME, USERNAME, SURNAME, house.leo]) expect(placesOf(text, word), word).toEqual([]);
  const mails = await house.db.selectFrom('outbox_messages').select(['_id', 'subject', 'text']).execute();
  expect(mails).toContainEqual({
    _id: toTeacher._id,
    subject: 'About —',
    text: '— (—) asked for help',
  });
  expect(mails).toContainEqual({ _id: ofAnother._id, subject: 'About nobody', text: 'Ana is here' });
  const { files } = house.house;
  expect((await files.list(parseFolderKey(`learners/${workId}`))).files).toEqual([]);
  expect((await files.list(parseFolderKey('archives'))).files).toEqual([]);
  expect(
    (
      await house.server.inject({
        url: '/api/flink-play/get-data',
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode,
  ).toBe(401);
  expect(await entries()).toEqual(expect.arrayContaining(before));
  expect(placesOf(text, 'Mia')).toContain('public.family_members');
  expect(
    await house.db
      .selectFrom('families')
      .select(['points', 'cumulative_points'])
      .where('_id', '=', house.garcia)
      .execute(),
  ).toEqual([{ points: 5, cumulative_points: 10 }]);
  const sums = await house.db.selectFrom('forgotten_sums').select(['measure', 'amount']).execute();
  const sumOf = (measure: string) => sums.find((one) => one.measure === measure)?.amount;
  expect([sumOf('playedSeconds'), sumOf('wordsRead'), sumOf('answeredCorrectly')].map(Number)).toEqual([
    600, 90, 4,
  ]);
  const written = await house.db
    .selectFrom('audit_log')
    .selectAll()
    .where('resource', '=', 'personalData')
    .where('action', '=', 'delete')
    .executeTakeFirstOrThrow();
  expect(written).toMatchObject({ row_title: '—', after: { people: 1, askedAs: 'LEARNING_CENTER_ADMIN' } });
  expect(written.actor_name).not.toBe('—');
});

/** Hands out what waits, as a mail service would. */
async function delivered(): Promise<readonly MailMessage[]> {
  const sent: MailMessage[] = [];
  await deliverOutbox(house.db, { mail: { send: async (mail) => void sent.push(mail) }, sms: null });
  return sent;
}

test('the family of a learner who is deleted at once hears of it, and its center where somebody above did it; neither is told the name', async () => {
  const [master, center] = [
    await house.tokenOf('master@flink.test'),
    await house.tokenOf('center@flink.test'),
  ];
  await house.db.deleteFrom('outbox_messages').execute();

  await deleteAs(master, { now: true });
  const mails = await delivered();
  await deleteAs(center, { learnerId: house.learners.mia, name: 'mia' });
  await house.daysGoBy(8);
  await delivered();
  await house.clock();
  const later = await delivered();

  expect(mails.map(({ to }) => to).sort()).toEqual(['center@flink.test', 'garcia@flink.test']);
  for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toMatch(new RegExp(NAME, 'i'));
  expect(mails.find(({ to }) => to === 'center@flink.test')?.text).toContain('People of one family: 1\n');
  // What a center asked for itself it knows.
  expect(later.map(({ to }) => to)).toEqual(['garcia@flink.test']);
});

test('the deletion of two learners adds to the same sums', async () => {
  const day = '2026-05-04';
  const master = await house.tokenOf('master@flink.test');
  await house.db
    .insertInto('learner_play_days')
    .values([house.leo, house.learners.mia].map((learner_id) => ({ learner_id, day, seconds: 60 })))
    .execute();

  await deleteAs(master, { now: true });
  await deleteAs(master, { now: true, learnerId: house.learners.mia, name: 'mia' });

  const sums = await house.db.selectFrom('forgotten_sums').select(['month', 'amount']).execute();
  expect(sums.map(({ amount }) => Number(amount))).toEqual([120]);
});

test('the deletion of the whole family leaves nothing that leads to it, and frees its plan', async () => {
  const master = await house.tokenOf('master@flink.test');
  await house.db
    .updateTable('families')
    .set({ name: 'Qwertzfamily', email: 'qwertz@example.test', location: 'Qwertzstreet' })
    .where('_id', '=', house.garcia)
    .execute();
  await live(house);
  await house.db
    .updateTable('purchases')
    .set({ status: 'Canceled' })
    .where('family_id', '=', house.garcia)
    .execute();
  const purchases = await house.db.selectFrom('purchases').select('_id').execute();
  const keeps = { customerId: 'cus_rare', methodId: 'pm_rare', label: 'Rarecard 4242' };
  await sql`insert into payments (_id, family_id, what, service, idempotency_key, amount_minor, currency_iso_code, state, keeps)
    values (${uuidv7()}, ${house.garcia}, 'hours', 'sandbox', 'under way', 750, 'USD', 'waiting', ${keeps})`.execute(
    house.db,
  );

  const reply = await deleteAs(master, { learnerId: null, name: 'qwertzfamily', now: true });

  expect(reply.json()).toEqual({ success: true, data: null });
  const mails = await delivered();
  expect(mails.find(({ to }) => to === 'qwertz@example.test')?.text).toContain('everything that Flink knew');
  const text = await dump(house.db);
  for (const word of ['qwertz', NAME, house.garcia, house.learners.ana, house.learners.mia, 'Rarecard'])
    expect(placesOf(text, word), word).toEqual([]);
  // Until the service has forgotten them.
  for (const word of ['cus_rare', 'pm_rare'])
    expect(placesOf(text, word)).toEqual(['public.cards_to_forget']);
  expect(await house.db.selectFrom('purchases').select('_id').execute()).toEqual(purchases);
  expect(
    await house.db.selectFrom('families').select('_id').where('_id', '=', house.garcia).execute(),
  ).toEqual([]);
});

test('a family that is deleted in the office by the button of the table goes the same way', async () => {
  await live(house);
  await house.db
    .updateTable('families')
    .set({ is_demo: false, name: 'Qwertzfamily' })
    .where('_id', '=', house.garcia)
    .execute();
  await house.db.deleteFrom('purchases').where('family_id', '=', house.garcia).execute();
  const center = await house.tokenOf('center@flink.test');

  const master = await house.tokenOf('master@flink.test');
  const byCenter = await house.ask('deleteFamily', { as: center, params: { id: house.garcia } });
  const reply = await house.ask('deleteFamily', { as: master, params: { id: house.garcia } });

  // The days in which the family may take it back are not gone round.
  expect([byCenter.statusCode, byCenter.json().code]).toEqual([409, 'families.deletionWaits']);
  expect(reply.statusCode, reply.body).toBe(200);
  const text = await dump(house.db);
  for (const word of ['qwertz', NAME, USERNAME]) expect(placesOf(text, word), word).toEqual([]);
});
