import { expect, test } from 'vitest';
import { installedAt } from './browser.ts';
import { chooseBrowser } from './choose-browser.ts';
import type { Machine } from './machine.ts';
import type { Way } from './ways.ts';

const machine: Machine = {
  platform: 'linux',
  arch: 'x64',
  named: null,
  isCarried: true,
  path: ['/usr/bin'],
  isThere: (file) => file === '/usr/bin/chromium' || file === '/usr/bin/apt-get',
  distribution: 'debian',
  isRoot: true,
  hasDisplay: false,
};

/** Only ways of these kinds lead to a browser that opens. */
const opening =
  (...kinds: readonly Way['kind'][]) =>
  async (way: Way) => {
    if (!kinds.includes(way.kind)) throw new Error(`no ${way.kind}\nand a long story`);
    return installedAt(`/the/${way.kind}`);
  };

async function chosen(open: (way: Way) => Promise<ReturnType<typeof installedAt>>, on = machine) {
  const said: string[] = [];
  const { browser } = await chooseBrowser(on, open, (line) => said.push(line));
  return { browser, said };
}

test('the one npm carries is said in one line and nothing else is tried', async () => {
  const { browser, said } = await chosen(opening('carried', 'installed'));

  expect(browser.executablePath).toBe('/the/carried');
  expect(said).toEqual(['Browser: the Chromium that npm carries.']);
});

test('one that is there and does not open is passed over', async () => {
  const { browser, said } = await chosen(opening('installed'));

  expect(browser.executablePath).toBe('/the/installed');
  expect(said).toEqual(['Browser: /usr/bin/chromium.']);
});

test('what takes long is said before it begins', async () => {
  const { said } = await chosen(opening('package'));

  expect(said).toEqual([
    'No browser that opens is here yet: Playwright tries to download one … (apt-get install chromium helps, too)',
    'apt-get installs chromium …',
    'Browser: the package chromium of this distribution.',
  ]);
});

test('where none can be had, each way says why in one line, and the one command that helps comes last', async () => {
  const failure = await chosen(opening()).catch((error: Error) => error.message);

  expect(failure).toBe(
    [
      'There is no browser to test with, and none could be had.',
      '  the Chromium that npm carries: no carried',
      '  /usr/bin/chromium: no installed',
      '  the Chromium that Playwright downloaded earlier: no downloaded',
      '  the Chromium that Playwright downloads: no download',
      '  the package chromium of this distribution: no package',
      'This helps: apt-get install chromium',
    ].join('\n'),
  );
});

test('a named one that does not open is not replaced by another', async () => {
  const failure = await chosen(opening('carried'), { ...machine, named: '/opt/mine' }).catch(
    (error: Error) => error.message,
  );

  expect(failure).toContain('/opt/mine, which FLINK_BROWSER names: no named');
});
