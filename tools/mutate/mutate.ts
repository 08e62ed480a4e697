import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { startTestServer } from '../../apps/api/src/db/testing/test-server.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { ROOT } from '../root.ts';
import { type MutatedArea, mutatedAreas } from './areas.ts';
import { chooseMutants } from './choose-mutants.ts';
import { findChanges } from './find-mutants.ts';
import { judgeMutant, measureFile, shareOut, type TestFile, type Verdict } from './judge-mutants.ts';
import { LaneProcess } from './lane-process.ts';
import { reportOf } from './report.ts';

/**
 * Makes small changes to the code where faults cost most, one at a time, and counts those that a test notices. Names of
 * areas or numbers of mutants choose some of them.
 */
const SEED = '34';
const MUTANTS_PER_AREA = 40;

const say = (line: string) => process.stdout.write(`${line}\n`);
const began = Date.now();
const asked = new Set(process.argv.slice(2));

const all = chooseMutants(
  mutatedAreas.flatMap(({ name, sources }) =>
    filesOf(sources)
      .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
      .map((file) => ({ area: name, file, changes: findChanges(readFileSync(join(ROOT, file), 'utf8')) })),
  ),
  MUTANTS_PER_AREA,
  SEED,
);
const mutants =
  asked.size === 0 ? all : all.filter(({ id, area }) => asked.has(area) || asked.has(String(id)));
const areas = mutatedAreas.filter(({ name }) => mutants.some(({ area }) => area === name));
if (mutants.length === 0) {
  say(`Choose areas (${mutatedAreas.map(({ name }) => name).join(', ')}) or numbers up to ${all.length}.`);
  process.exit(1);
}

await findBrowser(say);
const server = await startTestServer(process.env);
const lanes = Array.from({ length: availableParallelism() }, () => new LaneProcess(mutants, server.url));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(1));

try {
  say(`${mutants.length} mutants. Running the tests without one …`);
  const tests = await shareOut(lanes, areas.flatMap(testsOf), async (lane, test) => {
    const measured = await measureFile(lane, test);
    say(`(${seconds()} s) ${measured.file} (${Math.round(measured.milliseconds)} ms)`);
    return measured;
  });
  say(`${tests.length} test files pass (${seconds()} s).`);
  let judged = 0;
  const verdicts = await shareOut(lanes, mutants, async (lane, mutant) => {
    const verdict = await judgeMutant(lane, mutant, tests);
    judged += 1;
    say(progress(verdict, judged));
    return verdict;
  });
  const { text, ok } = reportOf(verdicts);
  say(`\n${text}\n${seconds()} s in all`);
  await stop(ok ? 0 : 1);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  await stop(1);
}

async function stop(code: number): Promise<void> {
  for (const lane of lanes) lane.stop();
  await server.stop();
  process.exit(code);
}

function testsOf({ name, tests }: MutatedArea): readonly TestFile[] {
  return tests.flatMap(({ project, files }) =>
    filesOf(files)
      .filter((file) => project !== 'rules' || !/\.(db|slow|kept|component)\.test\./.test(file))
      .map((file) => ({ area: name, project, file })),
  );
}

function filesOf(globs: readonly string[]): readonly string[] {
  return globSync([...globs], { cwd: ROOT })
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
}

function progress({ mutant, noticedBy }: Verdict, judged: number): string {
  const { id, area, file, line, kind } = mutant;
  const sign = noticedBy === null ? '✗ survives' : '✓';
  return `${judged}/${mutants.length} (${seconds()} s) ${sign} ${id} ${area} ${file}:${line} ${kind}`;
}

function seconds(): number {
  return Math.round((Date.now() - began) / 1_000);
}
