import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlayHouse, type PlayHouse } from '../play/testing/play-house.ts';

let house: PlayHouse;
let ana: string;

beforeAll(async () => {
  house = await openPlayHouse();
  ana = await house.tokenOf('ana');
});
afterAll(() => house.close());

const check = (writing: string, locale = 'en') =>
  house.ask('checkWriting', { as: ana, headers: { 'user-locale': locale }, body: { writing } });

test('a learner is told what is good and what could be better', async () => {
  const reply = await check('<p>my cat sleeps.</p><p>It is grey</p>');

  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    success: true,
    feedback: [
      'You wrote 2 sentences. Good!',
      'A sentence begins with a capital letter: “my cat sleeps.”',
      'A sentence ends with a full stop, a question mark or an exclamation mark: “It is grey”',
      'Can you write one more sentence?',
    ].join('\n'),
  });
});

test('in the language of who asks', async () => {
  const reply = await check('Mtoto anacheza. Anaruka! Anafurahi.', 'sw');

  expect(reply.json()).toEqual({ success: true, feedback: 'Umeandika vizuri! Sikupata la kusahihisha.' });
});

test('nothing, and more than ten pages, is refused', async () => {
  expect((await check('   ')).statusCode).toBe(400);
  expect((await check('a'.repeat(20_001))).statusCode).toBe(400);
});
