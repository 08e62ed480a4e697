import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Draft } from '../../ports/writing/port.ts';
import { openPlayHouse, type PlayHouse } from '../play/testing/play-house.ts';

let house: PlayHouse;
let ana: string;

beforeAll(async () => {
  house = await openPlayHouse();
  ana = await house.tokenOf('ana');
});
afterAll(() => house.close());

const check = (writing: string, locale = 'en', earlier: readonly string[] = []) =>
  house.ask('checkWriting', { as: ana, headers: { 'user-locale': locale }, body: { writing, earlier } });

test('a learner hears one kind word with own words, and one question', async () => {
  const reply = await check('<p>My cat sleeps like a stone.</p><p>It is grey</p>');

  expect(reply.statusCode).toBe(200);
  const [praise = '', question = '', ...more] = reply.json().feedback.split('\n');
  expect(praise).toContain('“like a stone”');
  expect(question).toMatch(/\?/);
  expect(more).toEqual([]);
});

test('in the language of who asks, and never the same again', async () => {
  const text = 'Mtoto anacheza kama simba. Anaruka! Anafurahi.';
  const first = (await check(text, 'sw')).json().feedback;
  const second = (await check(text, 'sw', [first])).json().feedback;

  expect(first).toContain('kama simba');
  expect(new Set([first, second].flatMap((one) => one.split('\n'))).size).toBe(4);
});

test('a reader outside is told whom not to name: everybody of the family', async () => {
  const drafts: Draft[] = [];
  const writing = {
    feedback: async (draft: Draft) => {
      drafts.push(draft);
      return '';
    },
  };
  const other = await openPlayHouse({ replace: (made) => ({ ...made, writing }) });
  const as = await other.tokenOf('leo');

  await other.ask('checkWriting', { as, body: { writing: 'Mia and I.' } });
  await other.close();

  expect(drafts[0]?.names).toEqual(expect.arrayContaining(['Leo', 'Mia', 'Ana', 'García']));
});

test('nothing, and more than ten pages, is refused', async () => {
  expect((await check('   ')).statusCode).toBe(400);
  expect((await check('a'.repeat(20_001))).statusCode).toBe(400);
});
