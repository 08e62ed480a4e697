import { expect, test } from 'vitest';
import { readVolume, setVolume, volumeOf } from './volumes.ts';

test.each([
  ['nothing kept', null, 1],
  ['silence', '0', 0],
  ['half', '0.5', 0.5],
  ['an empty text', '', 1],
  ['too loud', '7', 1],
  ['less than nothing', '-1', 1],
  ['no number', 'loud', 1],
])('%s', (_name, kept, volume) => {
  expect(readVolume(kept)).toBe(volume);
});

test('what was set holds at once, without a device that remembers', () => {
  setVolume('voice', 0.3);
  expect(volumeOf('voice')).toBe(0.3);
  expect(volumeOf('sign')).toBe(1);
});
