import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from './child.ts';
import { keptResults } from './kept/kept-results.ts';
import { ROOT } from './root.ts';
import type { Job } from './side-by-side.ts';
import { hasPassed, type Tally, tallyPlaywright, tallyVitest, type VitestReport } from './tally.ts';

/** One thing that a run does, and what came of it. */
export interface Step extends Job {
  run(): Promise<Outcome>;
}

export interface Outcome {
  readonly tally: Tally;
  /** What it said; shown when something failed. */
  readonly output: string;
  /** What was left out, and why. */
  readonly leftOut?: string;
}

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);
const node = process.execPath;
const quiet = '--disable-warning=ExperimentalWarning';

/** What needs no database and no browser; the longest first, so that none is left over at the end. */
export const checks: readonly Step[] = [
  check('boundaries', node, quiet, 'tools/boundaries/check.ts'),
  types('server', 'tsconfig.node.json'),
  types('web', 'tsconfig.web.json'),
  check('dead code', bin('knip'), '--no-progress'),
  check('lint and format', bin('biome'), 'check', '--error-on-warnings', '.'),
  check('drift of generated files', node, quiet, 'tools/gen/drift.ts'),
  types('worker', 'tsconfig.worker.json'),
  check('effects', node, quiet, 'tools/effects/check.ts'),
  check('interface texts', node, quiet, 'tools/texts/check.ts'),
];

export const build: Step = check('build', node, quiet, 'tools/build.ts');

export const vitest = (project: Project, ...files: readonly string[]): Step =>
  vitestStep(project, ['run', ...files]);

/** The tests that import one of these files, or are one of them; there may be none. */
export const related = (project: 'rules' | 'components', files: readonly string[]): Step =>
  vitestStep(project, ['related', '--run', '--passWithNoTests', ...files]);

/** Tests of what takes long to make and seldom changes: those that passed with what they read as it is now are left out. */
export const kept: Step = {
  name: 'tests: kept',
  load: 'all',
  run: () =>
    reported('tests: kept', async (report) => {
      const tests = globSync('{apps,packages,content,tools}/**/*.kept.test.ts', {
        cwd: ROOT,
        exclude: (file) => file.includes('node_modules'),
      }).map((file) => file.replaceAll('\\', '/'));
      const results = keptResults(ROOT);
      const wanted = results.toRun(tests);
      const leftOut = `${tests.length - wanted.length} files unchanged since they passed`;
      if (wanted.length === 0)
        return { output: '', leftOut, read: () => ({ passed: 0, failed: 0, failures: [] }) };
      const output = await runVitest(report, 'kept', ['run', ...wanted]);
      return {
        output,
        ...(wanted.length < tests.length ? { leftOut } : {}),
        read: () => {
          const found: VitestReport = JSON.parse(readFileSync(report, 'utf8'));
          results.keep(wanted.filter((test) => hasPassed(found, join(ROOT, test))));
          return tallyVitest(found);
        },
      };
    }),
};

type Project = 'rules' | 'kept' | 'components' | 'database' | 'slow';

const vitestStep = (project: Project, what: readonly string[]): Step => ({
  name: `tests: ${project}`,
  // They start processes and wait for them.
  load: project === 'slow' ? 0 : 'all',
  after: project === 'slow' ? [build.name] : [],
  run: () =>
    reported(`tests: ${project}`, async (report) => ({
      output: await runVitest(report, project, what),
      read: () => tallyVitest(JSON.parse(readFileSync(report, 'utf8'))),
    })),
});

async function runVitest(report: string, project: Project, what: readonly string[]): Promise<string> {
  const { output } = await capture(node, [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    ...what,
    ...['--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    // By itself Vitest leaves one core idle; here little else runs meanwhile that would need it.
    ...(project === 'slow' ? [] : ['--maxWorkers=100%']),
  ]);
  return output;
}

export const journeys = (...files: readonly string[]): Step => ({
  name: 'journeys in a browser',
  load: 'all',
  after: [build.name],
  run: () =>
    reported('journeys in a browser', async (report) => {
      const { output } = await capture(
        node,
        [
          join(ROOT, 'node_modules/@playwright/test/cli.js'),
          ...['test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json'],
          ...files,
        ],
        { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      );
      return { output, read: () => tallyPlaywright(JSON.parse(readFileSync(report, 'utf8'))) };
    }),
});

/** Only what changed since the last time is looked at again; a clean checkout has no last time. */
function types(of: 'server' | 'web' | 'worker', project: string): Step {
  const kept = join(ROOT, '.cache/types', `${of}.tsbuildinfo`);
  // Each further checker doubles the memory; the steps beside this one use the other processors.
  return check(
    `types of the ${of}`,
    bin('tsc'),
    ...['-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', kept],
  );
}

function check(name: string, command: string, ...rest: readonly string[]): Step {
  return {
    name,
    load: 1,
    run: async () => {
      const { code, output } = await capture(command, rest);
      const ok = code === 0;
      return { output, tally: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [name] } };
    },
  };
}

/** A runner that dies without a report counts as one failure, never as nothing. */
async function reported(
  name: string,
  work: (report: string) => Promise<{ output: string; leftOut?: string; read(): Tally }>,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'flink-report-'));
  try {
    const { read, ...outcome } = await work(join(folder, 'report.json'));
    try {
      return { ...outcome, tally: read() };
    } catch (error) {
      return {
        output: `${outcome.output}\n${String(error)}`,
        tally: { passed: 0, failed: 1, failures: [`${name}: it ended without a report`] },
      };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
