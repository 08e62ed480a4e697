import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface RunningHouse {
  readonly address: string;
  /** What it has said on standard output. */
  said(): string;
  stop(): Promise<void>;
}

/** Ends with the program that started it, however that ends. */
const START = fileURLToPath(new URL('../../tools/start.ts', import.meta.url));
const READY = /Flink is ready at (\S+)/;
const START_WITHIN_MS = 240_000;

/** All journeys come from one address, on a quick machine more often than a school does. */
const OF_ALL = { PORT: '0', FLINK_LOG: 'error', FLINK_REQUESTS_PER_MINUTE: '10000000' };

/** A whole Flink with the demo world, in a folder of its own, on a free port. */
export async function startHouse(env: Readonly<Record<string, string>> = {}): Promise<RunningHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'flink-journeys-'));
  // As root the database runs under another account; in a folder closed to it, it would be kept elsewhere and left there.
  chmodSync(folder, 0o755);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', START], {
    env: { ...process.env, ...OF_ALL, FLINK_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  try {
    const address = await ready(child);
    return { address, said: () => said, stop: () => stop(child, folder) };
  } catch (error) {
    await stop(child, folder);
    throw error;
  }
}

function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`Flink did not start: ${said}`)), START_WITHIN_MS);
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const address = READY.exec(said)?.[1];
      if (!address) return;
      clearTimeout(late);
      resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`Flink ended with ${code} before it was ready: ${said}`)));
  });
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
}
