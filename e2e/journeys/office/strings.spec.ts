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
  await expect(page.getByText('Text (Español)')).toBeVisible();
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

test('a translator goes from one text to the next in the order of the table', async ({ page }) => {
  await page.goto('/admin/strings?search=menu.&limit=10');
  const texts = page.getByRole('table', { name: 'Strings' }).locator('tbody tr').getByRole('link');
  await expect(texts).toHaveCount(10);
  const [first = '', second = ''] = await texts.allInnerTexts();
  await texts.first().click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(first);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(title).toHaveText(second);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(title).toHaveText(first);
});
