import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ActivityContent, loadActivities } from '../../../../../content/load/activities.ts';
import { uuidv7 } from '../../db/uuid.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { withHouseInstruction } from './house-instruction.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await openTestHouse();
});

afterAll(() => house.close());

const content = (more: Partial<ActivityContent> = {}): ActivityContent => ({
  id: uuidv7(),
  activityName: 'Animals',
  templateAlias: 'order-it',
  locale: 'en',
  monolingual: true,
  contentFolder: 'activities/animals',
  data: { version: 1, options: { fontSize: 18 }, gameData: { problems: [] }, activityImage: 'farm.webp' },
  ...more,
});

const open = async (activity: ActivityContent) => {
  await loadActivities(house.db, [activity]);
  return house.ask('activity', { params: { id: activity.id } });
};

test('anybody opens an activity with its template and its language versions', async () => {
  const wordlist = uuidv7();
  const animals = content({
    generatedFrom: wordlist,
    languageVersions: { es: { gameData: { problems: ['perro'] } }, sw: { gameData: { problems: ['mbwa'] } } },
  });

  const reply = await open(animals);

  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    _id: animals.id,
    activityName: 'Animals',
    contentFolder: 'activities/animals',
    locale: 'en',
    monolingual: true,
    templateId: expect.any(String),
    generatedFrom: wordlist,
    template: {
      alias: 'order-it',
      activityTemplateName: 'Order it',
      multiplayer: true,
      helpStrings: {},
      characters: [],
      characterSize: null,
      characterLocation: null,
      parentVideos: {},
    },
    data: animals.data,
    languageVersionData: {
      immersion_es: { gameData: { problems: ['perro'] } },
      immersion_sw: { gameData: { problems: ['mbwa'] } },
    },
    activityImage: 'farm.webp',
  });
});

test('an instruction that is a text of the house is said as the text is now, in all its languages', async () => {
  const { string_number: number, _id } = await house.db
    .insertInto('strings')
    .values({ _id: uuidv7() })
    .returning(['string_number', '_id'])
    .executeTakeFirstOrThrow();
  await house.db
    .insertInto('string_values')
    .values([
      { string_id: _id, locale: 'ar', string_value: 'أعد الحيوانات إلى بيتها' },
      { string_id: _id, locale: 'en', string_value: 'Drag the animals home' },
      { string_id: _id, locale: 'es', string_value: 'Lleva los animales a casa' },
    ])
    .execute();
  const gameData = { instructionString: number, instructionText: 'As copied', instructionAudio: 'own.mp3' };
  const told = async (more: object) =>
    (await open(content({ data: { gameData: { ...gameData, ...more } } }))).json().data.gameData;

  expect(await told({})).toEqual({
    instructionString: number,
    multiLocaleInstructions: {
      defaultLocale: 'en',
      ar: { instructionText: 'أعد الحيوانات إلى بيتها' },
      en: { instructionText: 'Drag the animals home', instructionAudio: 'own.mp3' },
      es: { instructionText: 'Lleva los animales a casa' },
    },
  });
  // Not in its own language: then in English, whatever other languages it has.
  expect(withHouseInstruction({ gameData }, { ar: 'أعد', en: 'Drag' }, 'fr')).toMatchObject({
    gameData: { multiLocaleInstructions: { defaultLocale: 'en' } },
  });
  // Somebody deleted it: what was copied is still there to be said.
  expect(await told({ instructionString: 999_999 })).toEqual({ ...gameData, instructionString: 999_999 });
});

test('what the shell shows of a template comes with the activity', async () => {
  const [text, film] = [uuidv7(), uuidv7()];
  await house.db.insertInto('strings').values({ _id: text }).execute();
  await house.db
    .insertInto('string_values')
    .values([
      { string_id: text, locale: 'en', string_value: 'Take turns' },
      { string_id: text, locale: 'es', string_value: 'Jueguen por turnos' },
    ])
    .execute();
  await house.db
    .insertInto('films')
    .values({
      _id: film,
      name: 'Advice',
      type: 'ParentVideos',
      titles: JSON.stringify({ es: 'Consejo' }),
      files: JSON.stringify({ en: 'office/films/files/1/Advice.MP4', es: 'office/films/files/2/c.webm' }),
    })
    .execute();
  await house.db
    .updateTable('activity_templates')
    .set({
      team_help_string_id: text,
      characters: ['fletcher'],
      character_size: 'large',
      character_location: 'end',
      parent_film_ids: [film],
    })
    .where('alias', '=', 'ngeli')
    .execute();

  const reply = await open(content({ templateAlias: 'ngeli' }));

  expect(reply.json().template).toMatchObject({
    helpStrings: { team: 'Take turns' },
    characters: ['fletcher'],
    characterSize: 'large',
    characterLocation: 'end',
    parentVideos: {
      en: [{ filename: `${film}.mp4`, name: 'Advice' }],
      es: [{ filename: `${film}.webm`, name: 'Consejo' }],
    },
  });
});

test.each([
  ['nothing', {}],
  ['nonsense', { version: 'x', options: 7, gameData: null, activityImage: { not: 'a text' } }],
  ['a version of the future', { version: 99_999, options: {}, gameData: {} }],
])('an activity whose data is %s is answered as it is', async (_, data) => {
  const reply = await open(content({ data }));

  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ data, activityImage: null });
});

test('an activity of a template that the code does not know is answered all the same', async () => {
  const _id = uuidv7();
  await house.db
    .insertInto('activity_templates')
    .values({ _id, alias: 'chess', activity_template_name: 'Chess', family: 'choose' })
    .execute();

  const reply = await open(content({ templateAlias: 'chess' }));

  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ templateId: _id, template: { alias: 'chess' } });
});

test('an activity that is not there is told as such', async () => {
  const reply = await house.ask('activity', { params: { id: uuidv7() } });

  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({
    code: 'play.activityNotFound',
    message: "Unexpected Error - Activity doesn't exists",
  });
});

test('an activity that did not change is not sent again', async () => {
  const animals = content();
  const first = await open(animals);

  const again = await house.ask('activity', {
    params: { id: animals.id },
    headers: { 'if-none-match': String(first.headers.etag) },
  });

  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});
