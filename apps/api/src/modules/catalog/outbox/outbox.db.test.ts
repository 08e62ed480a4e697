import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { openTestHouse, type TestHouse, type TestHouseWishes } from '../../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../../testing/two-tenants.ts';

const TOKEN = 'Zq3Zq3Zq3Zq3Zq3Zq3Zq3Zq3Zq3Zq3Zq3Zq3Zq3Zq3Z';
const LINK = `http://127.0.0.1:3000/set-password/${TOKEN}`;

interface Tried {
  readonly house: TestHouse;
  readonly world: TwoTenants;
}

const opened: TestHouse[] = [];

async function tryOut(wishes: TestHouseWishes): Promise<Tried> {
  const house = await openTestHouse(wishes);
  opened.push(house);
  return { house, world: await makeTwoTenants(house) };
}

let tried: Tried;
let told = '';

beforeAll(async () => {
  const log = new PassThrough();
  log.on('data', (chunk) => {
    told += String(chunk);
  });
  tried = await tryOut({ log });
});

afterEach(() => tried.house.db.deleteFrom('outbox_messages').execute());

afterAll(() => Promise.all(opened.map((house) => house.close())));

async function write({ house }: Tried, text = `Hello, open ${LINK} soon`, created_at = new Date()) {
  const _id = uuidv7();
  const message = { _id, channel: 'mail', recipient: 'ana@example.test', subject: 'New password' };
  await house.db
    .insertInto('outbox_messages')
    .values({ ...message, text, created_at })
    .execute();
  return _id;
}

const tableOf = async ({ house, world }: Tried) =>
  (await house.ask('outboxTable', { as: world.visitor('SUPER').token, query: { order: 'desc' } })).json()
    .data;

const reveal = ({ house, world }: Tried, id: string) =>
  house.ask('revealMessage', { as: world.visitor('SUPER').token, params: { id } });

test('SUPER reads the outbox, the newest first on wish', async () => {
  await write(tried, 'first', new Date('2026-01-01'));
  await write(tried, 'second', new Date('2026-02-01'));

  expect(await tableOf(tried)).toMatchObject([
    {
      text: 'second',
      createdAt: '2026-02-01T00:00:00.000Z',
      sentAt: null,
      error: null,
      canReveal: false,
      state: 'kept',
    },
    { text: 'first' },
  ]);
});

test('the list never carries a link; one is shown by a call of its own, which is logged without it', async () => {
  const id = await write(tried);
  const other = await write(tried, 'Hello');

  const listed = await tableOf(tried);
  const shown = await reveal(tried, id);

  expect(JSON.stringify(listed)).not.toContain(TOKEN);
  expect(listed).toContainEqual(
    expect.objectContaining({ text: expect.stringContaining('/set-password/••'), canReveal: true }),
  );
  expect(listed).toContainEqual(expect.objectContaining({ _id: other, text: 'Hello', canReveal: false }));
  expect(shown.json()).toEqual({ success: true, text: `Hello, open ${LINK} soon` });
  expect(told).toContain('"event":"outbox.revealed"');
  expect(told).toContain(id);
  expect(told).toContain(tried.world.a.user('SUPER').id);
  expect(told).not.toContain(TOKEN);
});

test('where mails go out, only their recipient reads the link', async () => {
  const sending = await tryOut({ environment: { FLINK_SMTP_URL: 'smtp://127.0.0.1:2525' } });
  const id = await write(sending);

  const listed = await tableOf(sending);
  const refused = await reveal(sending, id);

  expect(JSON.stringify(listed)).not.toContain(TOKEN);
  expect(listed).toMatchObject([{ canReveal: false }]);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'outbox.goesOut']);
  expect(refused.body).not.toContain(TOKEN);
});

test('what could not be sent is found by its state, with the reason, and goes out with the next round when somebody asks', async () => {
  const sending = await tryOut({ environment: { FLINK_SMTP_URL: 'smtp://127.0.0.1:2525' } });
  const { house, world } = sending;
  const [failed, sent, old] = [
    await write(sending, 'failed'),
    await write(sending, 'sent'),
    await write(sending, 'old', new Date(Date.now() - 25 * 3_600_000)),
  ];
  const set = (id: string, values: object) =>
    house.db.updateTable('outbox_messages').set(values).where('_id', '=', id).execute();
  await set(failed, { error: 'no such mailbox', attempts: 5 });
  await set(sent, { sent_at: new Date() });
  await set(old, { error: 'no such mailbox', attempts: 5 });
  const as = world.visitor('SUPER').token;
  const again = async (id: string) =>
    (await house.ask('resendMessage', { as, params: { id } })).json().code ?? 'done';
  const statesOf = async (query: Record<string, string>) =>
    (await house.ask('outboxTable', { as, query })).json().data.map(({ state }: { state: string }) => state);

  const before = await statesOf({ 'filter.state': 'failed' });
  expect(await statesOf({ 'filter.createdAt': '..2020-01-01' })).toEqual([]);
  expect(await statesOf({ 'filter.createdAt': '2020-01-01..' })).toHaveLength(3);
  const answers = [await again(failed), await again(sent), await again(old), await again(uuidv7())];

  expect(before).toEqual(['failed', 'failed']);
  expect(answers).toEqual(['done', 'outbox.notAgain', 'outbox.notAgain', 'notFound']);
  expect((await statesOf({})).toSorted()).toEqual(['failed', 'sent', 'waiting']);
});

test('a message that is being sent just now is not sent once more by hand', async () => {
  const sending = await tryOut({ environment: { FLINK_SMTP_URL: 'smtp://127.0.0.1:2525' } });
  const { house, world } = sending;
  const id = await write(sending);
  const again = async () =>
    (await house.ask('resendMessage', { as: world.visitor('SUPER').token, params: { id } })).json().code ??
    'done';
  const takenBefore = (minutes: number) =>
    house.db
      .updateTable('outbox_messages')
      .set({ attempts: 5, claimed_at: new Date(Date.now() - minutes * 60_000) })
      .where('_id', '=', id)
      .execute();

  await takenBefore(1);
  const [now, [state]] = [await again(), await tableOf(sending)];
  await takenBefore(6);

  expect([now, state.state, await again()]).toEqual(['outbox.notAgain', 'waiting', 'done']);
});

test.each([
  ['on this machine, with the demo world', {}, '127.0.0.1', true],
  ['from elsewhere', {}, '10.3.3.3', false],
  ['on this machine, without the demo world', { FLINK_DEMO: 'off' }, '127.0.0.1', false],
  ['on this machine, where mails go out', { FLINK_SMTP_URL: 'smtp://127.0.0.1:2525' }, '127.0.0.1', false],
] as const)(
  'links stand in the list for who tries Flink out %s: %j %s %s',
  async (_where, environment, remoteAddress, isShown) => {
    const trying = await tryOut({ environment });
    await write(trying);

    const reply = await trying.house.server.inject({
      url: '/api/admin/outbox',
      remoteAddress,
      headers: { host: '127.0.0.1:3000', authorization: `Bearer ${trying.world.visitor('SUPER').token}` },
    });

    expect(reply.statusCode).toBe(200);
    expect(reply.body.includes(LINK)).toBe(isShown);
  },
);

test('a message that is not there cannot be shown', async () => {
  expect((await reveal(tried, uuidv7())).statusCode).toBe(404);
});
