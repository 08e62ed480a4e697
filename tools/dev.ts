import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from './root.ts';

/** Both sides with watching: the API starts again when its files change, the web app is replaced in place. */
const port = process.env.PORT ?? '3000';
const api = spawn(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    '--watch',
    '--watch-preserve-output',
    join(ROOT, 'apps/api/src/main.ts'),
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { FLINK_PUBLIC_URL: 'http://127.0.0.1:5173', ...process.env, PORT: port },
  },
);
const web = await createServer({
  root: join(ROOT, 'apps/web'),
  logLevel: 'warn',
  server: { proxy: { '/api': `http://127.0.0.1:${port}` } },
});
await web.listen();
process.stdout.write(
  `The web app with hot reload is at ${web.resolvedUrls?.local[0] ?? 'an unknown address'}\n`,
);

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  api.kill('SIGTERM');
  await web.close();
};
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop);
api.on('exit', async (code) => {
  const wanted = stopping;
  await stop();
  process.exit(wanted ? 0 : (code ?? 1));
});
