import type { Page } from '@playwright/test';
import { barriers } from '../../support/accessibility.ts';
import { stateOf } from '../../support/browser-state.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'author@flink.test', viewport: { width: 1440, height: 900 } });

const saved = (page: Page) => expect(page.getByText(/^Saved|^All changes saved/).first()).toBeVisible();
const slot = (page: Page, place: string) =>
  page.locator(`[data-slot="gameData.problems.0.${place}"] button`).first();

/** A new activity, open in its editor with its first problem. */
async function begin(page: Page, name: string): Promise<void> {
  await page.goto('/flink-make/edit-activities');
  await settled(page);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New activity' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('radio', { name: 'Multiple choice' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Open editor' }).click();
  await page.getByRole('button', { name: 'Add problem' }).first().click();
}

test('an author fills a problem in, is led to what is missing, and finds everything again', async ({
  page,
}) => {
  await begin(page, 'Who says what');

  await slot(page, 'question').click();
  await page.keyboard.type('Who says moo?');
  await slot(page, 'correctAnswer').click();
  await page.keyboard.type('cow');
  await saved(page);
  await expect(page.getByRole('region', { name: 'To fix before it is ready' })).toBeVisible();
  await page.keyboard.press('F8');
  expect(await barriers(page)).toEqual([]);

  await slot(page, 'incorrectAnswers.0').click();
  await page.keyboard.type('dog');
  await expect(page.getByText('Nothing to fix: it can be played.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Nothing to fix: it can be played.')).toBeHidden();
  await page.keyboard.press('Control+y');
  await saved(page);
  await settled(page);
  await page.reload();
  await settled(page);

  await expect(slot(page, 'question')).toContainText('Who says moo?');
  await expect(slot(page, 'incorrectAnswers.0')).toContainText('dog');
  await page.getByRole('link', { name: 'Options' }).click();
  await page.getByRole('switch', { name: 'Random order' }).check();
  await saved(page);
  await settled(page);
});

test('what is written while the line is dead is kept and sent when it is back', async ({
  page,
  context,
  complaints,
}) => {
  complaints.forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await begin(page, 'Written in a tunnel');
  await slot(page, 'question').click();
  await page.keyboard.type('Before');
  await saved(page);

  await context.setOffline(true);
  await page.keyboard.type(' and after');
  await expect(page.getByText('Offline, kept on this device').first()).toBeVisible();
  await context.setOffline(false);

  await saved(page);
  await settled(page);
  await page.reload();
  await settled(page);
  await expect(slot(page, 'question')).toContainText('Before and after');
});

test('two authors who change the same problem are asked, and nothing is overwritten', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.forgive(/409/);
  await begin(page, 'Two pens');
  await slot(page, 'question').click();
  await page.keyboard.type('Ours');
  await saved(page);
  await settled(page);

  const context = await browser.newContext({ storageState: stateOf('master@flink.test') });
  complaints.over(context);
  const other = await context.newPage();
  await other.goto(page.url());
  await slot(other, 'question').click();
  await other.keyboard.type(' and theirs');
  await saved(other);
  await settled(other);
  await context.close();
  await page.keyboard.type(' and mine');

  const dialog = page.getByRole('dialog', { name: /changed the same part/ });
  await expect(dialog).toContainText('Ours and theirs');
  await expect(dialog).toContainText('Ours and mine');
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(slot(page, 'question')).toContainText('Ours and theirs');
  await settled(page);
});
