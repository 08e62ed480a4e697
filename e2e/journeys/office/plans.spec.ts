import type { Page } from '@playwright/test';
import { barriers } from '../../support/accessibility.ts';
import { stateOf } from '../../support/browser-state.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'super@flink.test' });

const assigned = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Plans assigned to ${name}`, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

test('two administrators assign the plans of one organisation, and never more than were purchased', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.forgive(/404|409/);
  await page.goto('/admin/master-organizations');
  await page.getByRole('link', { name: 'Baobab Trust' }).click();
  const purchased = page.getByLabel('Plans Purchased, plans').first();
  const hours = page.getByLabel('Total Hours, h').first();
  await expect(purchased).toHaveValue('50');
  await purchased.fill('10');
  await hours.fill('x');
  await page.getByLabel('Discount, %').first().focus();
  await expect(page.getByRole('alert').filter({ hasText: 'You cant purchase' })).toContainText(
    'You cant purchase less than already assigned to regions and learning centers. Set back to 40.',
  );
  await expect(hours).toHaveValue('0.00');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(purchased).toHaveValue('50');
  await page.getByRole('link', { name: '1 region, 1 center' }).click();
  await expect(assigned(page, 'Baobab Center')).toHaveValue('40');
  await settled(page);
  expect(await barriers(page)).toEqual([]);

  const context = await browser.newContext({ storageState: stateOf('master@flink.test') });
  complaints.over(context);
  const other = await context.newPage();
  await other.goto(page.url());
  await assigned(other, 'Baobab Center').fill('47');
  await other.keyboard.press('Enter');
  await save(other).click();
  await expect(other.getByText('The plans are saved')).toBeVisible();

  // This page still shows what was there before.
  await assigned(page, 'Shared in Kisumu Region').fill('10');
  await page.keyboard.press('Enter');
  await save(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You cant assign more than master organization has not assigned');
  await page.keyboard.press('Escape');
  await expect(assigned(page, 'Baobab Center')).toHaveValue('47');

  await assigned(page, 'Shared in Kisumu Region').fill('99');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Set back to 3.');
  await save(page).click();
  await expect(page.getByText('The plans are saved')).toBeVisible();
  await expect(page.getByRole('row', { name: /Baobab Trust/ })).toContainText('50');

  // Both give the same center another number: the second one is told, keeps theirs, and decides.
  await assigned(other, 'Baobab Center').fill('46');
  await other.keyboard.press('Enter');
  await save(other).click();
  await expect(save(other)).toBeDisabled();
  await assigned(page, 'Baobab Center').fill('45');
  await page.keyboard.press('Enter');
  await save(page).click();
  await expect(dialog).toContainText('Somebody else changed this meanwhile');
  await page.keyboard.press('Escape');
  await expect(assigned(page, 'Baobab Center')).toHaveValue('45');
  await save(page).click();
  await expect(save(page)).toBeDisabled();
  await context.close();

  await page.goto(`/admin/master-organizations/plans/${crypto.randomUUID()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product plans');
  await expect(page.getByText('Not found')).toBeVisible();
});
