import { expect, test } from 'vitest';
import { distributionIn, type Machine } from './machine.ts';
import { helpfulCommand, waysToABrowser } from './ways.ts';

const bare = (facts: Partial<Machine> & { readonly files?: readonly string[] } = {}): Machine => ({
  platform: 'linux',
  arch: 'arm64',
  named: null,
  isCarried: false,
  path: ['/usr/local/bin', '/usr/bin'],
  isThere: (file) => facts.files?.includes(file) ?? false,
  distribution: 'debian',
  isRoot: false,
  hasDisplay: false,
  ...facts,
});
const kinds = (machine: Machine) => waysToABrowser(machine).map(({ kind }) => kind);

test('the order is: carried by npm, installed, downloaded, a download, the package of the distribution', () => {
  const machine = bare({ isCarried: true, isRoot: true, files: ['/usr/bin/chromium', '/usr/bin/apt-get'] });

  expect(kinds(machine)).toEqual(['carried', 'installed', 'downloaded', 'download', 'package']);
});

test('the one that FLINK_BROWSER names is the only way', () => {
  const machine = bare({ named: '/opt/mine', isCarried: true, files: ['/usr/bin/chromium'] });

  expect(waysToABrowser(machine)).toEqual([{ kind: 'named', path: '/opt/mine' }]);
});

test('every installed one is a way, Chromium before Chrome before Edge', () => {
  const files = ['/usr/bin/microsoft-edge', '/usr/bin/google-chrome', '/usr/local/bin/chromium'];

  const paths = waysToABrowser(bare({ files })).flatMap((way) => (way.kind === 'installed' ? way.path : []));

  expect(paths).toEqual(['/usr/local/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/microsoft-edge']);
});

test('on a Mac Chrome is found where Macs keep it', () => {
  const path = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

  expect(waysToABrowser(bare({ platform: 'darwin', files: [path] }))[0]).toEqual({ kind: 'installed', path });
});

test.each([
  ['debian', 'chromium'],
  ['raspbian debian', 'chromium'],
  ['ubuntu debian', 'chromium-browser'],
])('root on %s may install the package %s', (distribution, name) => {
  const machine = bare({ distribution, isRoot: true, files: ['/usr/bin/apt-get'] });

  expect(waysToABrowser(machine).at(-1)).toEqual({ kind: 'package', name });
});

test.each([
  ['somebody else', bare({ files: ['/usr/bin/apt-get'] })],
  ['root of another distribution', bare({ isRoot: true, distribution: 'alpine' })],
  ['root without apt-get', bare({ isRoot: true })],
])('%s installs nothing', (_who, machine) => {
  expect(kinds(machine)).toEqual(['downloaded', 'download']);
});

test.each([
  ['debian', false, 'sudo apt-get install chromium'],
  ['debian', true, 'apt-get install chromium'],
  ['ubuntu debian', false, 'npx playwright install --with-deps chromium'],
  ['fedora', false, 'npx playwright install --with-deps chromium'],
])('on %s (root: %s) this helps: %s', (distribution, isRoot, command) => {
  expect(helpfulCommand(bare({ distribution, isRoot }))).toBe(command);
});

test.each([
  ['PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n', 'debian'],
  ['ID=ubuntu\nID_LIKE=debian\nVERSION_ID="24.04"\n', 'ubuntu debian'],
  ['ID="rocky"\nID_LIKE="rhel centos fedora"\n', 'rocky rhel centos fedora'],
  ['', ''],
])('a distribution tells its name and its parents', (osRelease, names) => {
  expect(distributionIn(osRelease)).toBe(names);
});
