import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Db, openDatabase } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { CONCURRENCY, deliverOutbox, MAX_ATTEMPTS } from './deliver.ts';
import { DeliveryError } from './delivery-error.ts';
import { openMail } from './open.ts';
import { outboxMailer, outboxMessenger } from './outbox.ts';
import type { MailMessage } from './port.ts';

const mail: MailMessage = { to: 'ana@flink.test', subject: 'Karibu', text: 'Hello Ana', kind: 'greeting' };

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 10, () => undefined);
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

beforeEach(async () => {
  await db.deleteFrom('outbox_messages').execute();
});

const rows = () => db.selectFrom('outbox_messages').selectAll().orderBy('_id').execute();
const triedBefore = (minutes: number) =>
  db
    .updateTable('outbox_messages')
    .set({ claimed_at: new Date(Date.now() - minutes * 60_000) })
    .execute();
const writtenBefore = (minutes: number) =>
  db
    .updateTable('outbox_messages')
    .set({ created_at: new Date(Date.now() - minutes * 60_000) })
    .execute();
const fails = (reason: 'temporary' | 'refused') =>
  vi.fn(async () => {
    throw new DeliveryError('mail', reason, 451);
  });

test('mails and text messages wait in the outbox, checked', async () => {
  await outboxMailer(db).send({ ...mail, subject: 'Hi\r\nBcc: x@y.z', text: 'a\0b', html: '<p>a</p>' });
  await outboxMessenger(db).send({ to: '+254 700 000 001', text: 'Habari' });

  expect(await rows()).toMatchObject([
    {
      channel: 'mail',
      recipient: 'ana@flink.test',
      subject: 'Hi Bcc: x@y.z',
      text: 'ab',
      html: '<p>a</p>',
      sent_at: null,
      error: null,
      attempts: 0,
    },
    {
      channel: 'sms',
      recipient: '+254700000001',
      subject: null,
      text: 'Habari',
      html: null,
      sent_at: null,
      error: null,
      attempts: 0,
    },
  ]);
});

test('a wrong address is refused and nothing is written', async () => {
  await expect(outboxMailer(db).send({ ...mail, to: 'nobody' })).rejects.toMatchObject({
    code: 'mail.badAddress',
  });
  await expect(outboxMessenger(db).send({ to: '1', text: 'x' })).rejects.toMatchObject({
    code: 'sms.failed',
  });

  expect(await rows()).toEqual([]);
});

test('a message about something that did not happen is not written', async () => {
  const failing = db.transaction().execute(async (tx) => {
    await outboxMailer(tx).send(mail);
    throw new Error('rolled back');
  });

  await expect(failing).rejects.toThrow('rolled back');
  expect(await rows()).toEqual([]);
});

test('without an outside service messages stay for reading', async () => {
  const post = openMail({ smtp: null, sms: null }, db);
  await post.mailer.send(mail);
  await post.messenger.send({ to: '+254700000001', text: 'Habari' });

  expect(await post.deliver()).toEqual({ sent: 0, failed: 0 });
  expect(await rows()).toMatchObject([
    { sent_at: null, attempts: 0 },
    { sent_at: null, attempts: 0 },
  ]);
});

test('what waits is sent once by the services that are on', async () => {
  await outboxMailer(db).send({ ...mail, text: 'first' });
  await outboxMailer(db).send({ ...mail, text: 'second', html: '<p>second</p>' });
  await outboxMessenger(db).send({ to: '+254700000001', text: 'waits' });
  const send = vi.fn(async (_message: MailMessage) => undefined);

  const first = await deliverOutbox(db, { mail: { send }, sms: null });
  const second = await deliverOutbox(db, { mail: { send }, sms: null });

  expect([first, second]).toEqual([
    { sent: 2, failed: 0 },
    { sent: 0, failed: 0 },
  ]);
  const messages = send.mock.calls.map(([message]) => message);
  expect(messages.toSorted((a, b) => a.text.localeCompare(b.text))).toMatchObject([
    { to: mail.to, text: 'first' },
    { text: 'second', html: '<p>second</p>' },
  ]);
  expect(await rows()).toMatchObject([
    { sent_at: expect.any(Date), attempts: 1 },
    { sent_at: expect.any(Date), attempts: 1 },
    { channel: 'sms', sent_at: null, attempts: 0 },
  ]);
});

test('a message that is forgotten when it is sent goes, and the others stay', async () => {
  await outboxMailer(db).send({ ...mail, text: 'secret', forget: true });
  await outboxMailer(db).send({ ...mail, text: 'kept' });

  await deliverOutbox(db, { mail: { send: async () => undefined }, sms: null });

  expect(await rows()).toMatchObject([{ text: 'kept', sent_at: expect.any(Date) }]);
});

