import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'author@flink.test', viewport: { width: 1440, height: 900 } });

test('an author groups activities, orders them by keyboard, and finds the group again', async ({ page }) => {
  await page.goto('/flink-make/activity-groups');
  await settled(page);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Things that float');
  await dialog.getByRole('button', { name: 'Save' }).click();

  const picker = page.getByRole('combobox', { name: 'Add an activity or a group' });
  for (const words of ['Letter Chain', 'What Does It Mean']) {
    await picker.fill(words);
    await page
      .getByRole('option', { name: new RegExp(words) })
      .first()
      .click();
  }
  const rows = page.getByRole('list', { name: 'In this group' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const [first, second] = await rows.allInnerTexts();
  await rows.nth(1).getByRole('button', { name: /^Take/ }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows.nth(0)).toContainText(second?.replace(/^\d+\s*/, '') ?? '');
  await expect(rows.nth(1)).toContainText(first?.replace(/^\d+\s*/, '') ?? '');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Things that float was saved')).toBeVisible();

  await page.goto('/flink-make/activity-groups?search=float');
  await expect(page.getByRole('link', { name: /Things that float 2 activities/ })).toBeVisible();
  await settled(page);
});
