import { readFileSync, existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../tools/browser/find-browser.ts';
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } as Record<string, string> });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', webp: 'image/webp', html: 'text/html', woff2: 'font/woff2' };
const seen: string[] = [];
await page.route(/127\.0\.0\.1:3391\/(?!api)/, (route) => {
  const path = new URL(route.request().url()).pathname;
  const file = `/tmp/art/webdist${path}`;
  if (/webp|svg/.test(path)) seen.push(path.split('/').pop() ?? '');
  const found = /\.\w+$/.test(path) && existsSync(file) ? file : '/tmp/art/webdist/index.html';
  route.fulfill({ body: readFileSync(found), contentType: types[found.split('.').pop() ?? ''] ?? 'text/plain' });
});
page.on('console', (m) => m.type() === 'error' && console.log(m.text()));
await page.clock.install();
await page.goto('http://127.0.0.1:3391/login');
await page.waitForSelector('main');
await page.waitForTimeout(3000);
console.log('first', seen.join(' '));
for (let i = 0; i < 3; i++) {
  await page.clock.runFor(45_500); await page.waitForTimeout(1500); await page.clock.runFor(3000); await page.waitForTimeout(3500);
  await page.screenshot({ path: `/tmp/art/sign-${i}.png` });
  console.log(await page.evaluate(() => [...document.querySelectorAll('[data-theme]')].map((e) => `${e.getAttribute('data-theme')}${e.getAttribute('data-number')}`).join(', ')), seen.length);
}
await browser.close();
