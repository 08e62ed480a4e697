import type { SolutionMenu } from '@flink/contract/entities/menu.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadActivities } from '../../../../../../content/load/activities.ts';
import { type GroupContent, loadMenus, type SolutionContent } from '../../../../../../content/load/menus.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { openPlayHouse, type PlayHouse } from '../testing/play-house.ts';

let house: PlayHouse;
let team: string;

beforeAll(async () => {
  house = await openPlayHouse();
  team = await house.tokenOf('leo', 'ana', 'mia');
});

beforeEach(async () => {
  await house.clear();
  await house.db.deleteFrom('solutions').execute();
  await house.db
    .updateTable('products')
    .set({ default_solutions_for_admins: '{}', default_solutions_for_members: '{}' })
    .execute();
});

afterAll(() => house.close());

const productNamed = async (name: string) =>
  (await house.db.selectFrom('products').select('_id').where('name', '=', name).executeTakeFirstOrThrow())
    ._id;

const group = (more: Partial<GroupContent> = {}): GroupContent => ({
  id: uuidv7(),
  name: 'On  the farm',
  level: 1,
  subject: 'reading',
  activityIds: [house.animals.id, house.colours.id],
  ...more,
});

const solution = (more: Partial<SolutionContent> = {}): SolutionContent => ({
  id: uuidv7(),
  displayName: 'Flink in English',
  locale: 'en',
  groups: [group()],
  ...more,
});

const load = async (solutions: readonly SolutionContent[], product = 'Flink Family') =>
  loadMenus(house.db, await productNamed(product), solutions);

const data = (as = team, locale = 'en') => house.ask('playData', { as, headers: { 'user-locale': locale } });
const menu = (id: string, as = team) => house.ask('solutionMenu', { as, params: { id } });

const report = (name: keyof PlayHouse['learners'], itemId: string, date: string | null) =>
  house.db
    .insertInto('learner_reports')
    .values({
      learner_id: house.learners[name],
      item_id: itemId,
      mastered: date !== null,
      partial: date === null,
      date_mastered: date,
    })
    .execute();

const MAY = '2026-05-01T10:00:00.000Z';
const mastered = { mastered: true, partial: false, dateMastered: MAY, masteredTogether: false };
const partial = { mastered: false, partial: true, dateMastered: null, masteredTogether: false };

