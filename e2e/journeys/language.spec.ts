import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('changing the language changes every text and the language of the page, and is kept for the next visit', async ({
  page,
}) => {
  await page.goto('/login');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');

  for (const [choice, code, button, title] of [
    ['Español', 'es', 'Entrar', 'Entrar'],
    ['English', 'en', 'Login', 'Login'],
    ['Kiswahili', 'sw', 'Ingia', 'Ingia'],
  ] as const) {
    await page.getByText(choice, { exact: true }).click();

    await expect(html).toHaveAttribute('lang', code);
    await expect(html).toHaveAttribute('dir', 'ltr');
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('radio', { name: choice })).toBeChecked();
  }

  await page.reload();

  await expect(page.getByRole('button', { name: 'Ingia', exact: true })).toBeVisible();
});

test.describe('in the office', () => {
  test.use({ as: 'regular@flink.test' });

  test('the own account changes the language of the office', async ({ page }) => {
    await page.goto('/admin/my-account');

    await page.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'Español' }).click();
    await page.getByRole('button', { name: /^Save/ }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Buen[oa]s .+, /);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});

test.describe('a language that is read from right to left', () => {
  test.use({ speaks: 'ar' });

  test('turns the sign-in page round', async ({ page }) => {
    await page.goto('/login');

    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    const logo = page.getByRole('img', { name: 'Flink' });
    const languages = page.getByRole('radio').first();
    expect(await middleOf(logo)).toBeGreaterThan(await middleOf(languages));
  });

  test.describe('in the office', () => {
    test.use({ as: 'super@flink.test', viewport: { width: 1440, height: 900 } });

    test('puts the rail and the column of sections on the right, and mirrors the table', async ({ page }) => {
      await page.goto('/admin/users');
      await expect(page.getByRole('row')).toHaveCount(11);

      const rail = await middleOf(page.getByRole('navigation', { name: 'Areas' }));
      const sections = await middleOf(page.getByRole('navigation', { name: 'What is managed' }));
      const main = await middleOf(page.getByRole('main'));
      expect(rail).toBeGreaterThan(1400);
      expect(rail).toBeGreaterThan(sections);
      expect(sections).toBeGreaterThan(main);

      const name = await middleOf(page.getByRole('columnheader', { name: 'Name' }));
      const role = await middleOf(page.getByRole('columnheader', { name: 'Role' }));
      expect(name).toBeGreaterThan(role);
    });
  });
});

async function middleOf(thing: Locator): Promise<number> {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${thing} is not on the page`);
  return box.x + box.width / 2;
}
