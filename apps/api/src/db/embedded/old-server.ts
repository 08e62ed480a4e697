import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';

type PidFile = { kind: 'absent' } | { kind: 'names'; pid: number } | { kind: 'unreadable' };

const POLL_MS = 50;
const HALF_WRITTEN_MS = 500;
const FAST_SHUTDOWN_MS = 30_000;
const IMMEDIATE_SHUTDOWN_MS = 10_000;

/**
 * Sees to it that no server of an earlier Flink still runs on the cluster. Returns the process id in a stale
 * pid file when some other process has it by now, for PostgreSQL would take that process for its old self.
 */
export async function retireOldServer(data: string): Promise<{ impostor: number | undefined }> {
  let file = await readPidFile(data);
  if (file.kind === 'unreadable') {
    await sleep(HALF_WRITTEN_MS);
    file = await readPidFile(data);
  }
  if (file.kind === 'absent') return { impostor: undefined };
  if (file.kind === 'unreadable') {
    // PostgreSQL refuses to start on it, and it names nobody who could still be running.
    await rm(join(data, 'postmaster.pid'), { force: true });
    return { impostor: undefined };
  }

  await stopServer(file.pid, data);
  return { impostor: isAlive(file.pid) ? file.pid : undefined };
}

async function stopServer(pid: number, data: string): Promise<void> {
  if (await stopBy('SIGINT', FAST_SHUTDOWN_MS, pid, data)) return;
  if (await stopBy('SIGQUIT', IMMEDIATE_SHUTDOWN_MS, pid, data)) return;
  throw new StartError(
    `The PostgreSQL of an earlier Flink (process ${pid}) still runs on ${data} and does not stop; end that process and start again.`,
  );
}

async function stopBy(signal: NodeJS.Signals, patience: number, pid: number, data: string): Promise<boolean> {
  if (!(await isServerOf(pid, data))) return true;
  sendSignal(pid, signal);
  for (let waited = 0; waited < patience; waited += POLL_MS) {
    await sleep(POLL_MS);
    if (!(await isServerOf(pid, data))) return true;
  }
  return false;
}

/** What the server in the pid file, old or new, last said of itself in its eighth line. */
export async function saysItIsStarting(data: string): Promise<boolean> {
  const content = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  return content.split('\n')[7]?.trim() === 'starting';
}

async function readPidFile(data: string): Promise<PidFile> {
  try {
    return parsePidFile(await readFile(join(data, 'postmaster.pid'), 'utf8'));
  } catch {
    return { kind: 'absent' };
  }
}

export function parsePidFile(content: string): PidFile {
  const firstLine = content.split('\n')[0] ?? '';
  return /^\d{1,10}$/.test(firstLine) && Number(firstLine) > 0
    ? { kind: 'names', pid: Number(firstLine) }
    : { kind: 'unreadable' };
}

/** A process id alone proves nothing: after a restart of the machine anybody may have it. */
async function isServerOf(pid: number, data: string): Promise<boolean> {
  return isAlive(pid) && servesCluster(await commandLine(pid), data);
}

export function servesCluster(command: string[], data: string): boolean {
  const [program = '', ...args] = command;
  return /(^|\/)postgres$/.test(program) && args.some((arg, at) => arg === '-D' && args[at + 1] === data);
}

async function commandLine(pid: number): Promise<string[]> {
  if (process.platform === 'linux') {
    const raw = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return raw.split('\0');
  }
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'args=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return commandFromPs(stdout);
}

/** ps joins the arguments with spaces; the data folder, which may hold some, stands between -D and -p. */
export function commandFromPs(line: string): string[] {
  const parts = /^(.*?postgres) -D (.*?) -p (\d+)/.exec(line.trim());
  return parts ? [parts[1] ?? '', '-D', parts[2] ?? '', '-p', parts[3] ?? ''] : [line.trim()];
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile, or belongs to another user; the wait that follows tells which.
  }
}
