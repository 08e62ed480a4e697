import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mp3 } from '../../ports/files/testing/samples.ts';
import { unzipped } from '../../testing/unzipped.ts';
import { archiveKey } from './archives.service.ts';
import { live, NAME, openRareNameHouse, type RareNameHouse, USERNAME } from './testing/rare-name-house.ts';

let house: RareNameHouse;

beforeAll(async () => {
  house = await openRareNameHouse();
});
afterEach(async () => {
  await house.db.deleteFrom('personal_data_requests').execute();
  await house.db.deleteFrom('outbox_messages').execute();
});
afterAll(() => house.close());

const own = (...asked: Parameters<RareNameHouse['own']>) => house.own(...asked);
const deleteAs = (...asked: Parameters<RareNameHouse['deleteAs']>) => house.deleteAs(...asked);
const deleteOwn = (as: string, name = NAME, learnerId: string | null = house.leo) =>
  house.ask('askToDeleteOwn', { as, body: { learnerId, name } });
const office = (as: string, call: 'askForArchive' | 'archiveLink' | 'keepData', learnerId = house.leo) =>
  house.ask(call, { as, params: { id: house.garcia }, body: { learnerId } });

describe('the archive', () => {
  test('is asked for by an adult, made by the clock, and holds what is known and what was made', async () => {
    const { workId } = await live(house);
    const ana = await house.tokenOf('ana');

    const asked = (await own('askForOwnArchive', ana)).json().data;
    const early = await own('ownArchiveLink', ana);
    await house.clock();
    const ready = (await house.ask('ownData', { as: ana })).json().data;
    const { url } = (await own('ownArchiveLink', ana)).json();

    const stateOf = (data: { members: { _id: string; archive: { state: string } | null }[] }) =>
      data.members.find(({ _id }) => _id === house.leo)?.archive?.state;
    expect([stateOf(asked), stateOf(ready)]).toEqual(['asked', 'ready']);
    expect(early.json().code).toBe('personalData.noArchive');
    const file = await house.server.inject(url);
    expect(file.headers['content-type']).toBe('application/zip');
    const files = unzipped(file.rawPayload);
    const read = (name: string) => JSON.parse(String(files.get(name)));
    expect(read('profile.json')).toMatchObject([{ firstname: NAME, username: USERNAME }]);
    expect(JSON.stringify(read('profile.json'))).not.toContain('argon');
    expect(read('results.json')).toMatchObject([
      {
        name: 'animals',
        problems: 4,
        answeredCorrectly: 4,
        askedProblems: ['cat', 'dog'],
        missedProblems: ['dog'],
      },
    ]);
    expect(read('readings.json')).toMatchObject([{ wordsPerMinute: 90 }]);
    expect(read('play-days.json')).toEqual([{ day: '2026-05-04', seconds: 600, togetherSeconds: 0 }]);
    expect(read('works.json')).toMatchObject([{ work: { text: `<p>I am ${NAME}.</p>` } }]);
    expect(files.get(`works/${workId}/page-1-abcdef12.mp3`)).toEqual(mp3());
    expect(String(files.get('README.txt'))).toContain('profile.json');
  });

  test('speaks the language of who asked', async () => {
    const ana = await house.tokenOf('ana');

    await house.ask('askForOwnArchive', {
      as: ana,
      body: { learnerId: house.leo },
      headers: { 'user-locale': 'es' },
    });
    await house.clock();
    const { url } = (await own('ownArchiveLink', ana)).json();

    const files = unzipped((await house.server.inject(url)).rawPayload);
    expect(String(files.get('README.txt'))).toContain('Nombre, usuario');
  });

  test('is fetched by who asked alone, for seven days', async () => {
    const [ana, center] = [await house.tokenOf('ana'), await house.tokenOf('center@flink.test')];
    await own('askForOwnArchive', ana);
    await house.clock();
    const { _id } = await house.db
      .selectFrom('personal_data_requests')
      .select('_id')
      .executeTakeFirstOrThrow();

    expect((await office(center, 'archiveLink')).json().code).toBe('personalData.noArchive');
    await house.daysGoBy(8);
    const late = await own('ownArchiveLink', ana);
    await house.clock();

    expect(late.json().code).toBe('personalData.noArchive');
    expect(await house.house.files.exists(archiveKey(_id))).toBe(false);
    expect((await house.ask('ownData', { as: ana })).json().data.members).toContainEqual(
      expect.objectContaining({ _id: house.leo, archive: expect.objectContaining({ state: 'expired' }) }),
    );
  });

  test('that could not be made says so, and is made when asked again', async () => {
    const ana = await house.tokenOf('ana');
    const files = Object.assign(Object.create(house.house.files), {
      put: async () => {
        throw new Error('the disk is full');
      },
    });
    const stateNow = async () =>
      (await house.ask('ownData', { as: ana }))
        .json()
        .data.members.find(({ _id }: { _id: string }) => _id === house.leo).archive.state;

    await own('askForOwnArchive', ana);
    await house.clock({ files });
    const failed = await stateNow();
    await own('askForOwnArchive', ana);
    await house.clock();

    expect([failed, await stateNow()]).toEqual(['failed', 'ready']);
  });
});

