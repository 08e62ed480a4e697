import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from './root.ts';

const alive = new Set<ChildProcess>();

/** Runs a program in the checkout to its end and keeps what it says. */
export function capture(
  command: string,
  rest: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(command, rest, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  alive.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return new Promise((resolve) => {
    const ended = (code: number | null) => {
      alive.delete(child);
      resolve({ code: code ?? 1, output });
    };
    child.once('error', (error) => {
      output += String(error);
      ended(1);
    });
    child.once('close', ended);
  });
}

/** A run that is told to stop takes along what it started: browsers and databases would work on for nobody. */
export function stopTogether(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      for (const child of alive) child.kill('SIGTERM');
      process.exit(1);
    });
}
