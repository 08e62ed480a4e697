import { expect, test } from 'vitest';
import { guidesOf, localesOf, start, startersOf, step, view, type WritingEvent, wordsOf } from './game.ts';
import { dataSchema, optionsSchema } from './schema.ts';

const options = optionsSchema.parse({});
const data = dataSchema.parse({
  guides: [{ text: 'What do you see?' }, { text: 'What do you hear?' }],
  starters: [{ text: 'When it rains, I …' }, { text: 'I hear …' }, { text: 'Then …' }],
  words: [{ text: 'frog' }, { text: 'rain' }],
  multiLocaleGuides: { sw: [{ text: 'Unaona nini?' }] },
});

const opened = (work?: unknown, more: object = {}) =>
  start({ ...data, ...more }, options, 1, { players: 1, locale: 'en', work }).state;

const after = (state: ReturnType<typeof opened>, ...events: readonly WritingEvent[]) =>
  events.reduce((before, event) => step(before, event).state, state);

test('what was written before lies on the paper', () => {
  expect(view(opened({ text: '<p>A frog.</p>' })).work).toEqual({ text: '<p>A frog.</p>' });
});

test('what nobody can read any more is an empty paper', () => {
  expect(view(opened(7)).work).toEqual({ text: '' });
});

test('a letter more is a new work, the same text is none', () => {
  const state = opened({ text: '<p>A</p>' });

  expect(after(state, { type: 'write', text: '<p>A f</p>' }).work).toEqual({ text: '<p>A f</p>' });
  expect(after(state, { type: 'write', text: '<p>A</p>' }).work).toBe(state.work);
});

test('the guides go to the last and not beyond', () => {
  const second = after(opened(), { type: 'guide', place: 1 });

  expect(second.current).toBe(1);
  expect(after(second, { type: 'guide', place: 2 }).current).toBe(1);
});

test('every guide has the starter of its place, the last one also those that are left over', () => {
  expect(startersOf(opened()).map(({ text }) => text)).toEqual(['When it rains, I …']);
  expect(startersOf(after(opened(), { type: 'guide', place: 1 })).map(({ text }) => text)).toEqual([
    'I hear …',
    'Then …',
  ]);
});

test('guides in another language are shown when it is chosen', () => {
  const state = after(opened(), { type: 'guide', place: 1 }, { type: 'language', locale: 'sw' });

  expect(localesOf(opened())).toEqual(['en', 'sw']);
  expect(guidesOf(state).map(({ text }) => text)).toEqual(['Unaona nini?']);
  expect(state.current).toBe(0);
  expect(after(state, { type: 'language', locale: 'xx' })).toBe(state);
});

test('the language that the author chose comes first', () => {
  expect(opened(undefined, { defaultLocale: 'sw' }).guideLocale).toBe('sw');
  expect(opened(undefined, { defaultLocale: 'fr' }).guideLocale).toBe('en');
});

test('a word of the bank is used when it stands in the text, with capitals too, and not inside another', () => {
  const state = opened({ text: '<p>Frogs jump. <strong>Rain</strong> falls.</p>' });

  expect(wordsOf(state).map(({ text, used }) => [text, used])).toEqual([
    ['frog', false],
    ['rain', true],
  ]);
});

test('no more than ten words are there', () => {
  const words = Array.from({ length: 14 }, (_, place) => ({ text: `word${place}` }));

  expect(wordsOf(opened(undefined, { words }))).toHaveLength(10);
});

test.each([
  ['<p>One. Two. Three.</p>', 'mastered'],
  ['<p>One. Two.</p>', 'partial'],
] as const)('finished with %s it is %s', (text, verdict) => {
  const { state, effects } = step(opened({ text }), { type: 'finish' });

  expect(effects).toEqual([{ type: 'result', result: { kind: 'verdict', verdict } }]);
  expect(view(state).over).toBe(true);
});

test('without a sentence there is nothing to finish', () => {
  expect(step(opened({ text: '<p>A frog</p>' }), { type: 'finish' }).effects).toEqual([]);
});