describe('a deletion', () => {
  test('waits for seven days, in which the family takes it back', async () => {
    const [ana, center] = [await house.tokenOf('ana'), await house.tokenOf('center@flink.test')];

    const asked = await deleteAs(center);
    await house.clock();
    const mails = await house.db.selectFrom('outbox_messages').select(['recipient', 'text']).execute();
    const kept = await own('keepOwn', ana);
    await house.daysGoBy(8);
    await house.clock();

    const deletionIn = (reply: typeof asked) =>
      reply.json().data.members.find(({ _id }: { _id: string }) => _id === house.leo).deletion;
    expect(deletionIn(asked)).toMatchObject({ until: expect.any(String) });
    expect(mails).toMatchObject([{ recipient: 'garcia@flink.test', text: expect.stringContaining(NAME) }]);
    expect(deletionIn(kept)).toBeNull();
    expect(await house.member(USERNAME)).toMatchObject({ _id: house.leo });
    const entries = await house.db
      .selectFrom('audit_log')
      .select('action')
      .where('resource', '=', 'personalData')
      .orderBy('_id')
      .execute();
    expect(entries.slice(-2).map(({ action }) => action)).toEqual(['create', 'edit']);
  });

  test('that the family asked for is not taken back by the office behind its back', async () => {
    const [ana, center] = [await house.tokenOf('ana'), await house.tokenOf('center@flink.test')];
    const keepAs = (as: string) => office(as, 'keepData');
    await deleteOwn(ana);

    const seen = (await house.ask('familyData', { as: center, params: { id: house.garcia } })).json().data;
    const refused = [await keepAs(center), await keepAs(await house.tokenOf('master@flink.test'))];
    await own('keepOwn', ana);
    await deleteAs(center);
    const taken = await keepAs(center);

    expect(refused.map((reply) => reply.json().code)).toEqual([
      'personalData.familyAsked',
      'personalData.familyAsked',
    ]);
    expect(taken.statusCode).toBe(200);
    expect(seen.members.find(({ _id }: { _id: string }) => _id === house.leo).deletion.mayBeKept).toBe(false);
  });

  test('that the office asked for first, and the family then too, is taken back by the family alone', async () => {
    const [ana, center] = [await house.tokenOf('ana'), await house.tokenOf('center@flink.test')];
    await deleteAs(center);
    await deleteOwn(ana);

    const refused = await office(center, 'keepData');
    const kept = await own('keepOwn', ana);

    expect(refused.json().code).toBe('personalData.familyAsked');
    expect(kept.statusCode).toBe(200);
  });

  test('needs the name, typed', async () => {
    const ana = await house.tokenOf('ana');

    const wrong = await deleteOwn(ana, 'Xquend');
    const right = await deleteOwn(ana, ` ${NAME.toUpperCase()} `);

    expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { name: 'This is not the name' }]);
    expect(right.statusCode).toBe(200);
  });

  test('asked for twice goes on from the first time', async () => {
    const ana = await house.tokenOf('ana');
    const untilIn = (reply: Awaited<ReturnType<typeof deleteOwn>>) =>
      reply.json().data.members.find(({ _id }: { _id: string }) => _id === house.leo).deletion.until;

    expect(untilIn(await deleteOwn(ana))).toBe(untilIn(await deleteOwn(ana)));
  });

  test('asked for and taken back again and again writes three mails a day, and no more', async () => {
    const ana = await house.tokenOf('ana');
    const replies = [];
    for (let time = 0; time < 4; time += 1) {
      replies.push(await deleteOwn(ana));
      await own('keepOwn', ana);
    }
    const mails = await house.db.selectFrom('outbox_messages').select('_id').execute();
    const byCenter = await deleteAs(await house.tokenOf('center@flink.test'));

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(replies[3]?.json().code).toBe('personalData.askedOften');
    expect(mails).toHaveLength(3);
    expect(byCenter.statusCode).toBe(200);
  });

  test('of who holds the family is that of the whole family', async () => {
    const ana = await house.tokenOf('ana');

    const refused = await deleteOwn(ana, 'Ana', house.learners.ana);

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'personalData.holdsFamily']);
  });

  test('of the family waits until its subscription is cancelled', async () => {
    const ana = await house.tokenOf('ana');
    await house.db
      .updateTable('purchases')
      .set({ status: 'Active', is_subscription: true, payment_service_name: 'stripe' })
      .where('family_id', '=', house.garcia)
      .execute();
    const { name } = await house.db
      .selectFrom('families')
      .select('name')
      .where('_id', '=', house.garcia)
      .executeTakeFirstOrThrow();

    const refused = await deleteOwn(ana, name, null);

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'personalData.subscriptionRuns']);
  });
});

