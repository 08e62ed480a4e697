import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../content/load/demo-world.ts';
import { expect, test } from '../../support/test.ts';

test('everything by keyboard alone: sign in, find the users, sort, page, go elsewhere, sign out', async ({
  page,
}) => {
  const press = (key: string) => page.keyboard.press(key);

  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email or username'));
  await page.keyboard.type('super@flink.test');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(DEMO_PASSWORD);
  await press('Enter');
  await expect(page).toHaveURL('/admin/my-account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good .*, Suda$/);

  await press('Control+k');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('users');
  await press('Enter');
  await expect(page).toHaveURL('/admin/users');
  await expect(page.locator('tbody tr')).toHaveCount(10);

  await tabTo(page, page.getByRole('columnheader', { name: 'Name' }).getByRole('button'));
  await press('Enter');
  await expect(page).toHaveURL('/admin/users?orderBy=name&order=desc');
  await tabTo(page, page.getByRole('button', { name: 'Next page' }));
  await press('Space');
  await expect(page).toHaveURL('/admin/users?orderBy=name&order=desc&page=2');
  await expect(page.getByRole('button', { name: 'Next page' })).toBeFocused();

  await press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await tabTo(page, page.getByRole('button', { name: 'Suda Owusu, my account' }));
  await press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await reach(page, 'ArrowDown', page.getByRole('menuitem', { name: 'Sign out' }));
  await press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
});

test.describe('in the office', () => {
  test.use({ as: 'super@flink.test' });

  test('the first Tab offers to skip the menus', async ({ page }) => {
    await page.goto('/admin/users');
    await expect(page.locator('tbody tr')).toHaveCount(10);

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('a message is closed by Enter, and the focus is back on the page', async ({ page }) => {
  await page.goto('/play');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'OK' })).toBeFocused();

  await page.keyboard.press('Enter');

  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** As often as a person would press it before giving up. */
const PATIENCE = 80;

const tabTo = (page: Page, goal: Locator) => reach(page, 'Tab', goal);

async function reach(page: Page, key: string, goal: Locator): Promise<void> {
  await goal.waitFor();
  for (let presses = 0; presses < PATIENCE; presses += 1) {
    await page.keyboard.press(key);
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${goal} is not reached by ${key}`);
}
