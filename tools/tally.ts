export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, as far as it has a name: the last lines of a run, where everybody looks first. */
  readonly failures: readonly string[];
  /** What passed only on a second try: named, so that it is looked into. */
  readonly shaky?: readonly string[];
}

export const total = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
  failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  shaky: tallies.flatMap(({ shaky = [] }) => shaky),
});

export interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
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
  readonly tests?: readonly { readonly status: string }[];
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
    failures: [...namesIn(report, ({ ok }) => !ok), ...errors.map(({ message }) => firstLine(message ?? ''))],
    shaky: namesIn(report, ({ tests = [] }) => tests.some(({ status }) => status === 'flaky')),
  };
}

const namesIn = (
  { specs = [], suites = [] }: PlaywrightSuite,
  isMeant: (spec: PlaywrightSpec) => boolean,
): string[] => [
  ...specs.filter(isMeant).map(({ file, line, title }) => `${file}:${line} › ${title}`),
  ...suites.flatMap((suite) => namesIn(suite, isMeant)),
];

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
