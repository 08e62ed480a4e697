import type { TestProjectName } from './areas.ts';
import type { Mutant } from './choose-mutants.ts';
import type { LaneProcess } from './lane-process.ts';

export interface TestFile {
  readonly area: string;
  readonly project: TestProjectName;
  readonly file: string;
}

/** A test file as it runs without a mutant. */
export interface MeasuredFile extends TestFile {
  readonly milliseconds: number;
  readonly reached: ReadonlySet<number>;
}

export interface Verdict {
  readonly mutant: Mutant;
  /** What noticed it; null when nothing did. */
  readonly noticedBy: string | null;
  /** How many test files run its code. */
  readonly reachedBy: number;
}

/** A file may take this much longer than without a mutant: longer than the time limit of a single test. */
const LIMIT_FACTOR = 4;
const EXTRA_MS = 60_000;
const MEASURE_LIMIT_MS = 600_000;

export async function measureFile(lane: LaneProcess, test: TestFile): Promise<MeasuredFile> {
  const { project, file } = test;
  const result = await lane.run({ mutant: 0, project, files: [file] }, MEASURE_LIMIT_MS);
  const [measured] = result?.files ?? [];
  if (measured?.state !== 'passed') {
    const why = [measured?.failure ?? 'it does not end', ...(result?.otherErrors ?? [])].join('\n');
    throw new Error(`${file} fails without a mutant: ${why}`);
  }
  return { ...test, milliseconds: measured.milliseconds, reached: new Set(measured.reached) };
}

/** Runs the test files that reach a mutant, the nearest first and of those the quickest, until one fails. */
export async function judgeMutant(
  lane: LaneProcess,
  mutant: Mutant,
  tests: readonly MeasuredFile[],
): Promise<Verdict> {
  const reaching = tests.filter((test) => test.area === mutant.area && test.reached.has(mutant.id));
  const verdict = (noticedBy: string | null) => ({ mutant, noticedBy, reachedBy: reaching.length });
  for (const project of ['rules', 'components', 'database'] as const) {
    const files = reaching
      .filter((test) => test.project === project)
      .toSorted(
        (one, other) =>
          sharedFolders(other.file, mutant.file) - sharedFolders(one.file, mutant.file) ||
          one.milliseconds - other.milliseconds,
      );
    if (files.length === 0) continue;
    const usual = files.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const run = { mutant: mutant.id, project, files: files.map(({ file }) => file) };
    const result = await lane.run(run, usual * LIMIT_FACTOR + EXTRA_MS);
    if (result === null) return verdict('the time limit');
    const failed = result.files.find(({ state }) => state === 'failed');
    const noticedBy = failed?.file ?? result.otherErrors[0];
    if (noticedBy !== undefined) return verdict(noticedBy);
  }
  return verdict(null);
}

function sharedFolders(one: string, other: string): number {
  const [folders, others] = [one.split('/').slice(0, -1), other.split('/').slice(0, -1)];
  const differs = folders.findIndex((folder, place) => folder !== others[place]);
  return differs === -1 ? folders.length : differs;
}

/** Each item once, by whichever worker is free. */
export async function shareOut<Worker, Item, Result>(
  workers: readonly Worker[],
  items: readonly Item[],
  work: (worker: Worker, item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const waiting = [...items.entries()];
  const results: Result[] = [];
  await Promise.all(
    workers.map(async (worker) => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        results[next[0]] = await work(worker, next[1]);
    }),
  );
  return results;
}