test('a fault that is no refusal of the service is thrown, and the message is tried again', async () => {
  await outboxMailer(db).send(mail);
  const send = vi.fn().mockRejectedValueOnce(new TypeError('A bug.'));

  await expect(deliverOutbox(db, { mail: { send }, sms: null })).rejects.toThrow('A bug.');

  expect(await rows()).toMatchObject([{ sent_at: null }]);
});

test('several servers at once send each message once', async () => {
  for (let n = 0; n < 20; n++) await outboxMailer(db).send({ ...mail, text: `message ${n}` });
  const seen: string[] = [];
  const send = async ({ text }: MailMessage) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.push(text);
  };

  const results = await Promise.all([1, 2, 3, 4].map(() => deliverOutbox(db, { mail: { send }, sms: null })));

  expect(results.reduce((sum, { sent }) => sum + sent, 0)).toBe(20);
  expect(new Set(seen).size).toBe(20);
  expect(seen).toHaveLength(20);
});

test('a message is not due again by its age while it is being sent', async () => {
  await outboxMailer(db).send(mail);
  await writtenBefore(6);
  const taken = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const send = vi.fn(async () => {
    taken.resolve();
    await mayEnd.promise;
  });

  const first = deliverOutbox(db, { mail: { send }, sms: null });
  await taken.promise;
  const second = await deliverOutbox(db, { mail: { send }, sms: null });
  mayEnd.resolve();

  expect([await first, second]).toEqual([
    { sent: 1, failed: 0 },
    { sent: 0, failed: 0 },
  ]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('text messages do not wait behind mails that are slow to leave', async () => {
  for (let n = 0; n < 10; n += 1) await outboxMailer(db).send(mail);
  await outboxMessenger(db).send({ to: '+254700000001', text: 'Habari' });
  const textSent = Promise.withResolvers<void>();

  const delivered = await deliverOutbox(db, {
    mail: { send: () => textSent.promise },
    sms: { send: async () => textSent.resolve() },
  });

  expect(delivered).toEqual({ sent: 11, failed: 0 });
});

test('a server that is to stop finishes what it took and takes no more', async () => {
  for (let n = 0; n < 30; n += 1) await outboxMailer(db).send(mail);
  const stop = new AbortController();
  const send = vi.fn(async () => stop.abort());

  await deliverOutbox(db, { mail: { send }, sms: null }, stop.signal);

  expect(send.mock.calls.length).toBeLessThanOrEqual(CONCURRENCY);
  const states = (await rows()).map(({ attempts, sent_at }) => `${attempts} ${sent_at !== null}`);
  expect(new Set(states)).toEqual(new Set(['0 false', '1 true']));
});

test('a failure is written down and tried again later, not at once, and not for ever', async () => {
  await outboxMailer(db).send(mail);
  const send = fails('temporary');
  const services = { mail: { send }, sms: null };

  await deliverOutbox(db, services);
  await deliverOutbox(db, services);
  const afterTwo = send.mock.calls.length;
  for (const minutes of [6, 11, 46, 181, 500, 1_000]) {
    await triedBefore(minutes);
    await deliverOutbox(db, services);
  }

  expect(afterTwo).toBe(1);
  expect(send).toHaveBeenCalledTimes(MAX_ATTEMPTS);
  expect(await rows()).toMatchObject([
    { attempts: MAX_ATTEMPTS, sent_at: null, error: 'The other side asks to try again later (451).' },
  ]);
});

test('a refusal is final', async () => {
  await outboxMailer(db).send(mail);
  const send = fails('refused');

  expect(await deliverOutbox(db, { mail: { send }, sms: null })).toEqual({ sent: 0, failed: 1 });
  await triedBefore(300);
  await deliverOutbox(db, { mail: { send }, sms: null });

  expect(send).toHaveBeenCalledTimes(1);
});

test('a later success clears the error', async () => {
  await outboxMailer(db).send(mail);
  await deliverOutbox(db, { mail: { send: fails('temporary') }, sms: null });
  await triedBefore(6);

  await deliverOutbox(db, { mail: { send: async () => undefined }, sms: null });

  expect(await rows()).toMatchObject([{ attempts: 2, error: null, sent_at: expect.any(Date) }]);
});

test('a service switched on today does not send the mails of last week', async () => {
  await outboxMailer(db).send(mail);
  await writtenBefore(7 * 24 * 60);
  const send = vi.fn(async () => undefined);

  expect(await deliverOutbox(db, { mail: { send }, sms: null })).toEqual({ sent: 0, failed: 0 });
  expect(send).not.toHaveBeenCalled();
});
