import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type GroupContent, loadMenus } from '../../../../../../content/load/menus.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { openPlayHouse, type PlayHouse } from '../testing/play-house.ts';
import { scoredData } from '../testing/progress-in.ts';
import { sweepGoals } from './learning-goals.service.ts';

let house: PlayHouse;
let team: string;
const [ENGLISH, SOLO] = [uuidv7(), uuidv7()];
const group = (level: number, activityIds: readonly string[]): GroupContent => ({
  id: uuidv7(),
  name: 'Farm',
  level,
  subject: 'reading',
  activityIds,
});

beforeAll(async () => {
  house = await openPlayHouse();
  team = await house.tokenOf('leo', 'ana', 'mia');
  const productNamed = async (name: string) =>
    (await house.db.selectFrom('products').select('_id').where('name', '=', name).executeTakeFirstOrThrow())
      ._id;
  const solution = { displayName: 'Flink', locale: 'en' };
  const groups = [group(1, [house.animals.id]), group(1, [house.colours.id]), group(1, []), group(2, [])];
  await loadMenus(house.db, await productNamed('Flink Family'), [{ id: ENGLISH, ...solution, groups }]);
  await loadMenus(house.db, await productNamed('Flink Solo'), [
    { id: SOLO, ...solution, groups: [group(1, [house.animals.id])] },
  ]);
});

afterEach(() => house.clear());
afterAll(() => house.close());

const update = (data: object, as = team, learnerId = house.learners.leo) =>
  house.ask('updateLearners', { as, body: [{ learnerId, data }] });

/** A day of the calendar of the center, so many days from today. */
const dayIn = async (days: number): Promise<string> => {
  const { rows } = await sql<{ day: string }>`
    select to_char((now() at time zone 'America/Chicago')::date + ${days}::integer, 'YYYY-MM-DD') as day`.execute(
    house.db,
  );
  return rows[0]?.day ?? '';
};

const goal = async (more: object = {}) => ({
  [ENGLISH]: { level: 1, subject: 'reading', day: await dayIn(7), approvedBy: house.learners.ana, ...more },
});

const setGoal = async (more: object = {}, as = team) => update({ learningGoals: await goal(more) }, as);

const goalsOf = async (as = team) => {
  const { learners } = (await house.ask('playData', { as })).json().data;
  return learners[0].learningGoals;
};

const master = (itemId: string, as = team) => update(scoredData(itemId, 4, 4), as);

test('it is told who has relatives, one of whom approves of goals', async () => {
  const relatives = async (as: string) => {
    const { learners } = (await house.ask('playData', { as })).json().data;
    return learners.map(({ hasRelatives }: { hasRelatives: boolean }) => hasRelatives);
  };

  expect(await relatives(team)).toEqual([true, true, true]);
  expect(await relatives(await house.tokenOf('sam'))).toEqual([false]);
});

describe('settings', () => {
  test('are merged, so that two devices do not undo each other', async () => {
    await update({ settings: { activityHelp: false, bySolution: { [ENGLISH]: { theme: 'sea' } } } });

    const reply = await update({
      settings: {
        selectedSolutionId: ENGLISH,
        theme: 'space',
        bySolution: { [ENGLISH]: { character: 'luna' } },
      },
    });

    const wanted = {
      selectedSolutionId: ENGLISH,
      autoAnimation: true,
      activityHelp: false,
      teamHelp: true,
      touchSpeaks: false,
      theme: 'space',
      character: null,
      bySolution: { [ENGLISH]: { theme: 'sea', character: 'luna' } },
    };
    expect(reply.json().data[0].settings).toEqual(wanted);
    const { learners } = (await house.ask('playData', { as: team })).json().data;
    expect(learners.map(({ settings }: { settings: object }) => settings)).toEqual([
      wanted,
      expect.objectContaining({ theme: null }),
      expect.objectContaining({ theme: null }),
    ]);
  });

  test('saved at once lose nothing', async () => {
    const changes = [{ theme: 'sea' }, { character: 'otto' }, { teamHelp: false }, { autoAnimation: false }];

    await Promise.all([...changes, ...changes].map((settings) => update({ settings })));

    expect((await update({})).json().data[0].settings).toMatchObject(Object.assign({}, ...changes));
  });

  test.each([
    ['selectedSolutionId', () => ({ selectedSolutionId: SOLO })],
    ['bySolution', () => ({ bySolution: { [SOLO]: { theme: 'sea' } } })],
    ['a solution that is nowhere', () => ({ selectedSolutionId: uuidv7() })],
  ])('of a solution of another product are refused: %s', async (_, settings) => {
    const reply = await update({ settings: settings() });

    expect(reply.json().code).toBe('play.solutionNotFound');
  });

  test('the own language is kept, and the session that is renewed speaks it', async () => {
    const zawadi = await house.tokenOf('zawadi');
    const { _id } = await house.member('zawadi');

    expect((await update({ locale: 'es' }, zawadi, _id)).statusCode).toBe(200);

    const { token } = (await house.ask('updateToken', { as: zawadi })).json();
    const payload = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
    expect(payload.user.locale).toBe('es');
  });

  test('a language that Flink does not speak is refused at its field', async () => {
    const reply = await update({ locale: 'xx' });

    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(['0.data.locale']);
  });

  test('that nobody knows are refused', async () => {
    for (const settings of [{ sound: false }, { theme: 'Sea!' }, { autoAnimation: 'no' }])
      expect((await update({ settings })).statusCode, JSON.stringify(settings)).toBe(400);
  });
});

