import { expect, test } from 'vitest';
import { colourName } from './colour-name.ts';

test.each([
  ['#000000', 'black'],
  ['#2b2140', 'black'],
  ['#ffffff', 'white'],
  ['#808080', 'grey'],
  ['#d42f4b', 'red'],
  ['#ff0000', 'red'],
  ['#28803f', 'green'],
  ['#1f70c9', 'blue'],
  ['#7b45c9', 'purple'],
  ['#f7961e', 'orange'],
])('%s is called %s', (hex, name) => {
  expect(colourName(hex)).toBe(name);
});
