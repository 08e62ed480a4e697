export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, as far as it has a name: the last lines of a run, where everybody looks first. */
  readonly failures: readonly string[];
  /** What passed only on a second try: named, so that it is looked into. */
  readonly shaky?: readonly string[];
  /** How long each file of tests and each journey took: whoever wants a shorter run begins with the longest. */
  readonly took?: readonly Took[];
}

export interface Took {
  readonly name: string;
  readonly milliseconds: number;
}

export const longest = (took: readonly Took[], most: number): readonly Took[] =>
  took.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, most);

export const total = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
  failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  shaky: tallies.flatMap(({ shaky = [] }) => shaky),
  took: tallies.flatMap(({ took = [] }) => took),
});

export interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly startTime?: number;
    readonly endTime?: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** A file that could not be loaded has no tests of its own; it is counted as one that failed. */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + broken.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
    failures: [
      ...broken.map(({ name, message }) => `${name}: ${firstLine(message)}`),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(
            ({ fullName, failureMessages }) =>
              `${name} › ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`,
          ),
      ),
    ],
    took: report.testResults.map(({ name, startTime = 0, endTime = startTime }) => ({
      name,
      milliseconds: endTime - startTime,
    })),
  };
}

/** A file of which every test passed, and which had one. */
export const hasPassed = ({ testResults }: VitestReport, file: string): boolean =>
  testResults.some(
    ({ name, status, assertionResults }) =>
      name === file && status === 'passed' && assertionResults.length > 0,
  );

interface PlaywrightSpec {
  readonly ok: boolean;
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests?: readonly {
    readonly projectName?: string;
    readonly status: string;
    readonly results?: readonly { readonly duration: number }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly { readonly message?: string }[];
}

export function tallyPlaywright(report: PlaywrightReport): Tally {
  const { stats, errors } = report;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...specsIn(report)
        .filter(({ ok }) => !ok)
        .map(nameOf),
      ...errors.map(({ message }) => firstLine(message ?? '')),
    ],
    shaky: specsIn(report)
      .filter(({ tests = [] }) => tests.some(({ status }) => status === 'flaky'))
      .map(nameOf),
    took: specsIn(report).map((spec) => ({
      name: nameOf(spec),
      milliseconds: (spec.tests ?? [])
        .flatMap(({ results = [] }) => results)
        .reduce((sum, { duration }) => sum + duration, 0),
    })),
  };
}

/** The main browser is not named: nearly everything runs there. */
const MAIN_PROJECT = 'journeys';

function nameOf({ file, line, title, tests = [] }: PlaywrightSpec): string {
  const project = tests[0]?.projectName ?? MAIN_PROJECT;
  return `${project === MAIN_PROJECT ? '' : `[${project}] `}${file}:${line} › ${title}`;
}

const specsIn = ({ specs = [], suites = [] }: PlaywrightSuite): readonly PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
