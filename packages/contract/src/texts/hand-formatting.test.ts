import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../../', import.meta.url).pathname;

const BY_HAND =
  /\bIntl\.(?:NumberFormat|DateTimeFormat|ListFormat|RelativeTimeFormat|DurationFormat|DisplayNames)\b|\.toLocale(?:Date|Time)?String\(/;

/** Formatters themselves, and what reads a clock or a calendar and writes nothing. */
const FORMATTERS = [
  'apps/api/src/modules/organizations/organizations.service.ts',
  'apps/api/src/modules/personal-data/archives.service.ts',
  'apps/api/src/modules/reports/office/files/report-csv.ts',
  'apps/web/src/areas/play/goal/goal-days.ts',
  'apps/web/src/areas/play/progress/weeks.ts',
  'apps/web/src/areas/report/teacher-home/home-words.ts',
  'apps/web/src/shared/moment.ts',
  'apps/web/src/shared/office/report/report-words.ts',
  'apps/web/src/shared/office/report/report-screen.tsx',
  'apps/web/src/shared/personal-data/data-words.ts',
  'apps/web/src/shared/time-zones.ts',
  'packages/contract/src/calls/office/general.ts',
  'packages/contract/src/rules/billing/money-text.ts',
  'packages/contract/src/rules/people/time-zone.ts',
  'packages/contract/src/rules/reports/range-text.ts',
  'packages/contract/src/rules/reports/weekday-text.ts',
  'packages/contract/src/rules/teacher-home/home-words.ts',
  'packages/contract/src/texts/format.ts',
  'packages/contract/src/texts/number-text.ts',
  'packages/ui/src/office/date-range/day-words.ts',
  'packages/ui/src/office/date-range/typed-date.ts',
  'packages/ui/src/texts/percent-text.ts',
];

const isTried = (file: string) => /\.test\.tsx?$|\/(?:testing|test-support)\//.test(file);

test('dates, numbers and lists are written by the formatters alone', () => {
  const files = globSync('{apps/{api,web},packages/{contract,ui,make-kit}}/src/**/*.{ts,tsx}', { cwd: ROOT });
  const byHand = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isTried(file) && BY_HAND.test(readFileSync(ROOT + file, 'utf8')));

  expect(byHand.filter((file) => !FORMATTERS.includes(file))).toEqual([]);
});
