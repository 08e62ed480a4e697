import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.describe('the head office', () => {
  test.use({ as: 'master@flink.test', speaks: 'en' });

  test('adds plans to a purchase of a center and takes them back, and looks up what families bought', async ({
    page,
  }) => {
    await page.goto('/admin/purchases?search=Maple');
    const row = page.getByRole('row').filter({ hasText: 'Maple Library' }).first();
    const cell = row.getByRole('cell');
    await expect(row).toBeVisible();
    await settled(page);
    expect(await barriers(page)).toEqual([]);
    const before = Number(((await cell.nth(2).textContent()) ?? '').replaceAll(',', ''));

    const change = async (action: string, number: string) => {
      await row.getByRole('button').last().click();
      await page.getByRole('menuitem', { name: action }).click();
      const dialog = page.getByRole('dialog', { name: action });
      await expect(dialog).toContainText('Maple Library has');
      await dialog.getByRole('textbox', { name: 'Number of plans' }).fill(number);
      expect(await barriers(page)).toEqual([]);
      await dialog.getByRole('button', { name: action }).click();
      await expect(dialog).toHaveCount(0);
    };
    await change('Add plans', '2');
    await expect(cell.nth(2)).toHaveText(String(before + 2));
    await change('Subtract plans', '2');
    await expect(cell.nth(2)).toHaveText(String(before));

    await page.getByRole('tab', { name: 'Families' }).click();
    await expect(page.getByRole('table', { name: 'Families' }).getByRole('row').nth(1)).toBeVisible();
    await settled(page);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('table', { name: 'Families' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin\/families\/edit\//);
  });

  test('creates a code for a center among the codes of all centers', async ({ page }) => {
    await page.goto('/admin/codes?search=MAPLE-USED');
    await expect(page.getByRole('row').filter({ hasText: 'MAPLE-USED' })).toContainText('Activated');
    await page.getByRole('button', { name: 'Create codes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create codes' });
    await dialog.getByRole('combobox', { name: 'Learning center' }).fill('Maple');
    await page.getByRole('option', { name: 'Maple Library' }).click();
    await dialog.getByRole('textbox', { name: 'Title on the card' }).fill('Open day');
    await settled(page);
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Make 1 code' }).click();
    await expect(page.getByText('1 code is made')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/admin/codes?filter.state=unused&search=Open%20day');
    await expect(page.getByRole('row').filter({ hasText: 'Open day' }).first()).toContainText('Unused');
  });
});

test.describe('consumer support', () => {
  test.use({ as: 'consumer@flink.test', speaks: 'en' });

  test('sees what families bought, and not what organizations purchased', async ({ page }) => {
    await page.goto('/admin/purchases');
    await expect(page.getByRole('table', { name: 'Families' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});
