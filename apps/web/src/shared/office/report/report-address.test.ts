import { expect, test } from 'vitest';
import { readReportState, usualState, writeReportState } from './report-address.ts';

const TODAY = '2026-11-17';
const USUAL = { today: TODAY, days: 28 };
const read = (text: string) => readReportState(new URLSearchParams(text), USUAL);

test('without an address it is four weeks with today', () => {
  expect(read('')).toEqual(usualState(USUAL));
  expect(usualState(USUAL)).toMatchObject({ from: '2026-10-21', to: TODAY });
  expect(writeReportState(usualState(USUAL), USUAL)).toBe('');
});

test('what is chosen comes back as it was', () => {
  const state = {
    from: '2026-08-01',
    to: '2026-10-31',
    by: 'teacher',
    compared: 'year',
    masterOrganizationId: '019a0000-0000-7000-8000-000000000003',
    regionId: '019a0000-0000-7000-8000-000000000004',
    learningCenterId: '019a0000-0000-7000-8000-000000000000',
    purchaseId: '019a0000-0000-7000-8000-000000000002',
    currency: 'KES',
    filters: {
      source: 'hours',
      played: '20',
      category: 'Grade 1, Early literacy',
      families: '019a0000-0000-7000-8000-000000000005',
    },
    show: 'timeEach',
    view: 'mastery',
    familyId: '019a0000-0000-7000-8000-000000000001',
    sort: { column: 'time', direction: 'desc' },
  } as const;
  expect(read(writeReportState(state, USUAL))).toEqual(state);
});

test('an end after today is today', () => {
  expect(read('from=2026-11-01&to=2030-01-01')).toMatchObject({ from: '2026-11-01', to: TODAY });
});

test('a date that was cleared stays cleared, and what nobody knows is passed over', () => {
  const cleared = { ...usualState(USUAL), from: '', to: '' };
  expect(read(writeReportState(cleared, USUAL))).toEqual(cleared);
  expect(
    read('from=soon&to=2026-11-31x&by=planet&compare=luck&center=mine&source=luck&families=all'),
  ).toEqual(cleared);
});
