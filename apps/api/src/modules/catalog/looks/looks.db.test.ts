import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadBase } from '../../../../../../content/load/base.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { type Office, openOffice } from '../../../resources/testing/office.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice();
});
beforeEach(() => office.world.restore());
afterAll(() => office.house.close());

test('one template is the default for reports: another takes its place, none leaves it empty', async () => {
  const found = async (filter: string) => {
    const { body } = await office.ask('activityTemplatesTable', { query: { filter } });
    const { isProtected, links: _links, ...row } = (body.data as unknown as [Record<string, unknown>])[0];
    return { isProtected, row };
  };
  const before = await found('multiple-choice');
  const other = await found('match-it');

  const off = await office.ask('activityTemplatesEdit', {
    body: { ...before.row, defaultForReports: false },
  });
  const moved = await office.ask('activityTemplatesEdit', {
    body: { ...other.row, defaultForReports: true },
  });
  const after = await found('multiple-choice');
  const gone = await office.ask('activityTemplatesDelete', { query: { id: before.row._id } });
  await office.ask('activityTemplatesEdit', { body: { ...after.row, defaultForReports: true } });

  expect(before).toMatchObject({ isProtected: true, row: { defaultForReports: true } });
  expect([off.statusCode, Object.keys(off.body.fields ?? {})]).toEqual([400, ['defaultForReports']]);
  expect(moved.body.data.defaultForReports).toBe(true);
  expect(after.row.defaultForReports).toBe(false);
  expect([gone.statusCode, gone.body.code]).toEqual([409, 'rows.protected']);
});

test.each(['themes', 'characters'])('the %s that are drawn keep their place and their name', async (name) => {
  const page = await office.ask(`${name}Table`, { query: { limit: 100 } });
  const rows = page.body.data as unknown as Record<string, unknown>[];
  const { isProtected: _, links: _links, ...first } = rows[0] ?? {};

  const changed = await office.ask(`${name}Edit`, { body: { ...first, position: 77 } });
  const renamed = await office.ask(`${name}Edit`, { body: { ...first, version: 2, name: 'another' } });
  // As after a new version of the program, whose base is another one.
  await office.house.db.deleteFrom('config').where('key', '=', 'loadedBase').execute();
  await loadBase(office.house.db);
  const still = await office.ask(`${name}Row`, { params: { id: first._id } });

  expect(rows).toHaveLength(4);
  expect(rows.every(({ isProtected }) => isProtected === true)).toBe(true);
  expect(changed.statusCode).toBe(200);
  expect([renamed.statusCode, Object.keys(renamed.body.fields ?? {})]).toEqual([400, ['name']]);
  expect(still.body.data.position).toBe(77);
});

test('a picture that is put into a theme is what learners are shown', async () => {
  const page = await office.ask('themesTable', { query: { filter: 'savanna' } });
  const {
    isProtected: _,
    links: _links,
    ...theme
  } = (page.body.data as unknown as [Record<string, unknown>])[0];
  const picture = await office.uploaded('themes', 'scenes', 'image');

  await office.ask('themesEdit', { body: { ...theme, scenes: [picture, 'scene-savanna-2'] } });
  const shown = await office.house.ask('themeImages', {
    as: office.world.visitor('LEARNER').token,
    params: { theme: 'savanna' },
  });
  const [link, drawn] = shown.json().keys as [string, string];
  const seen = await office.house.server.inject({ method: 'GET', url: link });

  expect(drawn).toBe('scene-savanna-2');
  expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/png']);
});

test('pictures that an organization puts behind its sign-in page are shown there, to its centers alone', async () => {
  const as = office.world.visitor('MASTER_ADMIN').token;
  const { a, b } = office.world;
  const stored = await office.house.ask('masterOrganizationsRow', { as, params: { id: a.organization.id } });
  const { isProtected: _, repName: _rep, links: _links, ...row } = stored.json().data;
  const picture = await office.uploaded('masterOrganizations', 'loginBackgrounds', 'image', 'MASTER_ADMIN');
  const edit = (loginBackgrounds: readonly string[]) =>
    office.ask('masterOrganizationsEdit', { body: { ...row, loginBackgrounds } }, 'MASTER_ADMIN');
  const shown = async (id: string) =>
    (await office.house.ask('masterOrganization', { params: { id } })).json().data.loginBackgrounds;

  const saved = await edit([picture]);
  const tooMany = await edit(Array.from({ length: 11 }, (_none, at) => `office/x/${at}`));
  const [own, others] = [await shown(a.organization.id), await shown(b.organization.id)];
  const file = await office.house.server.inject({ method: 'GET', url: own[0] });

  expect([saved.statusCode, tooMany.statusCode]).toEqual([200, 400]);
  expect(own).toHaveLength(1);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png']);
  expect(others).toEqual([]);
});

