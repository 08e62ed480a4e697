import { expect, test } from 'vitest';
import { currentZone, offsetText, timeZoneGroups } from './time-zones.ts';

const WINTER = new Date('2026-01-15T12:00:00Z');
const all = timeZoneGroups('', WINTER).flatMap(({ items }) => items.map(({ value }) => value));

test('names that were replaced are offered under their name of today only', () => {
  expect(all).toContain('Asia/Kolkata');
  expect(all).toContain('Europe/Kyiv');
  expect(all).not.toContain('Asia/Calcutta');
  expect(all).not.toContain('Europe/Kiev');
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((zone) => currentZone(zone) !== zone)).toEqual([]);
});

test('zones without a place are not offered, unless one is set', () => {
  expect(all.filter((zone) => zone.startsWith('Etc/'))).toEqual([]);
  const groups = timeZoneGroups('Asia/Calcutta', WINTER);
  expect(groups.flatMap(({ items }) => items.map(({ value }) => value))).toContain('Asia/Calcutta');
});

test.each([
  ['Africa/Nairobi', 'UTC+3'],
  ['Asia/Kolkata', 'UTC+5:30'],
  ['America/St_Johns', 'UTC−3:30'],
  ['UTC', 'UTC'],
])('%s is shown with its offset', (zone, offset) => {
  expect(offsetText(zone, WINTER)).toBe(offset);
});

test('every zone that is offered is one that the server knows', () => {
  for (const zone of all) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});