describe('a learning goal', () => {
  test('is kept to the last millisecond of its day in the center, with who approved it', async () => {
    const reply = await setGoal();

    const [kept] = reply.json().data[0].learningGoals;
    expect(kept).toMatchObject({
      solution: ENGLISH,
      level: 1,
      subject: 'reading',
      approvedBy: house.learners.ana,
      accomplishedAt: null,
    });
    const inChicago = new Date(kept.expiredAt).toLocaleString('sv', { timeZone: 'America/Chicago' });
    expect(inChicago).toBe(`${await dayIn(7)} 23:59:59`);
    expect(kept.expiredAt).toMatch(/59\.999Z$/);
    expect(await goalsOf()).toEqual([kept]);
  });

  test('may be for today, and not for yesterday', async () => {
    expect((await setGoal({ day: await dayIn(0) })).statusCode).toBe(200);

    const reply = await setGoal({ day: await dayIn(-1) });

    expect(reply.json()).toMatchObject({
      code: 'goals.dateInPast',
      fields: { day: 'The date may not be in the past' },
    });
  });

  test('takes the place of the one before, and is taken away by hand', async () => {
    await setGoal();
    await setGoal({ day: await dayIn(3) });
    expect(await goalsOf()).toHaveLength(1);

    await update({ learningGoals: { [ENGLISH]: null } });

    expect(await goalsOf()).toEqual([]);
  });

  test('needs another of the family who is signed in', async () => {
    const alone = await setGoal({}, await house.tokenOf('leo'));
    const byHimself = await setGoal({ approvedBy: house.learners.leo });
    const byNobody = await setGoal({ approvedBy: undefined });

    expect(alone.json()).toMatchObject({
      code: 'goals.needsFamilyMember',
      message: 'You must log in with another family member to set your learning goal',
    });
    expect(byHimself.json().code).toBe('goals.needsFamilyMember');
    expect(byNobody.json()).toMatchObject({ code: 'request.invalid', fields: { approvedBy: 'Required' } });
    expect(await goalsOf()).toEqual([]);
  });

  test('of a family of one needs nobody', async () => {
    const sam = await house.tokenOf('sam');
    const { _id } = await house.member('sam');
    const wish = { level: 1, subject: 'reading', day: await dayIn(7) };

    const reply = await update({ learningGoals: { [SOLO]: wish } }, sam, _id);

    expect(reply.statusCode).toBe(200);
  });

  test('of the one learner needs nobody, though a parent holds the account', async () => {
    const { _id, familyId } = await house.member('sam');
    const parent = {
      ...(await house.db
        .selectFrom('family_members')
        .selectAll()
        .where('_id', '=', _id)
        .executeTakeFirstOrThrow()),
      _id: uuidv7(),
      username: 'parent.of.sam',
      is_admin: true,
      type: 'adult' as const,
    };
    await house.db.updateTable('family_members').set({ is_admin: false }).where('_id', '=', _id).execute();
    await house.db.insertInto('family_members').values(parent).execute();
    const sam = await house.tokenOf('sam');
    const wish = { level: 1, subject: 'reading', day: await dayIn(7) };

    const reply = await update({ learningGoals: { [SOLO]: wish } }, sam, _id);

    expect(reply.statusCode).toBe(200);
    expect((await house.ask('playData', { as: sam })).json().data.learners).toMatchObject([
      { _id, hasRelatives: false },
    ]);
    expect((await house.ask('familyLogins', { params: { familyId } })).json().data.members).toMatchObject([
      { _id },
    ]);
  });

  test('is refused where there is nothing to reach', async () => {
    expect((await setGoal({ level: 9 })).json().code).toBe('play.groupNotFound');
    expect((await setGoal({ subject: 'numbers' })).json().code).toBe('play.groupNotFound');
    const elsewhere = { [SOLO]: Object.values(await goal())[0] };
    expect((await update({ learningGoals: elsewhere })).json().code).toBe('play.solutionNotFound');
  });

  test('is reached with the last group of its level, and told until somebody was congratulated', async () => {
    await setGoal();
    const first = await master(house.animals.id);
    expect(first.json().data[0].learningGoals[0].accomplishedAt).toBeNull();

    const last = await master(house.colours.id);

    expect(last.json().data[0].learningGoals[0].accomplishedAt).toEqual(expect.any(String));
    expect(await goalsOf()).toHaveLength(1);
    await update({ learningGoals: { [ENGLISH]: null } });
    expect(await goalsOf()).toEqual([]);
  });

  test('is not reached by what others of the team master, nor by groups of nothing alone', async () => {
    await setGoal();
    for (const item of [house.animals.id, house.colours.id])
      await update(scoredData(item, 4, 4), team, house.learners.mia);
    expect((await goalsOf())[0].accomplishedAt).toBeNull();

    await setGoal({ level: 2 });

    expect((await goalsOf())[0].accomplishedAt).toBeNull();
  });

  test('is gone when its day is over, whether or not it was swept away, unless it was reached', async () => {
    await setGoal();
    const expire = () =>
      sql`update learning_goals set expired_at = now() - interval '1 second'`.execute(house.db);
    const left = () => house.db.selectFrom('learning_goals').select('level').execute();
    await expire();
    expect(await goalsOf()).toEqual([]);
    await master(house.animals.id);
    await master(house.colours.id);
    await sweepGoals(house.db);
    expect(await left()).toEqual([]);

    await setGoal();
    await expire();
    await sweepGoals(house.db);

    expect(await left()).toHaveLength(1);
    expect(await goalsOf()).toHaveLength(1);
  });
});

