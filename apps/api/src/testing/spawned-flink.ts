import { spawn } from 'node:child_process';
import { once } from 'node:events';

const MAIN = new URL('../main.ts', import.meta.url).pathname;
/** Reading the sources anew takes half of every start. */
export const COMPILED = new URL('../../../../.cache/compiled', import.meta.url).pathname;
const READY = /^Flink is ready at (\S+)$/m;

export interface SpawnedFlink {
  /** The address, once it is up; fails when the program ends before. */
  readonly ready: Promise<string>;
  /** How it ended and what it said. */
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
  /** What it has said so far on standard output. */
  said(): string;
  signal(name: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void;
}

/** Flink as a process of its own, with nothing from this environment but what it is given. */
export function spawnFlink(environment: Readonly<Record<string, string>>): SpawnedFlink {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: {
      PATH,
      HOME,
      ...(TMPDIR ? { TMPDIR } : {}),
      NODE_COMPILE_CACHE: COMPILED,
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  const ready = Promise.withResolvers<string>();
  // Who only waits for the end need not care that it never was ready.
  ready.promise.catch(() => undefined);
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    stdout += chunk;
    const address = READY.exec(stdout)?.[1];
    if (address) ready.resolve(address);
  });
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = once(child, 'close').then(([code]) => {
    ready.reject(new Error(`Flink ended with ${code} before it was ready: ${stderr}`));
    return { code: code as number | null, stdout, stderr };
  });
  return { ready: ready.promise, ended, said: () => stdout, signal: (name) => void child.kill(name) };
}