describe('nobody else', () => {
  test.each([
    ['a child of the family', 'mia', 403, 'personalData.onlyAdults'],
    ['an adult of another family', 'john', 400, 'request.invalid'],
    ['an adult of another center', 'baraka', 400, 'request.invalid'],
  ])('%s asks for the data', async (_who, username, status, code) => {
    const as = await house.tokenOf(username);

    for (const reply of [
      await own('askForOwnArchive', as),
      await own('ownArchiveLink', as),
      await deleteOwn(as),
      await own('keepOwn', as),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });

  test.each([
    ['teacher@flink.test', 403, 'access.denied'],
    ['consumer@flink.test', 403, 'access.denied'],
    ['author@flink.test', 403, 'access.denied'],
    ['ana', 403, 'access.denied'],
  ])('%s comes in by the door of the office', async (username, status, code) => {
    const as = await house.tokenOf(username);

    for (const reply of [
      await house.ask('familyData', { as, params: { id: house.garcia } }),
      await office(as, 'askForArchive'),
      await office(as, 'archiveLink'),
      await deleteAs(as),
      await office(as, 'keepData'),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });

  test.each(['district', 'region', 'master'])('%s above the center takes an archive', async (role) => {
    const as = await house.tokenOf(`${role}@flink.test`);

    for (const reply of [await office(as, 'askForArchive'), await office(as, 'archiveLink')])
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'access.denied']);
    expect((await house.ask('familyData', { as, params: { id: house.garcia } })).statusCode).toBe(200);
  });

  test('in another center sees the family', async () => {
    const { familyId } = await house.member('baraka');
    const center = await house.tokenOf('center@flink.test');

    const reply = await house.ask('familyData', { as: center, params: { id: familyId } });
    const crossed = await house.ask('askToDelete', {
      as: center,
      params: { id: house.garcia },
      body: { learnerId: house.learners.baraka, name: 'Baraka' },
    });

    expect([reply.json().code, crossed.json().code]).toEqual(['notFound', 'request.invalid']);
  });

  test('an adult who does not hold the family deletes another adult or the family', async () => {
    const { db } = house;
    await db.updateTable('family_members').set({ type: 'adult' }).where('_id', '=', house.leo).execute();
    await db
      .updateTable('family_members')
      .set({ type: 'adult', username: 'mia-adult' })
      .where('_id', '=', house.learners.mia)
      .execute();
    const as = await house.tokenOf('mia-adult');

    const other = await deleteOwn(as);
    const family = await deleteOwn(as, 'García', null);
    const self = await deleteOwn(as, 'Mia', house.learners.mia);

    expect([other.json().code, family.json().code]).toEqual([
      'personalData.onlyFamilyAdmin',
      'personalData.onlyFamilyAdmin',
    ]);
    expect(self.statusCode).toBe(200);
  });

  test('below the head office deletes at once', async () => {
    const district = await house.tokenOf('district@flink.test');

    const reply = await deleteAs(district, { now: true });

    expect([reply.statusCode, reply.json().code]).toEqual([403, 'personalData.onlyHeadOffice']);
  });

  test('whose session has ended, or who has none', async () => {
    const ana = await house.tokenOf('ana');
    await house.ask('signOut', { as: ana });

    expect((await deleteOwn(ana)).statusCode).toBe(401);
    expect(
      (await house.ask('askToDeleteOwn', { body: { learnerId: house.leo, name: NAME } })).statusCode,
    ).toBe(401);
  });
});