describe('the data of play', () => {
  test('holds the product with its solutions and defaults, and the team in the order of signing in', async () => {
    const [english, spanish] = [
      solution({ defaultFor: ['members'] }),
      solution({ locale: 'es', displayName: 'Flink en español', defaultFor: ['admins', 'members'] }),
    ];
    await load([english, spanish]);

    const reply = await data();

    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      success: true,
      data: {
        product: {
          name: 'Flink Family',
          onePerson: false,
          solutions: [
            { _id: english.id, displayName: 'Flink in English', locale: 'en' },
            { _id: spanish.id, displayName: 'Flink en español', locale: 'es' },
          ],
          defaultSolutionsForAdmins: { es: spanish.id },
          defaultSolutionsForMembers: { en: english.id, es: spanish.id },
        },
        selectedSolutionId: english.id,
        learners: [
          {
            _id: house.learners.leo,
            firstname: 'Leo',
            type: 'child',
            face: 'leo',
            familyPlace: 1,
            reports: {},
          },
          {
            _id: house.learners.ana,
            firstname: 'Ana',
            type: 'adult',
            face: 'ana',
            familyPlace: 0,
            reports: {},
          },
          {
            _id: house.learners.mia,
            firstname: 'Mia',
            type: 'child',
            face: 'mia',
            familyPlace: 2,
            reports: {},
          },
        ],
      },
    });
  });

  test('chooses the menu by the language and by who signed in first', async () => {
    const [first, parents, spanish] = [
      solution(),
      solution({ defaultFor: ['admins'] }),
      solution({ locale: 'es' }),
    ];
    await load([first, parents, spanish]);
    const parentFirst = await house.tokenOf('ana', 'leo');
    const chosen = async (as: string, locale: string) =>
      (await data(as, locale)).json().data.selectedSolutionId;

    expect(await chosen(team, 'en')).toBe(first.id);
    expect(await chosen(parentFirst, 'en')).toBe(parents.id);
    expect(await chosen(team, 'es')).toBe(spanish.id);
    expect(await chosen(team, 'fr')).toBe(first.id);
  });

  describe('without a language that was chosen by hand', () => {
    const chosen = async (username: string) => {
      const as = await house.tokenOf(username);
      return (await house.ask('playData', { as })).json().data.selectedSolutionId;
    };

    test('chooses the menu by the own language, and without one by that of the center', async () => {
      const [english, spanish, swahili] = [
        solution(),
        solution({ locale: 'es' }),
        solution({ locale: 'sw' }),
      ];
      await load([english, spanish, swahili]);
      const zawadi = house.db.updateTable('family_members').where('username', '=', 'zawadi');

      expect(await chosen('zawadi')).toBe(swahili.id);
      await zawadi.set({ locale: 'es' }).execute();
      expect(await chosen('zawadi')).toBe(spanish.id);
      await zawadi.set({ locale: null }).execute();
      expect(await chosen('zawadi')).toBe(swahili.id);
      expect(await chosen('leo')).toBe(english.id);
    });
  });

  test('holds what each learner has reached, in activities and in groups', async () => {
    const farm = group();
    await load([solution({ groups: [farm] })]);
    for (const item of [house.animals.id, farm.id]) await report('leo', item, MAY);
    await report('mia', house.colours.id, null);
    await report('emma', house.animals.id, MAY);

    const { learners } = (await data()).json().data;

    expect(learners.map(({ reports }: { reports: unknown }) => reports)).toEqual([
      { [house.animals.id]: mastered, [farm.id]: mastered },
      {},
      { [house.colours.id]: partial },
    ]);
  });

  test('holds the groups of the menu alone where that is asked for', async () => {
    const [farm, elsewhere] = [group(), group()];
    await load([solution({ groups: [farm] }), solution({ groups: [elsewhere] })]);
    for (const item of [house.animals.id, farm.id, elsewhere.id]) await report('leo', item, MAY);

    const reply = await house.ask('playData', { as: team, query: { reports: 'groups' } });

    expect(reply.json().data.learners[0].reports).toEqual({ [farm.id]: mastered });
  });

  test('opens the menu that the first of the team has chosen, as long as the product has it', async () => {
    const [first, second] = [solution(), solution()];
    await load([first, second]);
    const choose = (selectedSolutionId: string) =>
      house.db
        .updateTable('family_members')
        .set({ settings: JSON.stringify({ selectedSolutionId }) })
        .where('_id', '=', house.learners.leo)
        .execute();

    await choose(second.id);
    expect((await data()).json().data.selectedSolutionId).toBe(second.id);
    await choose(uuidv7());
    expect((await data()).json().data.selectedSolutionId).toBe(first.id);
  });

  test('holds the family with its members, slots and points, and the switches of the center', async () => {
    await load([solution()]);
    const { familyId } = await house.member('leo');
    await house.db
      .updateTable('families')
      .set({ points: 340, cumulative_points: 1_340, addons: 2 })
      .where('_id', '=', familyId)
      .execute();

    const { family, center, prepaid, isFamilyTeam } = (await data()).json().data;

    await house.db.updateTable('families').set({ addons: 0 }).execute();
    expect(family).toMatchObject({ name: 'García', points: 340, cumulativePoints: 1_340, memberSlots: 8 });
    expect(family.familyMembers.map(({ username }: { username: string }) => username)).toEqual([
      'ana',
      'leo',
      'mia',
    ]);
    expect(center).toMatchObject({
      name: 'Maple Library',
      timeZone: 'America/Chicago',
      config: { noReports: false, noLogout: false, noSettings: false, percentActivities: 50 },
      points: { enable: true, neededForRewards: 1_000 },
    });
    expect([prepaid, isFamilyTeam]).toEqual([null, true]);
  });

  test('tells what is left to a family that pays by the hour, and that two families are no family team', async () => {
    await load([solution()]);
    const login = await house.ask('login', {
      body: {
        username: 'emma',
        password: 'letmeplay1',
        username2: 'leo',
        password2: 'letmeplay1',
        multiFamilyTeam: true,
      },
    });

    const { prepaid, isFamilyTeam } = (await data(login.json().token)).json().data;

    expect(prepaid).toMatchObject({ isActive: true, secondsRemaining: 540 });
    expect(isFamilyTeam).toBe(false);
  });

  test('offers the videos and documents of the language, else the English ones; the quick start in the language alone', async () => {
    await load([solution()]);
    const [advice, start] = [uuidv7(), uuidv7()];
    const film = (_id: string, type: string, files: Record<string, string>, titles = {}) => ({
      _id,
      name: `${type} of the test`,
      type,
      titles: JSON.stringify(titles),
      files: JSON.stringify(files),
    });
    await house.db
      .insertInto('films')
      .values([
        film(advice, 'ParentVideos', { en: 'films/a.mp4', es: 'films/b.webm' }, { es: 'Consejo' }),
        film(start, 'QuickStart', { en: 'films/c.mp4' }),
      ])
      .execute();
    const set = (key: string, value: unknown) =>
      house.db
        .insertInto('config')
        .values({ key, value: JSON.stringify(value) })
        .onConflict((oc) => oc.column('key').doUpdateSet({ value: JSON.stringify(value) }))
        .execute();
    await set('parentFilms', [advice]);
    await set('loginPageDocuments', { quickStart: {}, credits: { en: uuidv7() } });

    const [spanish, english, listed] = [
      (await data(team, 'es')).json().data,
      (await data(team, 'en')).json().data,
      await house.ask('animationsList', { as: team, query: { types: 'QuickStart' } }),
    ];

    const hide = (noFamilyVideo: boolean) =>
      sql`update learning_centers set config = config || ${JSON.stringify({ noFamilyVideo })}`.execute(
        house.db,
      );
    await hide(true);
    const hidden = (await data(team, 'en')).json().data;
    await hide(false);
    await set('parentFilms', []);
    await house.db.deleteFrom('films').where('_id', 'in', [advice, start]).execute();
    await set('loginPageDocuments', { quickStart: {}, credits: {} });
    expect(spanish.parentVideos).toEqual([{ filename: `${advice}.webm`, name: 'Consejo' }]);
    expect(spanish.quickStartVideos).toEqual([]);
    const quickStart = [{ filename: `${start}.mp4`, name: 'QuickStart of the test' }];
    expect(english.quickStartVideos).toEqual(quickStart);
    expect([hidden.parentVideos, hidden.quickStartVideos]).toEqual([[], []]);
    expect(spanish.documents).toEqual({ quickStart: false, credits: true });
    expect(listed.json()).toEqual({ success: true, data: { QuickStart: { en: quickStart } } });
  });

  test('is refused with a word where the product has nothing to play', async () => {
    expect((await data()).json()).toMatchObject({
      code: 'play.productWithoutSolutions',
      message: 'Product does not have solutions',
    });
  });

  test('is refused with a word where the family has no product', async () => {
    const { familyId } = await house.member('emma');
    const belongsTo = (productId: string | null) =>
      house.db.updateTable('families').set({ product_id: productId }).where('_id', '=', familyId).execute();
    await belongsTo(null);

    const reply = await data(await house.tokenOf('emma'));

    await belongsTo(await productNamed('Flink Family'));
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'play.noSolutions', message: 'No solutions in the product' });
  });

  test('that did not change is not sent again, and is once something was played', async () => {
    await load([solution()]);
    const { etag } = (await data()).headers;
    const again = () => house.ask('playData', { as: team, headers: { 'if-none-match': String(etag) } });

    expect((await again()).statusCode).toBe(304);
    await report('leo', house.animals.id, MAY);
    expect((await again()).statusCode).toBe(200);
  });
});

