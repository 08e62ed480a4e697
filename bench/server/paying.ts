import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../tools/root.ts';

const STORM = 'apps/api/src/modules/billing/webhooks/storm.db.test.ts';
const EVENTS = 100_000;

export interface Storm {
  readonly events: number;
  readonly milliseconds: number;
  /** Every grant once, none without money, after crashes in between. */
  readonly balanced: boolean;
}

/** The storm of the tests, ten times as many events, or as many as `--events=8000` says; eight belong to one family. */
export async function paying(): Promise<Storm> {
  const flag = process.argv.find((word) => word.startsWith('--events='))?.slice('--events='.length);
  const events = Math.ceil(Number(flag ?? EVENTS) / 8) * 8;
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'database', STORM],
    { cwd: ROOT, env: { ...process.env, FLINK_STORM_EVENTS: String(events) }, stdio: 'ignore' },
  );
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { events, milliseconds: performance.now() - began, balanced: code === 0 };
}
