export interface Job {
  readonly name: string;
  /** How many processors it keeps busy: `all` runs alone, 0 waits more than it works and runs beside anything. */
  readonly load: number | 'all';
  /** Names of those that must have ended before, well or not. */
  readonly after?: readonly string[];
}

export type Carried<J extends Job, Result> = { readonly job: J; readonly result: Result };

/**
 * Runs the jobs side by side, in their order, as far as there are processors; answers with the results in the order
 * in which the jobs were given.
 */
export function sideBySide<J extends Job, Result>(
  jobs: readonly J[],
  processors: number,
  run: (job: J) => Promise<Result>,
): Promise<readonly Carried<J, Result>[]> {
  const waiting = [...jobs];
  const running = new Set<J>();
  const results = new Map<J, Result>();
  const weight = ({ load }: Job) => (load === 'all' ? processors : Math.min(load, processors));

  const isReady = ({ after = [] }: J): boolean =>
    [...waiting, ...running].every(({ name }) => !after.includes(name));
  const fits = (job: J): boolean =>
    [...running].reduce((sum, one) => sum + weight(one), 0) + weight(job) <= processors;

  return new Promise((resolve, reject) => {
    const startWhatFits = () => {
      for (const job of [...waiting]) {
        if (!isReady(job)) continue;
        // One that needs more room is not overtaken for ever by small ones behind it.
        if (!fits(job)) {
          if (weight(job) > 0) break;
          continue;
        }
        waiting.splice(waiting.indexOf(job), 1);
        running.add(job);
        run(job).then((result) => {
          running.delete(job);
          results.set(job, result);
          startWhatFits();
        }, reject);
      }
      if (running.size > 0) return;
      if (waiting.length > 0) reject(new Error(`These wait for each other: ${namesOf(waiting)}`));
      else resolve(jobs.map((job) => ({ job, result: results.get(job) as Result })));
    };
    startWhatFits();
  });
}

const namesOf = (jobs: readonly Job[]): string => jobs.map(({ name }) => name).join(', ');
