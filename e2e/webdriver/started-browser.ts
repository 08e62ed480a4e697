import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebDriverBrowser } from '../../tools/browser/other-browsers.ts';
import { openOverHttp } from './http.ts';
import { openOverMarionette } from './marionette.ts';
import type { Wire } from './wire.ts';

export interface StartedBrowser {
  readonly wire: Wire;
  stop(): Promise<void>;
}

const STARTS_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 100;
const SCREEN = '1600x1200x24';

export const startBrowser = (browser: WebDriverBrowser): Promise<StartedBrowser> =>
  browser.engine === 'firefox' ? startFirefox(browser) : startWebKit(browser);

/** What a visitor would have to confirm or wait for, and what a test must not depend on. */
const FIREFOX_PREFERENCES = {
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.min_background_timeout_value': 4,
  'intl.accept_languages': 'en-US',
  'media.autoplay.default': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.prefersReducedMotion': 1,
};

async function startFirefox({ executablePath }: WebDriverBrowser): Promise<StartedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'flink-firefox-'));
  const preferences = Object.entries(FIREFOX_PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), preferences.join(''));
  const child = spawn(
    executablePath,
    ['--marionette', '--headless', '--no-remote', '--profile', profile],
    // As root Firefox refuses the home folder of somebody else.
    { env: { ...process.env, HOME: profile, TZ: 'UTC' }, stdio: 'ignore' },
  );
  const stop = () => ended([child], () => rmSync(profile, { recursive: true, force: true, maxRetries: 3 }));
  try {
    const port = await untilThere(() => {
      const file = join(profile, 'MarionetteActivePort');
      return existsSync(file) ? Number(readFileSync(file, 'utf8')) || undefined : undefined;
    }, 'Firefox does not open its Marionette port.');
    const wire = await openOverMarionette(port, { acceptInsecureCerts: true });
    return {
      wire,
      stop: () =>
        wire
          .close()
          .catch(() => undefined)
          .then(stop),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startWebKit({ executablePath }: WebDriverBrowser): Promise<StartedBrowser> {
  const home = mkdtempSync(join(tmpdir(), 'flink-webkit-'));
  const started: ChildProcess[] = [];
  const stop = () => ended(started, () => rmSync(home, { recursive: true, force: true, maxRetries: 3 }));
  try {
    const display = process.env.DISPLAY ?? (await startScreen(started));
    const port = await freePort();
    started.push(
      spawn('WebKitWebDriver', [`--port=${port}`], {
        env: {
          ...process.env,
          DISPLAY: display,
          HOME: home,
          TZ: 'UTC',
          LANG: 'C.UTF-8',
          LANGUAGE: 'en_US',
          LIBGL_ALWAYS_SOFTWARE: '1',
          // Its sandbox needs rights that containers do not give; only our own pages are opened.
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        },
        stdio: 'ignore',
      }),
    );
    const wire = await openOverHttp(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: executablePath, args: ['--automation'] },
    });
    return {
      wire,
      stop: () =>
        wire
          .close()
          .catch(() => undefined)
          .then(stop),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A screen that nobody looks at. */
async function startScreen(started: ChildProcess[]): Promise<string> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  started.push(screen);
  return new Promise((resolve, reject) => {
    screen.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb ended before it had a screen.')));
  });
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function untilThere<Value>(look: () => Value | undefined, failure: string): Promise<Value> {
  const until = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < until) {
    const found = look();
    if (found !== undefined) return found;
    await wait(ASK_EVERY_MS);
  }
  throw new Error(failure);
}

async function ended(started: readonly ChildProcess[], tidy: () => void): Promise<void> {
  await Promise.all(
    started.map((child) => {
      if (child.exitCode !== null || child.signalCode !== null) return undefined;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      return gone;
    }),
  );
  tidy();
}
