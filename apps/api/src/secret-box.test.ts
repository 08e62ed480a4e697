import { expect, test } from 'vitest';
import { secretBox } from './secret-box.ts';

const box = secretBox(new Uint8Array(32).fill(1));

test('what was sealed is opened with the same key, and reads differently each time', () => {
  const [one, other] = [box.seal('töken'), box.seal('töken')];

  expect([box.open(one), box.open(other)]).toEqual(['töken', 'töken']);
  expect(one).not.toBe(other);
  expect(one).not.toContain('ken');
});

test('another key, a changed text and no text at all open nothing', () => {
  const sealed = box.seal('token');

  expect(secretBox(new Uint8Array(32).fill(2)).open(sealed)).toBeNull();
  expect(box.open(`${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`)).toBeNull();
  expect(box.open('')).toBeNull();
});
