import { expect, test } from 'vitest';
import { hush, readVolume, setVolume, volumeOf } from './volumes.ts';

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

test('a page that is only looked at is silent, and remembers what was set', () => {
  setVolume('sign', 0.6);

  hush(true);
  expect(volumeOf('sign')).toBe(0);
  hush(false);
  expect(volumeOf('sign')).toBe(0.6);
});
