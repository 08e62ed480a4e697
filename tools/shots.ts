import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { startHouse } from '../e2e/support/house.ts';
import { signIn } from '../e2e/support/signed-in.ts';
import { findBrowser } from './browser/find-browser.ts';
import { buildWeb } from './build/build-web.ts';
import { ROOT } from './root.ts';
import { SIZES, screens } from './shots/screens.ts';

/** Pictures of every screen at three sizes, into the ignored folder `shots/`. Words after the command choose screens. */
const wanted = process.argv.slice(2);
const folder = join(ROOT, 'shots');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await buildWeb((line) => process.stdout.write(`${line}\n`));
const house = await startHouse();
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } });
try {
  const chosen = screens.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
  );
  for (const screen of chosen) await shoot(browser, screen);
} finally {
  await browser.close();
  await house.stop();
}

async function shoot(browser: Browser, screen: (typeof screens)[number]): Promise<void> {
  for (const size of SIZES) {
    const context = await browser.newContext({
      baseURL: house.address,
      viewport: size,
      ...(screen.dark ? { colorScheme: 'dark' as const } : {}),
    });
    if (screen.locale) {
      const { locale } = screen;
      await context.addInitScript((code) => localStorage.setItem('flink-locale', code), locale);
    }
    const page = await context.newPage();
    if (screen.as) await signIn(page, screen.as);
    if (screen.offline) await page.route('**/api/**', (route) => route.abort());
    await page.goto(screen.path);
    await page.waitForLoadState('networkidle');
    await page.locator('h1, [role=dialog]').first().waitFor();
    const name = `${screen.name}-${size.width}x${size.height}.png`;
    await page.screenshot({ path: join(folder, name), animations: 'disabled' });
    process.stdout.write(`shots/${name}\n`);
    await context.close();
  }
}
