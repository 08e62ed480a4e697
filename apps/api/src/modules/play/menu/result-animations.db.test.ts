import { afterAll, beforeAll, expect, test } from 'vitest';
import { tinyFilm } from '../../../../../../e2e/support/tiny-film.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { parseFileKey } from '../../../ports/files/key.ts';
import { openPlayHouse, type PlayHouse } from '../testing/play-house.ts';

let house: PlayHouse;
let leo: string;

beforeAll(async () => {
  house = await openPlayHouse();
  leo = await house.tokenOf('leo');
});

afterAll(() => house.close());

const animation = (character: string, as: string | null = leo) =>
  house.ask('resultAnimation', { as, params: { character } });

test('a film of the office comes before the folder of activity results, in the language of the learner', async () => {
  const id = uuidv7();
  const otto = await house.db
    .selectFrom('characters')
    .select('_id')
    .where('name', '=', 'otto')
    .executeTakeFirstOrThrow();
  await house.db
    .insertInto('films')
    .values({
      _id: id,
      name: 'Otto dances',
      type: 'ActivityResults',
      files: JSON.stringify({ en: 'office/films/files/1/otto.webm', es: 'office/films/files/2/otto.mp4' }),
      character_id: otto._id,
    })
    .execute();

  const urls = await Promise.all(
    ['es', 'sw'].map(async (locale) => {
      const headers = { 'user-locale': locale };
      const reply = await house.ask('resultAnimation', { as: leo, params: { character: 'otto' }, headers });
      return reply.json().url;
    }),
  );
  await house.db.deleteFrom('films').where('_id', '=', id).execute();

  expect(urls).toEqual([`/animations/es/${id}.mp4`, `/animations/en/${id}.webm`]);
});

test('a character has an animation when its film lies in the folder of activity results', async () => {
  expect((await animation('luna')).json()).toEqual({ success: true, url: null });

  await house.house.files.put(parseFileKey('activity-results/luna.webm'), tinyFilm(), 'video');

  const { url } = (await animation('luna')).json();
  const film = await house.server.inject({ method: 'GET', url });
  expect(film.headers['content-type']).toBe('video/webm');
  expect(film.rawPayload.equals(tinyFilm())).toBe(true);
  expect((await animation('otto')).json().url).toBeNull();
});

test('a name that leads out of the folder is refused, and a stranger is not answered', async () => {
  expect((await animation('..%2Fdrafts')).statusCode).toBe(400);
  expect((await animation('luna', null)).statusCode).toBe(401);
});