test('a drawn character that is called otherwise is called so in Play', async () => {
  const page = await office.ask('charactersTable', { query: { filter: 'otto' } });
  const {
    isProtected: _,
    links: _links,
    ...otto
  } = (page.body.data as unknown as [Record<string, unknown>])[0];

  await office.ask('charactersEdit', {
    body: { ...otto, names: { en: 'Otto the diver', sw: 'Otto mpiga mbizi' } },
  });
  const texts = await office.house.db
    .selectFrom('strings')
    .innerJoin('string_values as value', 'value.string_id', 'strings._id')
    .where('strings.key', '=', 'uiPlay.character.otto')
    .select(['value.locale', 'value.string_value as text', 'value.edited'])
    .orderBy('value.locale')
    .execute();
  const again = await office.ask('charactersRow', { params: { id: otto._id } });

  expect(texts).toEqual([
    { locale: 'en', text: 'Otto the diver', edited: true },
    { locale: 'sw', text: 'Otto mpiga mbizi', edited: true },
  ]);
  expect(again.body.data.names).toEqual({ en: 'Otto the diver', sw: 'Otto mpiga mbizi' });
});

test('a landing page is told to everybody in their language, as a whole in English where it was not written in it', async () => {
  await office.ask('landingPagesAdd', {
    body: {
      code: 'spring',
      titles: { en: 'Spring of reading', es: 'Primavera de lectura' },
      texts: { en: 'Come and read.' },
      pictures: {},
    },
  });
  const seen = async (code: string, locale: string) => {
    const reply = await office.house.ask('landingPage', {
      params: { code },
      headers: { 'user-locale': locale },
    });
    return reply.json().data;
  };

  expect(await seen('spring', 'es')).toEqual({
    locale: 'es',
    title: 'Primavera de lectura',
    text: '',
    sound: null,
    picture: null,
  });
  expect(await seen('spring', 'sw')).toMatchObject({
    locale: 'en',
    title: 'Spring of reading',
    text: 'Come and read.',
  });
  expect(await seen('autumn', 'en')).toBeNull();
});

test('a landing page keeps the letters that its author set, and nothing that could run', async () => {
  const written = '<p>Come <strong>and</strong> read</p>';
  const made = await office.ask('landingPagesAdd', {
    body: {
      code: 'rich',
      titles: { en: 'Rich' },
      texts: { en: `${written}<script>alert(1)</script><p onclick="alert(1)">now</p>` },
      pictures: {},
    },
  });
  const told = await office.house.ask('landingPage', { params: { code: 'rich' } });

  expect(made.body.data.texts).toEqual({ en: `${written}<p>now</p>` });
  expect(told.json().data.text).toBe(`${written}<p>now</p>`);
});

test('a landing page that nobody wrote in English is told in the language it has', async () => {
  const body = { code: 'only-spanish', titles: { es: 'Primavera' }, texts: {}, pictures: {} };
  await office.ask('landingPagesAdd', { body });

  const reply = await office.house.ask('landingPage', {
    params: { code: body.code },
    headers: { 'user-locale': 'sw' },
  });

  expect(reply.json().data).toMatchObject({ locale: 'es', title: 'Primavera' });
});

const board = async () =>
  (await office.house.ask('playData', { as: office.world.visitor('LEARNER').token })).json().data;

const seen = (url: string) => office.house.server.inject({ method: 'GET', url });

/** The row as the table has it, ready to be saved. */
async function rowOf(name: string, filter: string) {
  const page = await office.ask(`${name}Table`, { query: { filter } });
  const [{ isProtected: _, links: _links, ...row }] = page.body.data as unknown as [Record<string, unknown>];
  return row;
}

/** Gives all families a product whose module offers these. */
async function offer(looks: {
  readonly themes?: readonly string[];
  readonly characters?: readonly string[];
}): Promise<void> {
  const { db } = office.house;
  await db
    .updateTable('solutions')
    .set({ themes: [...(looks.themes ?? [])], characters: [...(looks.characters ?? [])] })
    .where('_id', '=', await office.aSolution())
    .execute();
  await db
    .updateTable('families')
    .set({ product_id: await office.aProduct() })
    .execute();
}

