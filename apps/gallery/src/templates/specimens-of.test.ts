import { expect, test } from 'vitest';
import { specimensOf, type TemplateSources } from './specimens-of.tsx';

const unused = () => Promise.reject(new Error('only the shown specimen is loaded'));

const orderIt: TemplateSources = {
  plays: new Map([['order-it', unused]]),
  editors: new Map([['order-it', unused]]),
  fixtures: {
    '../templates/src/order-it/fixtures/valid-letters.json': unused,
    '../templates/src/order-it/fixtures/invalid-empty.json': unused,
    '../templates/src/order-it/fixtures/old-v1.json': unused,
  },
};

test('a valid and an old fixture are shown played and edited, an invalid one only edited', () => {
  expect(specimensOf(orderIt).map(({ id }) => id)).toEqual([
    'order-it-valid-letters-play',
    'order-it-valid-letters-edit',
    'order-it-invalid-empty-edit',
    'order-it-old-v1-play',
    'order-it-old-v1-edit',
  ]);
});

test('each stands in the gallery as a template, under a title of its own', () => {
  const specimens = specimensOf(orderIt);

  expect(new Set(specimens.map(({ title }) => title)).size).toBe(specimens.length);
  expect(specimens.every(({ look }) => look === 'template')).toBe(true);
});

test('a fixture without a template in the registries is not shown', () => {
  expect(specimensOf({ ...orderIt, plays: new Map(), editors: new Map() })).toEqual([]);
});
