import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { needBrowser } from './browser/find-browser.ts';
import { ROOT } from './root.ts';

/**
 * Pictures of every screen and specimen into the ignored folder `shots/`; a blank one is a failure. Words after the
 * command choose pictures by name: `npm run shots login users`.
 */
await needBrowser((line) => process.stdout.write(`${line}\n`));
const wanted = process.argv.slice(2);
if (wanted.length === 0) rmSync(join(ROOT, 'shots'), { recursive: true, force: true });
const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
const choice = wanted.length > 0 ? ['--grep', wanted.join('|')] : [];
const child = spawn(process.execPath, [cli, 'test', '--config', 'e2e/playwright.config.ts', ...choice], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, FLINK_PICTURES: 'on' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
