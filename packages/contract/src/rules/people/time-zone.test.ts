import { expect, test } from 'vitest';
import { isTimeZone } from './time-zone.ts';

test.each(['Africa/Nairobi', 'America/Chicago', 'UTC'])('%s is a time zone', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

test.each(['', 'Nairobi', 'Mars/Olympus', "UTC'; drop table users"])('%j is none', (name) => {
  expect(isTimeZone(name)).toBe(false);
});
