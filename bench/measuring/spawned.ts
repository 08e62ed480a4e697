import { type ChildProcess, spawn } from 'node:child_process';

const READY_WITHIN_MS = 240_000;

export interface Spawned {
  /** What the ready line said after `at`. */
  readonly address: string;
  /** From the spawn to the ready line. */
  readonly milliseconds: number;
  stop(): Promise<void>;
}

/** Runs a program with this Node until it prints that it is ready. */
export async function spawned(
  program: string,
  rest: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Spawned> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...rest], {
    env: { ...process.env, ...env },
    // Logs are written, as in service, but nobody reads them.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const address = await readyAddress(child);
    return { address, milliseconds: performance.now() - began, stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`Not ready in time: ${said}`)), READY_WITHIN_MS);
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const address = /ready at (\S+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(late);
      resolve(address);
    });
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`Ended with ${code} before it was ready: ${said}`));
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