describe('an activity to try', () => {
  const offered = async (locale: string) =>
    (await house.ask('commonAll', { headers: { 'user-locale': locale } })).json().tryActivityId;

  test('is the first that is offered in the language, else the first of all, and none in an empty house', async () => {
    // What was answered is kept for seconds, by language.
    expect(await offered('fr')).toBeNull();

    await load([
      solution({ groups: [group({ activityIds: [house.colours.id] })] }),
      solution({ locale: 'es', groups: [group({ activityIds: [house.animals.id] })] }),
    ]);

    expect(await offered('en')).toBe(house.colours.id);
    expect(await offered('es')).toBe(house.animals.id);
    expect(await offered('sw')).toBe(house.colours.id);
  });

  test('is played without an account, and nothing is written', async () => {
    await load([solution({ groups: [group({ activityIds: [house.animals.id] })] })]);
    const before = await everyRow();

    const activityId = await offered('ar');
    const replies = await Promise.all([
      house.ask('activity', { params: { id: activityId } }),
      house.ask('speech', { params: { locale: 'en' }, query: { text: 'a cat' } }),
      house.ask('updateLearners', { body: [] }),
    ]);

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 401]);
    expect(await everyRow()).toEqual(before);
  });
});

/** What stands in each table. */
async function everyRow(): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(house.db);
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ stand: string }>`
        select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as stand
        from ${sql.table(name)} as t`.execute(house.db);
      return [name, rows[0]?.stand ?? ''] as const;
    }),
  );
  return Object.fromEntries(found);
}

