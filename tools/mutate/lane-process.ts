import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import type { Mutant } from './choose-mutants.ts';
import type { LaneResult, LaneRun, LaneStart } from './lane-messages.ts';

/** The process of a lane, started again after a mutant that would not end. */
export class LaneProcess {
  readonly #mutants: readonly Mutant[];
  readonly #databaseUrl: string;
  #child: ChildProcess | null = null;
  #isOver = false;

  constructor(mutants: readonly Mutant[], databaseUrl: string) {
    this.#mutants = mutants;
    this.#databaseUrl = databaseUrl;
  }

  /** Null when nothing came of it within the limit, or the process ended. */
  async run(what: LaneRun, limitMs: number): Promise<LaneResult | null> {
    const child = this.#child ?? (await this.#start());
    const over = new AbortController();
    child.send(what);
    const result = await Promise.race([
      once(child, 'message', over).then(([message]) => message as LaneResult),
      once(child, 'exit', over).then(() => null),
      new Promise<null>((resolve) => {
        const timer = setTimeout(resolve, limitMs, null);
        over.signal.addEventListener('abort', () => clearTimeout(timer));
      }),
    ]);
    over.abort();
    if (this.#isOver) return new Promise(() => {});
    if (result === null) this.#kill();
    return result;
  }

  /** For good: whoever waits for a result waits on until this process ends. */
  stop(): void {
    this.#isOver = true;
    this.#kill();
  }

  /** With the workers, of which one may be in a circle that no signal ends. */
  #kill(): void {
    const { pid } = this.#child ?? {};
    this.#child = null;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(join(ROOT, 'tools/mutate/lane.ts'), {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, FLINK_TEST_DATABASE_URL: this.#databaseUrl },
    });
    this.#child = child;
    const start: LaneStart = { mutants: this.#mutants };
    child.send(start);
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('Vitest did not start.')));
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
    return child;
  }
}