const offered = async () => {
  const { product, selectedSolutionId } = await board();
  return product.solutions.find(({ _id }: { _id: string }) => _id === selectedSolutionId);
};

test('a character made in Admin comes to Play with its name and the pictures of its poses', async () => {
  const [idle, happy] = [
    await office.uploaded('characters', 'idle', 'image'),
    await office.uploaded('characters', 'happy', 'image'),
  ];
  const body = {
    name: 'hare',
    names: { en: 'Hare', sw: 'Sungura' },
    idle,
    happy,
    position: 9,
    hidden: false,
  };
  const without = await office.ask('charactersAdd', { body: { ...body, idle: null } });
  const made = await office.ask('charactersAdd', { body });
  await offer({ characters: ['hare', 'fletcher'] });

  const { characters } = await board();
  const picture = await seen(characters.hare.pictures.happy);

  expect([without.statusCode, Object.keys(without.body.fields ?? {})]).toEqual([400, ['idle']]);
  expect(made.statusCode).toBe(200);
  expect(characters.hare.name).toBe('Hare');
  expect(Object.keys(characters.hare.pictures).toSorted()).toEqual(['happy', 'idle']);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  expect(characters.fletcher).toBeUndefined();
});

test('a drawn character may get a picture for one pose', async () => {
  const happy = await office.uploaded('characters', 'happy', 'image');
  const fletcher = await rowOf('characters', 'fletcher');

  await office.ask('charactersEdit', { body: { ...fletcher, happy } });
  await offer({ characters: ['fletcher'] });

  expect(Object.keys((await board()).characters.fletcher.pictures)).toEqual(['happy']);
});

test.each([
  ['characters', 'fletcher', 'luna'],
  ['themes', 'savanna', 'space'],
] as const)('of the %s a hidden one is not offered to learners', async (name, hidden, other) => {
  await offer({ [name]: [hidden, other] });
  const before = (await offered())[name];

  await office.ask(`${name}Edit`, { body: { ...(await rowOf(name, hidden)), hidden: true } });

  expect(before).toEqual([hidden, other]);
  expect((await offered())[name]).toEqual([other]);
});

test('a theme made in Admin has a name, scenes, backs of cards and reward pictures', async () => {
  const upload = (field: string) => office.uploaded('themes', field, 'image');
  const body = {
    name: 'winter',
    names: { en: 'Winter' },
    scenes: [await upload('scenes')],
    cardBacks: [await upload('cardBacks')],
    rewardPictures: [await upload('rewardPictures')],
    hidden: false,
    position: 9,
  };
  const unnamed = await office.ask('themesAdd', { body: { ...body, names: {} } });
  const made = await office.ask('themesAdd', { body });
  await offer({ themes: ['winter'] });

  const { scenes, themeNames } = await board();
  const assets = await office.house.ask('concentrationAssets', {
    as: office.world.visitor('LEARNER').token,
    params: { theme: 'winter' },
  });
  const { keys, rewards } = assets.json();
  const pictures = await Promise.all([...scenes.winter, ...keys, ...rewards].map(seen));

  expect([unnamed.statusCode, Object.keys(unnamed.body.fields ?? {})]).toEqual([400, ['names']]);
  expect(made.statusCode).toBe(200);
  expect(themeNames).toEqual({ winter: 'Winter' });
  expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test('the characters, size and side of a template come with its activities', async () => {
  const template = await rowOf('activityTemplates', 'multiple-choice');
  const _id = uuidv7();
  await office.house.db
    .insertInto('activities')
    .values({
      _id,
      activity_name: 'Animals',
      activity_template_id: String(template._id),
      locale: 'en',
      content_folder: 'animals',
      data: JSON.stringify({}),
    })
    .execute();
  const luna = await rowOf('characters', 'luna');

  const saved = await office.ask('activityTemplatesEdit', {
    body: { ...template, characterIds: [luna._id], characterSize: 'small', characterLocation: 'start' },
  });
  const reply = await office.house.ask('activity', {
    as: office.world.visitor('LEARNER').token,
    params: { id: _id },
  });
  const removed = await office.ask('charactersDelete', { query: { id: luna._id } });

  expect(saved.statusCode).toBe(200);
  expect(reply.json().template).toMatchObject({
    characters: ['luna'],
    characterSize: 'small',
    characterLocation: 'start',
  });
  expect(removed.statusCode).toBe(409);
});