describe('the menu of a solution', () => {
  test('holds its groups and their activities in their order', async () => {
    const farm = group({ activityIds: [house.colours.id, house.animals.id] });
    const sums = group({ name: 'Sums', level: 2, subject: 'numbers', activityIds: [house.animals.id] });
    const english = solution({ groups: [farm, sums] });
    await load([english]);

    const reply = await menu(english.id);

    expect(reply.json()).toEqual({
      success: true,
      data: {
        _id: english.id,
        displayName: 'Flink in English',
        locale: 'en',
        activityGroups: [
          {
            _id: farm.id,
            isGroup: true,
            groupId: null,
            activityName: 'On  the farm',
            formattedName: 'On the farm',
            menuLevel: 1,
            firstCategory: 'reading',
            activityCount: 2,
            pictures: [],
            activities: [
              { _id: house.colours.id, activityName: 'colours', alias: 'multiple-choice' },
              { _id: house.animals.id, activityName: 'animals', alias: 'multiple-choice' },
            ],
          },
          {
            _id: sums.id,
            isGroup: true,
            groupId: null,
            activityName: 'Sums',
            formattedName: 'Sums',
            menuLevel: 2,
            firstCategory: 'numbers',
            activityCount: 1,
            pictures: [],
            activities: [{ _id: house.animals.id, activityName: 'animals', alias: 'multiple-choice' }],
          },
        ],
      },
    });
  });

  test('is refused to a family of another product', async () => {
    const [family, solo] = [solution(), solution()];
    await load([family]);
    await load([solo], 'Flink Solo');
    const sam = await house.tokenOf('sam');

    expect((await menu(family.id)).statusCode).toBe(200);
    expect((await menu(solo.id, sam)).statusCode).toBe(200);
    for (const refused of [await menu(solo.id), await menu(family.id, sam), await menu(uuidv7())]) {
      expect(refused.statusCode).toBe(404);
      expect(refused.json().code).toBe('notFound');
    }
  });

  test('that is empty is told as such', async () => {
    const empty = solution({ groups: [] });
    await load([empty]);

    const reply = await menu(empty.id);

    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({
      code: 'play.solutionWithoutMenu',
      message: 'Solution does not have menu',
    });
  });

  test('that did not change is not sent again', async () => {
    const english = solution();
    await load([english]);
    const { etag } = (await menu(english.id)).headers;

    const again = await house.ask('solutionMenu', {
      as: team,
      params: { id: english.id },
      headers: { 'if-none-match': String(etag) },
    });

    expect(again.statusCode).toBe(304);
  });

  test('calls an activity as its version in the language of the menu does', async () => {
    await house.db
      .insertInto('activity_language_versions')
      .values({
        activity_id: house.animals.id,
        locale: 'es',
        data: JSON.stringify({ activityName: ' Animales ' }),
      })
      .onConflict((oc) =>
        oc
          .columns(['activity_id', 'locale'])
          .doUpdateSet({ data: JSON.stringify({ activityName: 'Animales' }) }),
      )
      .execute();
    const [english, spanish] = [solution(), solution({ locale: 'es', groups: [group()] })];
    await load([english, spanish]);
    const names = async (id: string) => {
      const { activityGroups } = (await menu(id)).json().data as SolutionMenu;
      return activityGroups.flatMap((one) => one.activities.map(({ activityName }) => activityName));
    };

    expect([await names(english.id), await names(spanish.id)]).toEqual([
      ['animals', 'colours'],
      ['Animales', 'colours'],
    ]);
  });

  test('of 5,000 activities comes in one answer', async () => {
    const activities = Array.from({ length: 5_000 }, () => ({ ...house.animals, id: uuidv7() }));
    await loadActivities(house.db, activities);
    const groups = Array.from({ length: 100 }, (_, index) =>
      group({ activityIds: activities.slice(index * 50, index * 50 + 50).map(({ id }) => id) }),
    );
    const large = solution({ groups });
    await load([large]);

    const reply = await menu(large.id);

    const { activityGroups } = reply.json<{ data: SolutionMenu }>().data;
    expect(activityGroups.flatMap((one) => one.activities.map(({ _id }) => _id))).toEqual(
      activities.map(({ id }) => id),
    );
  });

  test('without its activities is as small as its groups, and a group is opened by itself', async () => {
    const farm = group({ activityIds: [house.colours.id, house.animals.id] });
    const english = solution({ groups: [farm] });
    await load([english]);
    await report('leo', house.animals.id, MAY);
    await report('emma', house.animals.id, MAY);

    const alone = await house.ask('solutionMenu', {
      as: team,
      params: { id: english.id },
      query: { activities: 'none' },
    });
    const opened = await house.ask('menuGroup', { as: team, params: { id: farm.id } });

    expect(alone.json().data.activityGroups).toMatchObject([
      { _id: farm.id, activityCount: 2, activities: [] },
    ]);
    expect(opened.json().data).toEqual({
      _id: farm.id,
      activities: [
        { _id: house.animals.id, activityName: 'animals', alias: 'multiple-choice', step: 1, pictures: [] },
        { _id: house.colours.id, activityName: 'colours', alias: 'multiple-choice', step: 0, pictures: [] },
      ],
      reports: { [house.learners.leo]: { [house.animals.id]: mastered } },
    });
  });

  test('opens no group of another product', async () => {
    const solo = group();
    await load([solution({ groups: [solo] })], 'Flink Solo');

    for (const id of [solo.id, uuidv7()]) {
      const reply = await house.ask('menuGroup', { as: team, params: { id } });
      expect(reply.json().code).toBe('play.groupNotFound');
    }
  });
});

