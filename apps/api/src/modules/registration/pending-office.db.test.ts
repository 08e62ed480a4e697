import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../testing/two-tenants.ts';
import type { VisitorName } from '../../testing/who-sees-what.ts';

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});
beforeEach(async () => {
  await world.restore();
  await house.db.deleteFrom('outbox_messages').execute();
  await house.db.deleteFrom('audit_log').execute();
  const product_id = uuidv7();
  await house.db.deleteFrom('products').where('name', '=', 'Waited for').execute();
  await house.db.insertInto('products').values({ _id: product_id, name: 'Waited for' }).execute();
  const at = (center: string) => ({ product_id, learning_center_id: center });
  const [own, other] = [at(world.a.center.id), at(world.b.center.id)];
  await house.db
    .insertInto('pending_registrations')
    .values([
      { _id: 'own-unpaid', email: 'new@flink.test', ...own },
      { _id: 'own-again', email: 'new@flink.test', ...own },
      { _id: 'own-paid', email: 'paid@flink.test', is_paid: true, ...own },
      { _id: 'own-done', email: 'done@flink.test', is_paid: true, is_finished: true, ...own },
      { _id: 'other', email: 'other@flink.test', ...other },
    ])
    .execute();
});
afterAll(() => house.close());

const as = (name: VisitorName) => world.visitor(name).token;

const list = async (name: VisitorName, query: object = {}) => {
  const reply = await house.ask('pendingRegistrations', { as: as(name), query: query as never });
  return reply.statusCode === 200
    ? reply
        .json()
        .data.map(({ _id }: { readonly _id: string }) => _id)
        .sort()
    : reply.json().code;
};

type Action = 'remindPending' | 'approvePending' | 'deletePending';

const act = async (action: Action, id: string, name: VisitorName = 'LEARNING_CENTER_ADMIN') => {
  const reply = await house.ask(action, { as: as(name), params: { id } });
  return reply.statusCode === 200 ? 'done' : reply.json().code;
};

const mails = () => house.db.selectFrom('outbox_messages').select(['recipient', 'subject', 'text']).execute();

test('shows to each tenant who waits there, and not who has finished', async () => {
  const own = ['own-again', 'own-paid', 'own-unpaid'];

  expect(await list('LEARNING_CENTER_ADMIN')).toEqual(own);
  expect(await list('MASTER_ORGANIZATION_ADMIN')).toEqual(own);
  expect(await list('REGION_ADMIN')).toEqual(own);
  expect(await list('CONSUMER_REP')).toEqual(['other', ...own]);
  expect(await list('MASTER_ADMIN')).toEqual(['other', ...own]);
  expect(await list('TEACHER')).toBe('access.denied');
  expect(await list('LEARNER')).toBe('access.denied');
  expect(await list('LEARNING_CENTER_ADMIN', { 'filter.state': 'paid' })).toEqual(['own-paid']);
  expect(await list('LEARNING_CENTER_ADMIN', { filter: 'new@' })).toEqual(['own-again', 'own-unpaid']);
});

test('reminds a person once a day, whichever of their registrations it is about', async () => {
  expect(await act('remindPending', 'own-unpaid')).toBe('done');
  expect(await act('remindPending', 'own-unpaid')).toBe('registration.remindedToday');
  expect(await act('remindPending', 'own-again')).toBe('registration.remindedToday');
  expect(await act('remindPending', 'own-paid')).toBe('done');

  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual(['new@flink.test', 'paid@flink.test']);
  expect(sent.find(({ recipient }) => recipient === 'new@flink.test')?.subject).toContain('not paid yet');
  expect(sent.find(({ recipient }) => recipient === 'paid@flink.test')?.subject).toContain('Finish');
});

test('of two reminders at once one is sent', async () => {
  const both = await Promise.all([act('remindPending', 'own-unpaid'), act('remindPending', 'own-again')]);

  expect(both.sort()).toEqual(['done', 'registration.remindedToday']);
  expect(await mails()).toHaveLength(1);
});

test('an approved registration can be finished, is told by email and stands in the audit', async () => {
  expect(await act('approvePending', 'own-unpaid')).toBe('done');

  const shown = await house.ask('pendingRegistration', { params: { id: 'own-unpaid' } });
  expect(shown.json().data).toMatchObject({ isPaid: true, isFinished: false });
  expect((await mails())[0]?.text).toContain('/finish-registration/own-unpaid');
  const audit = await house.db.selectFrom('audit_log').selectAll().execute();
  expect(audit).toMatchObject([
    { resource: 'pendingRegistrations', action: 'edit', after: { registration: 'own-unpaid', isPaid: true } },
  ]);
  expect(JSON.stringify(audit)).not.toContain('new@flink.test');
});

test('deletes what nobody has paid for, and keeps what money came in for', async () => {
  expect(await act('deletePending', 'own-unpaid')).toBe('done');
  expect(await act('deletePending', 'own-paid')).toBe('registration.paidStays');
  expect(await act('deletePending', 'own-done')).toBe('registration.alreadyCompleted');
  expect(await list('LEARNING_CENTER_ADMIN')).toEqual(['own-again', 'own-paid']);
});

test('nobody changes a registration of another tenant, and who may only look changes none', async () => {
  for (const action of ['remindPending', 'approvePending', 'deletePending'] as const) {
    expect(await act(action, 'other')).toBe('notFound');
    expect(await act(action, 'own-unpaid', 'CONSUMER_REP')).toBe('access.denied');
    expect(await act(action, 'own-unpaid', 'TEACHER')).toBe('access.denied');
  }
  expect(await mails()).toEqual([]);
});
