import { expect, test } from 'vitest';
import { installedAt } from './browser.ts';
import type { Machine } from './machine.ts';
import { type Look, otherBrowsers, sayOthers } from './other-browsers.ts';

const MAIN = installedAt('/cache/chromium');
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const VERSIONS: Readonly<Record<string, string>> = {
  '/cache/chromium': 'Chromium 153.0.7900.0',
  '/cache/older': 'Chromium 147.0.7700.1',
  '/usr/bin/chromium': 'Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)',
  '/usr/bin/google-chrome': 'Google Chrome 140.0.1.1',
  '/usr/bin/firefox-esr': 'Mozilla Firefox 153.7.0esr',
};

const look: Look = {
  versionOf: async ({ executablePath }) => VERSIONS[executablePath ?? ''] ?? null,
  olderChromium: async () => installedAt('/cache/older'),
};

const machineWith = (...files: readonly string[]): Machine => ({
  platform: 'linux',
  arch: 'x64',
  named: null,
  isCarried: true,
  path: ['/usr/bin'],
  isThere: (file) => files.includes(file),
  distribution: 'debian',
  isRoot: true,
  hasDisplay: false,
});

const ALL = ['chromium', 'firefox-esr', 'WebKitWebDriver', 'Xvfb'].map((name) => `/usr/bin/${name}`);

async function said(machine: Machine, looked: Look = look): Promise<readonly string[]> {
  const lines: string[] = [];
  sayOthers(await otherBrowsers(MAIN, machine, looked, 'all'), (line) => lines.push(line));
  return lines;
}

test('runs on every other browser that is there', async () => {
  expect(await said(machineWith(...ALL, MINI_BROWSER))).toEqual([
    'Games and core journeys also run on Chromium 147, Chromium 156, Firefox 153, WebKitGTK.',
  ]);
});

test('without a wish for all it runs on what npm carries alone', async () => {
  const { found, missing } = await otherBrowsers(MAIN, machineWith(...ALL, MINI_BROWSER), look, 'carried');

  expect(found.map(({ name }) => name)).toEqual(['Chromium 147']);
  expect(missing).toEqual([]);
});

test('names in one line what was not found', async () => {
  expect(await said(machineWith('/usr/bin/google-chrome', '/usr/bin/WebKitWebDriver', MINI_BROWSER))).toEqual(
    [
      'Games and core journeys also run on Chromium 147.',
      'Not tested on a Chromium newer than 153, Firefox, WebKit (WebKitWebDriver, its MiniBrowser and Xvfb): not found.',
    ],
  );
});

test('has no older Chromium where npm has none', async () => {
  const lines = await said(machineWith(...ALL, MINI_BROWSER), { ...look, olderChromium: async () => null });

  expect(lines.at(-1)).toBe('Not tested on an older Chromium (npm has one for Linux on x64): not found.');
});

test('a browser that does not start is not found', async () => {
  const lines = await said(machineWith(...ALL, MINI_BROWSER), {
    ...look,
    versionOf: async (browser) =>
      browser.executablePath?.includes('firefox') ? null : look.versionOf(browser),
  });

  expect(lines.at(-1)).toBe('Not tested on Firefox: not found.');
});

test('runs on no other browser where FLINK_BROWSER names one', async () => {
  const { found } = await otherBrowsers(MAIN, { ...machineWith(...ALL), named: '/opt/mine' }, look, 'all');

  expect(found).toEqual([]);
});
