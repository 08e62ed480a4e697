import { type Machine, onPath } from './machine.ts';

/** Where a browser may come from. */
export type Way =
  | { readonly kind: 'named'; readonly path: string }
  | { readonly kind: 'carried' }
  | { readonly kind: 'installed'; readonly path: string }
  | { readonly kind: 'downloaded' }
  | { readonly kind: 'download'; readonly withLibraries: boolean }
  | { readonly kind: 'package'; readonly name: string };

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** All ways to a browser on this machine, in the order in which they are tried. */
export function waysToABrowser(machine: Machine): readonly Way[] {
  // Who names one wants that one: another would hide that it does not open.
  if (machine.named) return [{ kind: 'named', path: machine.named }];
  const packageName = distributionsPackage(machine);
  const mayInstall = machine.isRoot && packageName !== null && onPath(machine, 'apt-get') !== undefined;
  return [
    ...(machine.isCarried ? [{ kind: 'carried' } as const] : []),
    ...installed(machine).map((path) => ({ kind: 'installed', path }) as const),
    { kind: 'downloaded' },
    { kind: 'download', withLibraries: mayInstall },
    ...(mayInstall ? [{ kind: 'package', name: packageName } as const] : []),
  ];
}

export function installed(machine: Machine): readonly string[] {
  const found = NAMES.flatMap((name) => onPath(machine, name) ?? []);
  return [...(PLACES[machine.platform] ?? []).filter(machine.isThere), ...found];
}

function distributionsPackage({ distribution }: Machine): string | null {
  const names = distribution.split(' ');
  if (names.includes('ubuntu')) return 'chromium-browser';
  return names.includes('debian') ? 'chromium' : null;
}

/** The one command that brings a browser to a machine on which none could be had. */
export function helpfulCommand(machine: Machine): string {
  if (machine.platform === 'darwin') return 'brew install --cask google-chrome';
  if (machine.platform === 'win32') return 'winget install Google.Chrome';
  // Ubuntu's own package is a snap, which does not start in a container.
  if (distributionsPackage(machine) === 'chromium')
    return `${machine.isRoot ? '' : 'sudo '}apt-get install chromium`;
  return 'npx playwright install --with-deps chromium';
}

export function nameOf(way: Way): string {
  switch (way.kind) {
    case 'named':
      return `${way.path}, which FLINK_BROWSER names`;
    case 'carried':
      return 'the Chromium that npm carries';
    case 'installed':
      return way.path;
    case 'downloaded':
      return 'the Chromium that Playwright downloaded earlier';
    case 'download':
      return 'the Chromium that Playwright downloads';
    case 'package':
      return `the package ${way.name} of this distribution`;
  }
}
