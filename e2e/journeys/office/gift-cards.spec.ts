import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'master@flink.test', speaks: 'en' });

test('a gift card is made in a currency without decimals, an amount too fine for it is refused, and the audit log tells who made it', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/400/);
  const code = `CARD-${Date.now()}`;
  await page.goto('/admin/gift-cards/create');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('textbox', { name: 'Value' }).fill('7.50');
  await page.getByRole('combobox', { name: 'Currency' }).click();
  await page.getByRole('option', { name: /^UGX/ }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('This currency has fewer decimals', { exact: true })).toBeVisible();
  await settled(page);
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('textbox', { name: 'Value' }).fill('25000');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`${code} is saved`)).toBeVisible();
  await page.goto(`/admin/gift-cards?search=${code}`);
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('UGX 25,000');

  // What the same person did, in the audit log.
  await page.goto('/admin/general?tab=audit');
  await page.getByRole('row').filter({ hasText: code }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: /^All that/ }).click();
  await expect(page).toHaveURL(/filter\.actorId=/);
  await expect(page.getByRole('row').filter({ hasText: code })).toBeVisible();
  await settled(page);
  expect(await barriers(page)).toEqual([]);
});
