import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ROOT } from './root.ts';

const GONE_WITHIN_MS = 20_000;

const answers = (address: string) =>
  fetch(`${address}/api/health`).then(
    () => true,
    () => false,
  );

test('npm start that is told to stop leaves no server behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'flink-npm-start-'));
  await chmod(folder, 0o755);
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, FLINK_DATA: folder, PORT: '0', FLINK_LOG: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
        const ready = /Flink is ready at (\S+)/.exec(said)?.[1];
        if (ready) resolve(ready);
      });
    }
    npm.once('exit', () => reject(new Error(`npm start ended: ${said}`)));
  });
  const before = await answers(address);

  npm.kill('SIGTERM');
  const until = Date.now() + GONE_WITHIN_MS;
  while (Date.now() < until && (await answers(address))) await sleep(200);
  const after = await answers(address);

  expect(before).toBe(true);
  expect(after).toBe(false);
  // The database writes its last words into the folder for a moment longer.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});
