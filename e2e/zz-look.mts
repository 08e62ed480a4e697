import { chromium } from '@playwright/test';
import { findBrowser } from '../tools/browser/find-browser.ts';
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } as Record<string,string> });
const shots: [string, number, number, boolean][] = JSON.parse(process.argv[2] ?? '[]');
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
page.on('console', (m) => m.type() === 'error' && console.log(m.text()));
for (const [id, w, h, full] of shots) {
  await page.setViewportSize({ width: w, height: h });
  await page.goto(`http://127.0.0.1:5391/#/play/${id}?locale=en&scheme=light&bare=1`, { timeout: 240000 });
  await page.reload({ timeout: 240000 });
  await page.waitForSelector('#root > *', { timeout: 240000 });
  await page.waitForLoadState('networkidle', { timeout: 120000 }).catch(() => {});
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/art/shot-${id}-${w}.png`, fullPage: full, timeout: 120000 });
  console.log(id, w);
}
await browser.close();
