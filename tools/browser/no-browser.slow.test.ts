import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../root.ts';

let checkout: string;

/** A checkout like this one to which npm brought no browser. */
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'flink-no-browser-'));
  for (const name of ['tools', 'bench']) cpSync(join(ROOT, name), join(checkout, name), { recursive: true });
  for (const name of ['apps', 'packages', 'content', 'e2e', 'package.json'])
    symlinkSync(join(ROOT, name), join(checkout, name));
  mkdirSync(join(checkout, 'node_modules/empty'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((one) => one !== '@sparticuz'))
    symlinkSync(join(ROOT, 'node_modules', name), join(checkout, 'node_modules', name));
});

afterAll(() => rmSync(checkout, { recursive: true, force: true }));

/** Nothing is installed, Playwright has downloaded nothing, and no line leads out. */
function runWithoutBrowser(program: string): Promise<{ code: number | null; output: string }> {
  const nowhere = join(checkout, 'node_modules/empty');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(checkout, program)], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: nowhere,
      HOME: nowhere,
      PLAYWRIGHT_BROWSERS_PATH: nowhere,
      HTTPS_PROXY: 'http://127.0.0.1:9',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

test.concurrent.each(['tools/test.ts', 'tools/shots.ts', 'bench/bench.ts'])(
  '%s says that there is no browser and what helps, and begins nothing',
  async (program) => {
    const { code, output } = await runWithoutBrowser(program);

    const lines = output.trim().split('\n');
    expect(code).toBe(1);
    expect(lines[0]).toMatch(
      /^No browser that opens is here yet: Playwright tries to download one … \(\S+.* helps, too\)$/,
    );
    expect(lines[1]).toBe('There is no browser to test with, and none could be had.');
    expect(lines.at(-1)).toMatch(/^This helps: \S+/);
    expect(lines.slice(2, -1).every((line) => line.startsWith('  the Chromium that Playwright '))).toBe(true);
  },
);