test('a family whose time is used up opens nothing more, and loses nothing of what it has played', async () => {
  const farm = group({ activityIds: [house.animals.id] });
  const english = solution({ groups: [farm] });
  await load([english]);
  const emma = await house.tokenOf('emma');
  const { familyId } = await house.member('emma');
  const left = (seconds_remaining: number) =>
    house.db
      .updateTable('prepaid_accounts')
      .set({ seconds_remaining })
      .where('family_id', '=', familyId)
      .execute();
  const params = { id: house.animals.id };
  const opening = async () =>
    Promise.all([
      house.ask('solutionMenu', { as: emma, params: { id: english.id } }),
      house.ask('menuGroup', { as: emma, params: { id: farm.id } }),
      house.ask('activity', { as: emma, params }),
    ]);

  await left(0);
  const refused = await opening();
  const board = await house.ask('playData', { as: emma, query: { menu: 'selected' } });
  const others = await house.ask('activity', { as: team, params });
  const told = await Promise.all([
    house.ask('trackTime', { as: emma, body: { addTimeInApp: 20 } }),
    house.ask('savedGame', { as: emma, params: { activityId: house.animals.id } }),
    house.ask('updateLearners', {
      as: emma,
      body: [
        { learnerId: house.learners.emma, data: { reports: { [house.animals.id]: { mastered: true } } } },
      ],
    }),
  ]);
  await left(540);
  const opened = await opening();

  expect(refused.map((reply) => [reply.statusCode, reply.json().code])).toEqual(
    Array(3).fill([402, 'play.timeUsedUp']),
  );
  expect(board.json().data.prepaid).toMatchObject({ isActive: false });
  expect(board.json().data).not.toHaveProperty('menu');
  expect([others, ...told].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(opened.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test('the groups of the menu come along with the data of play where they are asked for', async () => {
  const english = solution();
  await load([english]);
  const ask = (menu: 'none' | 'selected') => house.ask('playData', { as: team, query: { menu } });
  const alone = await house.ask('solutionMenu', {
    as: team,
    params: { id: english.id },
    query: { activities: 'none' },
  });

  expect((await ask('selected')).json().data.menu).toEqual(alone.json().data);
  expect((await ask('none')).json().data).not.toHaveProperty('menu');

  await load([solution({ id: english.id, groups: [] })]);
  expect((await ask('selected')).json().data).not.toHaveProperty('menu');
});

test('a group that shows something of itself needs no pictures of its activities', async () => {
  const pictures = ['/pictures/group-red-circle.svg#purple', '/pictures/group-blue-circle.svg#purple'];
  const english = solution({ groups: [group({ pictures, activityIds: [house.animals.id] })] });
  await load([english]);

  const { activityGroups } = (await menu(english.id)).json<{ data: SolutionMenu }>().data;

  expect(activityGroups).toMatchObject([{ pictures }]);
});

test('a group shows pictures of its first activity that has some, an activity its own', async () => {
  const answers = (...images: string[]) => images.map((image) => ({ text: '', image }));
  const pictured = {
    ...house.animals,
    id: uuidv7(),
    contentFolder: 'library/farm',
    data: {
      ...house.animals.data,
      gameData: {
        problems: [
          { question: { text: 'Who barks?', image: '' }, answers: answers('dog.svg', '/pictures/cat.svg') },
          { question: { text: 'Who says moo?' }, answers: answers('dog.svg', 'cow.svg', 'hen.svg') },
        ],
      },
    },
  };
  await loadActivities(house.db, [pictured]);
  const farm = group({ activityIds: [house.colours.id, pictured.id] });
  const english = solution({ groups: [farm] });
  await load([english]);

  const { activityGroups } = (await menu(english.id)).json<{ data: SolutionMenu }>().data;
  const opened = await house.ask('menuGroup', { as: team, params: { id: farm.id } });

  const pictures = ['/library/farm/dog.svg', '/pictures/cat.svg', '/library/farm/cow.svg'];
  expect(activityGroups).toMatchObject([{ pictures }]);
  expect(opened.json().data.activities).toMatchObject([
    { _id: pictured.id, pictures },
    { _id: house.colours.id, pictures: [] },
  ]);
});

describe('menus loaded again', () => {
  const stored = async () => ({
    solutions: await house.db.selectFrom('solutions').selectAll().orderBy('_id').execute(),
    groups: await house.db.selectFrom('activity_groups').selectAll().orderBy('_id').execute(),
    items: await house.db
      .selectFrom('activity_group_items')
      .selectAll()
      .orderBy('group_id')
      .orderBy('position')
      .execute(),
  });

  test('unchanged are as they were', async () => {
    const english = solution();
    await load([english]);
    const before = await stored();

    await load([english]);

    expect(await stored()).toEqual(before);
  });

  test('lose what they no longer have and keep other solutions', async () => {
    const [farm, sums] = [group(), group({ name: 'Sums' })];
    const [english, other] = [solution({ groups: [farm, sums] }), solution()];
    await load([english, other]);

    await load([{ ...english, groups: [{ ...sums, activityIds: [house.colours.id] }] }]);

    const { activityGroups } = (await menu(english.id)).json<{ data: SolutionMenu }>().data;
    expect(activityGroups).toHaveLength(1);
    expect(activityGroups[0]).toMatchObject({ _id: sums.id, activities: [{ _id: house.colours.id }] });
    expect((await menu(other.id)).statusCode).toBe(200);
  });
});

test('a kind of game is shown by the first activity of it in the menus of a language', async () => {
  await load([solution({ groups: [group({ activityIds: [house.colours.id, house.animals.id] })] })]);

  const english = await house.ask('helpActivities', { as: team, query: { locale: 'en' } });
  const french = await house.ask('helpActivities', { as: team, query: { locale: 'fr' } });

  const shown = english.json().data as readonly { readonly _id: string; readonly templateAlias: string }[];
  expect(shown[0]?._id).toBe(house.colours.id);
  expect(new Set(shown.map(({ templateAlias }) => templateAlias)).size).toBe(shown.length);
  expect(french.json().data).toEqual([]);
});
