import { beforeEach, expect, test, vi } from 'vitest';
import { forgetHere, hasUnsaved, keepHere, keptHere } from './kept-here.ts';

const ana = { personId: 'ana', activityId: 'farm' };
const unsaved = { baseVersion: 3, data: { gameData: {} } };

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
});

test('what was not saved is found again by who wrote it, until it is saved', () => {
  keepHere(ana, unsaved);

  expect(keptHere(ana)).toEqual(unsaved);
  forgetHere(ana);
  expect(keptHere(ana)).toBeNull();
});

test('the next person at the device finds nothing of it', () => {
  keepHere(ana, unsaved);

  expect(keptHere({ ...ana, personId: 'ben' })).toBeNull();
});

test('a device that has no room, or holds something else, keeps nothing and breaks nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => '{"baseVersion":"three"}',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });

  expect(keepHere(ana, unsaved)).toBe(false);
  expect(keptHere(ana)).toBeNull();
});

test('whether anything waits to be sent is told to whom it belongs', () => {
  vi.stubGlobal('localStorage', { 'flink.make.unsaved.ana.farm': '{}', 'flink.look': 'dark' });

  expect([hasUnsaved('ana'), hasUnsaved('an'), hasUnsaved('ben')]).toEqual([true, false, false]);
});
