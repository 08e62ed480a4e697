import { expect, test } from 'vitest';
import { again, ended, heard, noCuts, type SilenceCuts, wordNow } from './silence-cuts.ts';

/** A hundred moments a second. */
function listen(cuts: SilenceCuts, from: number, seconds: number, peak: number): SilenceCuts {
  let now = cuts;
  for (let at = from; at < from + seconds; at += 0.01) now = heard(now, peak, at);
  return now;
}

test('after a word and a pause the next word appears, and the cut lies in the pause', () => {
  const said = listen(listen(noCuts(2), 1, 0.5, 0.4), 1.5, 0.6, 0.01);
  const paused = listen(said, 2.1, 0.3, 0.01);

  expect([wordNow(said), wordNow(paused)]).toEqual([0, 1]);
  expect(paused.parts[0]?.from).toBe(0);
  expect(paused.parts[0]?.to).toBeGreaterThan(1.5);
  expect(paused.parts[0]?.to).toBeLessThan(2.2);
});

test('silence alone, and a click, say no word', () => {
  const silent = listen(noCuts(2), 0, 5, 0.01);
  const clicked = listen(listen(silent, 5, 0.05, 0.9), 5.05, 2, 0.01);

  expect([wordNow(silent), wordNow(clicked)]).toEqual([0, 0]);
});

test('a pause inside a word does not cut it', () => {
  const halves = listen(listen(listen(noCuts(1), 0, 0.4, 0.5), 0.4, 0.3, 0), 0.7, 0.4, 0.5);

  expect(wordNow(listen(halves, 1.1, 0.5, 0))).toBe(0);
  expect(wordNow(listen(halves, 1.1, 0.9, 0))).toBe(null);
});

test('the word before is said again, and what was said of it before is not in it', () => {
  const two = listen(listen(noCuts(3), 0, 0.5, 0.5), 0.5, 1, 0);
  const back = again(two, 2);
  const redone = listen(listen(back, 2, 0.5, 0.5), 2.5, 1, 0);

  expect([wordNow(two), wordNow(back), wordNow(redone)]).toEqual([1, 0, 1]);
  expect(redone.parts[0]?.from).toBe(2);
});

test('whoever stops in the middle of the last word has said it, and nothing is heard behind the last', () => {
  const last = ended(listen(noCuts(1), 0, 0.5, 0.5), 0.6);

  expect(last.parts).toEqual([{ from: 0, to: 0.6 }]);
  expect(heard(last, 0.9, 3)).toBe(last);
  expect(ended(noCuts(1), 3).parts).toEqual([]);
});
