import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'author@flink.test', speaks: 'en', viewport: { width: 1440, height: 900 } });

test('an author sees how each template is played, in the language of their choice', async ({ page }) => {
  await page.goto('/flink-make/examples');
  const examples = page.getByRole('main').getByRole('listitem');
  await expect(examples.first()).toBeVisible();
  expect(await examples.count()).toBeGreaterThan(10);
  await settled(page);
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Español' }).click();
  await expect(page.getByRole('main')).toContainText('Sopa de letras');
  await examples.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/preview-activity\//);
});

test('an author writes spelling questions as lines, sees what they become and which are left out', async ({
  page,
}) => {
  await page.goto('/flink-make/edit-activities');
  await settled(page);
  await page.keyboard.press('n');
  const fresh = page.getByRole('dialog', { name: 'New activity' });
  await fresh.getByRole('textbox', { name: 'Name' }).fill('Written as lines');
  await fresh.getByRole('radio', { name: 'Spelling keyboard' }).check();
  await fresh.getByRole('button', { name: 'Save' }).click();
  await expect(fresh).toBeHidden();
  await page.getByRole('button', { name: 'Import questions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });

  await dialog.getByRole('button', { name: 'Insert example' }).click();
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('c[a]t');
  await settled(page);
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Questions' }).fill('d[o]g\nIt barks\n\n[cow]\nIt gives milk\n');
  await dialog.getByRole('button', { name: 'Add 2 questions' }).click();

  await expect(page.locator('[data-problem]')).toHaveCount(2);
  await expect(page.locator('[data-problem="0"]')).toContainText('dog');
  await expect(page.locator('[data-problem="1"]')).toContainText('cow');
});
