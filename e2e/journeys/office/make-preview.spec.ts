import type { Page } from '@playwright/test';
import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'author@flink.test', viewport: { width: 1440, height: 900 } });

const saved = (page: Page) => expect(page.getByText(/^Saved|^All changes saved/).first()).toBeVisible();
const slot = (page: Page, place: string) =>
  page.locator(`[data-slot="gameData.problems.0.${place}"] button`).first();
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the activity' }).getByRole('link', { name });

test('an author sees in the player what is being written, tells the help, and brings a version back', async ({
  page,
}) => {
  await page.goto('/flink-make/edit-activities');
  await settled(page);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New activity' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Seen while it is made');
  await dialog.getByRole('radio', { name: 'Multiple choice' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  // What was just named is open at once.
  await page.getByRole('button', { name: 'Add problem' }).first().click();
  const live = page.getByRole('region', { name: 'Live preview' });
  await slot(page, 'question').click();
  await page.keyboard.type('Who says moo?');
  await expect(live).toContainText('It cannot be played yet');
  await slot(page, 'correctAnswer').click();
  await page.keyboard.type('cow');
  await slot(page, 'incorrectAnswers.0').click();
  await page.keyboard.type('dog');

  const stage = page.frameLocator('iframe');
  await expect(stage.getByText('dog')).toBeVisible();
  await page.keyboard.type('fish');
  await expect(stage.getByText('dogfish')).toBeVisible();
  await saved(page);
  expect(await barriers(page, { contrast: false })).toEqual([]);

  await tab(page, 'Options').click();
  await page.getByRole('combobox', { name: 'Font size', exact: true }).click();
  await page.getByRole('option', { name: '24' }).click();
  await tab(page, 'Preview').click();
  // A tablet is 768 high, and 24 are 24 of 992 of that (spec 2 §9).
  await expect(stage.getByText('dogfish')).toHaveCSS('font-size', '18.5856px');
  await page.getByText('Team of two').click();
  await stage.getByRole('button', { name: 'Next' }).click();
  await stage.getByRole('button', { name: 'Play' }).click();
  await expect(stage.getByText('Leo').first()).toBeVisible();
  await expect(stage.getByText('Who says moo?').first()).toBeVisible();

  await tab(page, 'Help').click();
  await page.getByRole('button', { name: /Help in English/ }).click();
  await expect(page.getByRole('textbox', { name: 'Help in English' })).toBeFocused();
  await page.keyboard.type('Find the {words}.');
  await expect(stage.getByText('Find the cow.')).toBeVisible();
  await page.getByRole('button', { name: 'Tell it in several languages' }).click();
  await page.getByLabel('Language', { exact: true }).first().click();
  await page.getByRole('option', { name: 'Español' }).click();
  await expect(page.getByText('This is the English help, to begin with.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep it as it is' }).click();
  await saved(page);
  await settled(page);
  expect(await barriers(page, { contrast: false })).toEqual([]);

  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('radio').last().check();
  await expect(versions.getByText('Problem 1 has come since')).toBeVisible();
  await expect(versions.getByText('dogfish')).toBeVisible();
  expect(await barriers(page, { contrast: false })).toEqual([]);
  await versions.getByRole('button', { name: 'Bring this version back' }).click();
  await tab(page, 'Content').click();
  await expect(page.getByRole('button', { name: 'Add problem' }).first()).toBeVisible();
  await expect(slot(page, 'question')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(slot(page, 'question')).toContainText('Who says moo?');
  await saved(page);
  await settled(page);
});
