import type { MadeActivity } from '@flink/contract/entities/make.ts';
import type { PublishRequest } from '@flink/contract/entities/publishing.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import {
  content,
  type MakeHouse,
  OTHERS,
  openMakeHouse,
  problem,
  type Somebody,
} from '../testing/make-house.ts';

let house: MakeHouse;
let group: { readonly _id: string; readonly name: string; readonly solutionId: string };

beforeAll(async () => {
  house = await openMakeHouse();
  group = await house.db
    .selectFrom('activity_groups')
    .select(['_id', 'name', 'solution_id as solutionId'])
    .orderBy('_id')
    .limit(1)
    .executeTakeFirstOrThrow();
});

afterAll(() => house.close());

beforeEach(() => house.db.deleteFrom('outbox_messages').execute());

async function finished(who: Somebody = 'author'): Promise<MadeActivity> {
  const made = await house.made(who, { activityName: `Ready ${uuidv7().slice(-8)}` });
  const saved = await house.save(made._id, content([problem('a')]), 1, who);
  expect(saved.json().isValid, saved.body).toBe(true);
  return made;
}

const ask = (id: string, who: Somebody = 'author', groupId = group._id, note = 'For the farm week') =>
  house.ask(who, 'requestPublishing', { params: { id }, body: { groupId, note } });

async function requested(id: string, who: Somebody = 'author'): Promise<PublishRequest> {
  const reply = await ask(id, who);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}

const decide = (id: string, body: object, who: Somebody = 'master') =>
  house.ask(who, 'decidePublishRequest', { params: { id }, body });

const isInMenu = async (activityId: string, groupId = group._id) =>
  (
    await house.db
      .selectFrom('activity_group_items')
      .select('activity_id')
      .where('group_id', '=', groupId)
      .where('activity_id', '=', activityId)
      .execute()
  ).length;

const mails = async (subject: string) =>
  house.db.selectFrom('outbox_messages').selectAll().where('subject', 'like', subject).execute();

test('an accepted request puts the activity into the group and tells both sides by e-mail', async () => {
  const activity = await finished();
  const request = await requested(activity._id);

  expect(request).toMatchObject({
    state: 'open',
    groupId: group._id,
    note: 'For the farm week',
    isMine: true,
  });
  const toReviewers = (await mails('%asks to publish%')).map(({ recipient }) => recipient);
  expect(toReviewers).toContain('master@flink.test');
  expect(toReviewers).not.toContain('author@flink.test');
  expect(await isInMenu(activity._id)).toBe(0);

  const reply = await decide(request._id, { decision: 'accept', comment: 'Nice' });

  expect(reply.json().data).toMatchObject({ state: 'accepted', comment: 'Nice' });
  expect(await isInMenu(activity._id)).toBe(1);
  const [mail] = await mails('%is published');
  expect(mail?.recipient).toBe('author@flink.test');
  const own = await house.ask('author', 'publishRequestOfActivity', { params: { id: activity._id } });
  expect(own.json().data).toMatchObject({ _id: request._id, state: 'accepted' });
});

test('a request that is sent back needs a comment, and can be made again', async () => {
  const activity = await finished();
  const request = await requested(activity._id);

  expect((await decide(request._id, { decision: 'sendBack', comment: ' ' })).json()).toMatchObject({
    code: 'request.required',
    fields: { comment: expect.any(String) },
  });
  expect((await decide(request._id, { decision: 'sendBack', comment: 'Add sounds' })).statusCode).toBe(200);

  const again = await requested(activity._id);
  expect(again._id).not.toBe(request._id);
  expect(await isInMenu(activity._id)).toBe(0);
});

