import type { TestProjectName } from './areas.ts';
import type { Mutant } from './choose-mutants.ts';

/** What a lane is told first. */
export interface LaneStart {
  readonly mutants: readonly Mutant[];
}

/** Test files of one project to run with one mutant on; 0 for none. */
export interface LaneRun {
  readonly mutant: number;
  readonly project: TestProjectName;
  /** Run one after the other, until one fails. */
  readonly files: readonly string[];
}

export interface LaneResult {
  readonly files: readonly FileResult[];
  /** Something failed outside the tests of a file, such as a worker that died. */
  readonly otherErrors: readonly string[];
}

export interface FileResult {
  readonly file: string;
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending' | 'queued';
  readonly milliseconds: number;
  readonly reached: readonly number[];
  readonly failure?: string;
}