test('themes have three scenes and the back of a card', async () => {
  const ask = (name: 'themeImages' | 'concentrationAssets', theme: string) =>
    house.ask(name, { as: team, params: { theme } });

  expect((await ask('themeImages', 'savanna')).json()).toEqual({
    success: true,
    keys: ['scene-savanna-1', 'scene-savanna-2', 'scene-savanna-3'],
  });
  expect((await ask('concentrationAssets', 'space')).json()).toMatchObject({
    keys: ['card-space'],
    rewards: [],
  });
  expect((await ask('themeImages', 'moon')).json().code).toBe('notFound');
});

test('a product is known by its name', async () => {
  const { product } = (await house.ask('playData', { as: team })).json().data;

  const reply = await house.ask('productName', { as: team, params: { id: product._id } });

  expect(reply.json()).toEqual({ success: true, productName: 'Flink Family' });
});

test('a theme with a picture of the installation comes with the board; one that is drawn does not', async () => {
  const board = async () => (await house.ask('playData', { as: team })).json().data;
  const set = (scenes: string[]) =>
    house.db.updateTable('themes').set({ scenes }).where('name', '=', 'sea').execute();
  const { scenes: before } = await house.db
    .selectFrom('themes')
    .select('scenes')
    .where('name', '=', 'sea')
    .executeTakeFirstOrThrow();

  const drawn = await board();
  await set(['office/themes/scenes/019a1111-1111-7111-8111-111111111111', 'scene-sea-2']);
  const own = await board();
  await set(before);

  expect(drawn).not.toHaveProperty('scenes');
  expect(own.scenes).toEqual({ sea: [expect.stringContaining('/'), 'scene-sea-2'] });
});
