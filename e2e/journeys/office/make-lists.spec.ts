import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'author@flink.test', viewport: { width: 1440, height: 900 } });

test('an author makes a new activity, finds it by searching, copies it and deletes the copy', async ({
  page,
}) => {
  const name = 'Baby animals and their mothers';
  await page.goto('/flink-make/edit-activities');
  await settled(page);

  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New activity' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`   ${name}`);
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await expect(save).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Multiple choice' }).check();
  await save.click();
  await expect(page.getByRole('button', { name: 'Add problem' }).first()).toBeVisible();
  await page.goBack();
  const list = page.getByRole('region', { name: 'Edit list' });
  await expect(list.getByRole('link', { name })).toContainText('Not started');
  // Other journeys make activities in this list meanwhile.
  await list.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await settled(page);

  await page.goto('/flink-make/search-activities?search=baby+animals');
  await settled(page);
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('In your list');
  await row.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove from list' }).click();
  await expect(row.getByRole('button', { name: 'Add' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('In your list');
  await settled(page);

  await page.goto('/flink-make/edit-activities');
  await settled(page);
  await list.getByRole('link', { name }).click();
  await page.keyboard.press('c');
  await expect(list.getByRole('link', { name })).toHaveCount(2);
  const copy = `${name} (2)`;
  await expect(page.getByRole('heading', { level: 2, name: copy })).toBeVisible();
  await expect(list.getByRole('link', { name: copy }), 'Enter opens what is shown').toBeFocused();
  await page.getByRole('button', { name: `More for ${copy}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: `Delete ${copy}` }).click();
  await expect(list.getByRole('link', { name })).toHaveCount(1);
  await expect(list.locator('[aria-current="true"]')).toBeFocused();
  await settled(page);
});
