import type { Browser } from './browser.ts';
import { type Machine, onPath } from './machine.ts';
import { installed } from './ways.ts';

/** A further Chromium, which Playwright drives. */
export interface FurtherChromium {
  readonly engine: 'chromium';
  /** With its version. */
  readonly name: string;
  readonly browser: Browser;
}

/** A browser that Playwright does not drive as it is installed: the tests speak WebDriver with it. */
export interface WebDriverBrowser {
  readonly engine: 'firefox' | 'webkit';
  readonly name: string;
  readonly executablePath: string;
}

export type OtherBrowser = FurtherChromium | WebDriverBrowser;

export interface OtherBrowsers {
  readonly found: readonly OtherBrowser[];
  /** What the tests do not run on, with the reason where it is not plain. */
  readonly missing: readonly string[];
}

export interface Look {
  /** What the program says about itself; null where it does not start. */
  versionOf(browser: Browser): Promise<string | null>;
  /** Null where npm has none for this machine. */
  olderChromium(): Promise<Browser | null>;
}

const FIREFOX_NAMES = ['firefox', 'firefox-esr'];
const FIREFOX_ON_MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .map((triple) => `/usr/lib/${triple}/webkit2gtk-4.1/MiniBrowser`)
  .concat('/usr/libexec/webkit2gtk-4.1/MiniBrowser', '/usr/lib/webkit2gtk-4.1/MiniBrowser');

/**
 * Beside the browser of all journeys: an older Chromium from npm, and of those that are installed (`all`) a newer
 * Chromium, Firefox and WebKit. Without `all` a full run takes the same time on every machine.
 */
export async function otherBrowsers(
  main: Browser,
  machine: Machine,
  look: Look,
  wanted: 'all' | 'carried',
): Promise<OtherBrowsers> {
  if (machine.named) return { found: [], missing: ['other browsers (FLINK_BROWSER names one)'] };
  const found: OtherBrowser[] = [];
  const missing: string[] = [];
  const take = (browser: OtherBrowser | null, otherwise: string) =>
    browser ? found.push(browser) : missing.push(otherwise);

  const mainMajor = majorIn((await look.versionOf(main)) ?? '');
  take(await olderChromium(look), 'an older Chromium (npm has one for Linux on x64)');
  if (wanted === 'carried') return { found, missing };
  take(await newerChromium(mainMajor, machine, look), `a Chromium newer than ${mainMajor}`);
  take(await firefox(machine, look), 'Firefox');
  take(webkit(machine), 'WebKit (WebKitWebDriver, its MiniBrowser and Xvfb)');
  return { found, missing };
}

async function olderChromium(look: Look): Promise<OtherBrowser | null> {
  const browser = await look.olderChromium();
  const version = browser && (await look.versionOf(browser));
  return version ? { engine: 'chromium', name: `Chromium ${majorIn(version)}`, browser } : null;
}

async function newerChromium(than: number, machine: Machine, look: Look): Promise<OtherBrowser | null> {
  for (const executablePath of installed(machine)) {
    const browser = { executablePath, args: ['--no-sandbox'], env: {} };
    const major = majorIn((await look.versionOf(browser)) ?? '');
    if (major > than) return { engine: 'chromium', name: `Chromium ${major}`, browser };
  }
  return null;
}

async function firefox(machine: Machine, look: Look): Promise<OtherBrowser | null> {
  const executablePath =
    FIREFOX_NAMES.flatMap((name) => onPath(machine, name) ?? [])[0] ?? [FIREFOX_ON_MAC].find(machine.isThere);
  if (!executablePath) return null;
  const version = await look.versionOf({ executablePath, args: [], env: {} });
  return version ? { engine: 'firefox', name: `Firefox ${majorIn(version)}`, executablePath } : null;
}

function webkit(machine: Machine): OtherBrowser | null {
  const executablePath = MINI_BROWSERS.find(machine.isThere);
  const isDriven = onPath(machine, 'WebKitWebDriver') && (machine.hasDisplay || onPath(machine, 'Xvfb'));
  if (!executablePath || !isDriven) return null;
  return { engine: 'webkit', name: 'WebKitGTK', executablePath };
}

const majorIn = (version: string): number => Number(/\b(\d+)\.\d/.exec(version)?.[1] ?? 0);

export function sayOthers({ found, missing }: OtherBrowsers, say: (line: string) => void): void {
  if (found.length > 0)
    say(`Games and core journeys also run on ${found.map(({ name }) => name).join(', ')}.`);
  if (missing.length > 0) say(`Not tested on ${missing.join(', ')}: not found.`);
}
