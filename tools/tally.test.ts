import { expect, test } from 'vitest';
import { longest, tallyPlaywright, tallyVitest, total } from './tally.ts';

test('a file that cannot be loaded counts as a failure although it ran no test', () => {
  const tally = tallyVitest({
    success: false,
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [{ name: 'a.test.ts', status: 'failed', message: 'No such file', assertionResults: [] }],
  });

  expect(tally).toMatchObject({ passed: 3, failed: 1, failures: ['a.test.ts: No such file'] });
});

test('a run that calls itself failed is a failure even when no test is to blame', () => {
  expect(tallyVitest({ success: false, numPassedTests: 3, numFailedTests: 0, testResults: [] }).failed).toBe(
    1,
  );
});

test('the tests that failed are named with the first line of the reason', () => {
  const tally = tallyVitest({
    success: false,
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'works' },
          { status: 'failed', fullName: 'is red', failureMessages: ['AssertionError: no\n    at a.test.ts'] },
        ],
      },
    ],
  });

  expect(tally).toMatchObject({ passed: 1, failed: 1, failures: ['a.test.ts › is red: AssertionError: no'] });
});

test('a journey that failed in another browser is named with that browser', () => {
  const inBrowser = (projectName: string) => ({
    ok: false,
    title: 'is red',
    file: 'a.spec.ts',
    line: 9,
    tests: [{ projectName, status: 'unexpected' }],
  });
  const tally = tallyPlaywright({
    stats: { expected: 0, unexpected: 2, flaky: 0 },
    errors: [],
    specs: [inBrowser('journeys'), inBrowser('Firefox 153')],
  });

  expect(tally.failures).toEqual(['a.spec.ts:9 › is red', '[Firefox 153] a.spec.ts:9 › is red']);
});

test('a journey that passed the second time is named, errors outside of tests are failures', () => {
  const tally = tallyPlaywright({
    stats: { expected: 4, unexpected: 1, flaky: 1 },
    errors: [{ message: 'No browser' }],
    suites: [
      {
        specs: [
          { ok: true, title: 'works', file: 'a.spec.ts', line: 1, tests: [{ status: 'expected' }] },
          { ok: true, title: 'shakes', file: 'a.spec.ts', line: 5, tests: [{ status: 'flaky' }] },
        ],
        suites: [
          {
            specs: [
              { ok: false, title: 'is red', file: 'a.spec.ts', line: 9, tests: [{ status: 'unexpected' }] },
            ],
          },
        ],
      },
    ],
  });

  expect(tally).toMatchObject({
    passed: 5,
    failed: 2,
    failures: ['a.spec.ts:9 › is red', 'No browser'],
    shaky: ['a.spec.ts:5 › shakes'],
  });
});

test('the closing lines add all runs up', () => {
  expect(
    total([
      { passed: 1, failed: 0, failures: [], shaky: ['three'] },
      { passed: 2, failed: 3, failures: ['one', 'two'] },
    ]),
  ).toMatchObject({ passed: 3, failed: 3, failures: ['one', 'two'], shaky: ['three'] });
});

test('the longest files and journeys are named, a second try counted in', () => {
  const files = tallyVitest({
    success: true,
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'passed',
        message: '',
        startTime: 100,
        endTime: 130,
        assertionResults: [],
      },
      {
        name: 'b.test.ts',
        status: 'passed',
        message: '',
        startTime: 100,
        endTime: 105,
        assertionResults: [],
      },
    ],
  });
  const journeys = tallyPlaywright({
    stats: { expected: 0, unexpected: 0, flaky: 1 },
    errors: [],
    specs: [
      {
        ok: true,
        title: 'shakes',
        file: 'a.spec.ts',
        line: 5,
        tests: [{ status: 'flaky', results: [{ duration: 10 }, { duration: 11 }] }],
      },
    ],
  });

  expect(longest(total([files, journeys]).took ?? [], 2)).toEqual([
    { name: 'a.test.ts', milliseconds: 30 },
    { name: 'a.spec.ts:5 › shakes', milliseconds: 21 },
  ]);
});