test('an activity waits once: a second request is refused until the first is withdrawn', async () => {
  const activity = await finished();
  const both = await Promise.all([ask(activity._id), ask(activity._id)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const open = both.find(({ statusCode }) => statusCode === 200)?.json().data as PublishRequest;
  expect((await ask(activity._id)).json().code).toBe('publishing.alreadyRequested');

  const params = { id: open._id };
  expect((await house.ask('translator', 'withdrawPublishRequest', { params })).json().code).toBe('notFound');
  expect((await house.ask('author', 'withdrawPublishRequest', { params })).json().data.state).toBe(
    'withdrawn',
  );

  expect((await decide(open._id, { decision: 'accept' })).json().code).toBe('publishing.decided');
  expect((await ask(activity._id)).statusCode).toBe(200);
});

test('two reviewers who decide at once make one decision and one place in the menu', async () => {
  const activity = await finished();
  const request = await requested(activity._id);

  const replies = await Promise.all([
    decide(request._id, { decision: 'accept' }),
    decide(request._id, { decision: 'accept' }, 'super'),
  ]);

  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await isInMenu(activity._id)).toBe(1);
  expect(await mails('%is published')).toHaveLength(1);
});

test('a request whose group was deleted is accepted only into another group', async () => {
  const activity = await finished();
  const gone = uuidv7();
  await sql`insert into activity_groups (_id, solution_id, name, subject, level, position)
    values (${gone}, ${group.solutionId}, 'Short-lived', 'words', 1, 9000)`.execute(house.db);
  const request = (await ask(activity._id, 'author', gone)).json().data as PublishRequest;
  await house.db.deleteFrom('activity_groups').where('_id', '=', gone).execute();

  expect((await decide(request._id, { decision: 'accept' })).json().code).toBe('publishing.groupGone');
  const listed = (await house.ask('master', 'publishRequests', { query: { filter: 'Short-lived' } })).json()
    .data[0];
  expect(listed).toMatchObject({ groupId: null, groupName: 'Short-lived', state: 'open' });
  const moved = await decide(request._id, { decision: 'accept', groupId: group._id });

  expect(moved.json().data).toMatchObject({ state: 'accepted', groupId: group._id, groupName: group.name });
  expect(await isInMenu(activity._id)).toBe(1);
});

test('a request goes with its activity, and one that is no longer ready is not accepted', async () => {
  const gone = await finished();
  const goneRequest = await requested(gone._id);
  await house.ask('author', 'deleteActivity', { params: { id: gone._id } });
  expect((await decide(goneRequest._id, { decision: 'accept' })).json().code).toBe('notFound');

  const broken = await finished();
  const request = await requested(broken._id);
  await house.db.updateTable('activities').set({ is_valid: false }).where('_id', '=', broken._id).execute();
  const reply = await decide(request._id, { decision: 'accept' });

  expect(reply.json().code).toBe('publishing.notReady');
  expect(await isInMenu(broken._id)).toBe(0);
  expect(await mails('%is published')).toHaveLength(0);
});

test('an activity that is empty or stands in the group already is not requested', async () => {
  const empty = await house.made('author');
  expect((await ask(empty._id)).json().code).toBe('publishing.notReady');
  expect((await ask((await finished())._id, 'author', uuidv7())).json().code).toBe('play.groupNotFound');

  const there = await finished();
  await decide((await requested(there._id))._id, { decision: 'accept' });
  expect((await ask(there._id)).json().code).toBe('publishing.alreadyThere');
});

test('authors see their own requests, reviewers all of them with their number, others none', async () => {
  const activity = await finished();
  const request = await requested(activity._id);
  const list = async (who: Somebody, query = {}) =>
    (await house.ask(who, 'publishRequests', { query })).json();

  const all = await list('master', { 'filter.state': 'open', limit: '100' });
  expect(all.mayDecide).toBe(true);
  expect(all.open).toBe(all.total);
  expect(all.data.map(({ _id }: PublishRequest) => _id)).toContain(request._id);
  const own = await list('author', { limit: '100' });
  expect(own.mayDecide).toBe(false);
  expect(own.data.every(({ isMine }: PublishRequest) => isMine)).toBe(true);
  expect((await list('translator')).data).toEqual([]);
});

test('an activity in a scope of others can be neither requested nor asked about', async () => {
  const scope = uuidv7();
  await house.db.insertInto('scopes').values({ _id: scope, name: 'Apart', categories: '{}' }).execute();
  const made = await house.made('master', { educationalCategories: [{ scopeId: scope }] });
  await house.save(made._id, content([problem('a')]), 1, 'master');

  expect((await ask(made._id)).json().code).toBe('notFound');
  const params = { id: made._id };
  expect((await house.ask('author', 'publishRequestOfActivity', { params })).json().code).toBe('notFound');
});

test.each([...OTHERS])('%s can neither ask, see, withdraw nor decide', async (who) => {
  const activity = await finished();
  const { _id } = await requested(activity._id);

  const replies = await Promise.all([
    ask(activity._id, who),
    house.ask(who, 'publishRequests', {}),
    house.ask(who, 'publishTargets', {}),
    house.ask(who, 'withdrawPublishRequest', { params: { id: _id } }),
    decide(_id, { decision: 'accept' }, who),
  ]);

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
});

test.each(['author', 'translator', 'authored'] as const)('%s cannot decide', async (who) => {
  const { _id } = await requested((await finished())._id);

  expect((await decide(_id, { decision: 'accept' }, who)).statusCode).toBe(403);
});

test('groups are offered by name, those of the language first', async () => {
  const reply = await house.ask('author', 'publishTargets', { query: { keyword: group.name } });

  expect(reply.json().data.map(({ _id }: { _id: string }) => _id)).toContain(group._id);
});
