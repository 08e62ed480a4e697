import { chromium } from '@playwright/test';
import { DEMO_PASSWORD } from '../../content/load/demo-world.ts';
import { launchOptions } from '../../tools/browser/browser.ts';
import { findBrowser } from '../../tools/browser/find-browser.ts';

/**
 * Translates activities of the demo world by keyboard and counts the presses besides the writing:
 * `node bench/translators/presses.ts http://127.0.0.1:3000 100 es translator`. It changes the world that it runs on.
 */
const [address = 'http://127.0.0.1:3000', wanted = '100', language = 'es', name = 'translator'] =
  process.argv.slice(2);
const browser = await chromium.launch(launchOptions(await findBrowser()));
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`${address}/login`);
await page.getByLabel(/^(Email or username|Username)$/).fill(`${name}@flink.test`);
await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
await page.getByRole('button', { name: 'Login' }).click();
await page.waitForURL(/flink-make/);
await page.goto(`${address}/flink-make?filter.language=${language}`);

const counted = { start: 0, moves: 0, saves: 0, texts: 0, drafts: 0 };
await page.getByRole('link', { name: /^Translate/ }).waitFor();
await page.keyboard.press('n');
counted.start += 1;

let done = 0;
let before = '';
while (done < Number(wanted)) {
  await page.waitForFunction(
    (last) => {
      const title = document.querySelector('section h2')?.closest('section');
      return title !== null && title !== undefined && title.dataset.id !== last;
    },
    before,
    { timeout: 30_000 },
  );
  before = (await page.locator('section[data-id]').first().getAttribute('data-id')) ?? '';
  // The screen has put the cursor into the first text to write.
  await page.waitForFunction(() => document.activeElement?.closest('[data-open]') !== null);
  const open = await page.locator('[data-open="true"] textarea').count();
  for (let at = 0; at < open; at += 1) {
    const source = await page.evaluate(
      () => document.activeElement?.closest('[data-open]')?.querySelector('p + *')?.textContent ?? 'text',
    );
    await page.keyboard.insertText(`${language} ${source}`);
    counted.texts += 1;
    if (at < open - 1) {
      await page.keyboard.press('Tab');
      counted.moves += 1;
    }
  }
  const reply = page.waitForResponse(
    (response) => response.url().endsWith('/translations/texts') && response.request().method() === 'POST',
  );
  await page.keyboard.press('Control+Enter');
  counted.saves += 1;
  const { data } = await (await reply).json();
  if (!data[0].published) counted.drafts += 1;
  done += 1;
}
const besides = counted.start + counted.saves;
process.stdout.write(
  `${done} activities, ${counted.texts} texts: ${besides} presses besides the writing (${counted.start} to begin, ${counted.saves} "Save and next"), ${counted.moves} from text to text within an activity, ${counted.drafts} left as drafts\n`,
);
await browser.close();
