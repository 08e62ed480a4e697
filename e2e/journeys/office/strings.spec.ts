import type { Page } from '@playwright/test';
import { stateOf } from '../../support/browser-state.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'translator@flink.test' });

const BEFORE = 'Niveles por materia';
const AFTER = 'Elige tu nivel';

async function openText(page: Page): Promise<void> {
  await page.goto('/admin/strings?search=menu.title');
  await page.getByRole('link', { name: 'Levels by subject' }).click();
}

async function writeSpanish(page: Page, words: string): Promise<void> {
  await openText(page);
  await page.getByRole('textbox', { name: 'Text, Español' }).fill(words);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/ is saved$/)).toBeVisible();
  await settled(page);
}

test('a string that a translator changes in Spanish is seen in Play', async ({
  page,
  browser,
  complaints,
}) => {
  await writeSpanish(page, AFTER);
  await openText(page);
  await expect(page.getByText('Flink itself, as menu.title')).toBeVisible();

  const context = await browser.newContext({ storageState: stateOf('leo', 'es') });
  complaints.over(context);
  const learner = await context.newPage();
  // Texts are kept for a moment by the server.
  await expect(async () => {
    await learner.goto('/play');
    await settled(learner);
    await expect(learner.getByRole('heading', { level: 1 })).toHaveText(AFTER, { timeout: 1_000 });
  }).toPass();
  await context.close();

  await writeSpanish(page, BEFORE);
});
