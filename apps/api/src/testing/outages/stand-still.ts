import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Makes a PostgreSQL stand still as a machine without a processor to spare would; it goes on when told. */
export async function standStill(server: number): Promise<{ goOn(): void }> {
  const stopped = new Set<number>();
  const state = async (pid: number) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    return { parent: Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1]), is: /^State:\s*(\w)/m.exec(status)?.[1] };
  };
  const stop = async (pid: number) => {
    stopped.add(pid);
    send(pid, 'SIGSTOP');
    // It stops when it is its turn to run, and may end before.
    while (!['T', 'Z', undefined].includes((await state(pid)).is)) await sleep(5);
  };
  await stop(server);
  for (const entry of await readdir('/proc'))
    if (/^\d+$/.test(entry) && (await state(Number(entry))).parent === server) await stop(Number(entry));
  return {
    goOn: () => {
      for (const pid of stopped) send(pid, 'SIGCONT');
    },
  };
}

function send(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}
