import { expect, test } from 'vitest';
import { tallyPlaywright, tallyVitest, total } from './tally.ts';

test('a file that cannot be loaded counts as a failure although it ran no test', () => {
  const tally = tallyVitest({
    success: false,
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [{ status: 'failed', assertionResults: [] }],
  });

  expect(tally).toEqual({ passed: 3, failed: 1 });
});

test('a run that calls itself failed is a failure even when no test is to blame', () => {
  expect(tallyVitest({ success: false, numPassedTests: 3, numFailedTests: 0, testResults: [] }).failed).toBe(
    1,
  );
});

test('flaky journeys and errors outside of tests are failures', () => {
  expect(tallyPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: ['x'] })).toEqual({
    passed: 4,
    failed: 3,
  });
});

test('the closing line adds all runs up', () => {
  expect(
    total([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
