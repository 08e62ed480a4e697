import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../colour/contrast.ts';
import { ramps } from '../theme/ramps.ts';

const css = readFileSync(new URL('../../tokens/office.css', import.meta.url), 'utf8');

/** The light look stands first, the dark one last. */
const valuesOf = (name: string): readonly string[] =>
  [...css.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))].map(([, value = '']) => value);

test.each([1, 2, 3, 4, 5, 6])('colour %i of charts stands out from the ground by 3:1', (number) => {
  const [light = '', dark = ''] = valuesOf(`chart-${number}`);

  expect(contrast(light, ramps.gray[0])).toBeGreaterThanOrEqual(3);
  expect(contrast(dark, ramps.dark[8])).toBeGreaterThanOrEqual(3);
});
