import { libraryId } from '../../content/library/library-id.ts';
import { settled } from '../support/settled.ts';
import { signIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

/** What every Chromium must do; `e2e/webdriver/core.spec.ts` has the same for other browsers. */
const BOOK = libraryId('activity', 'books-1', 'where-is-my-shoe', 'en');

test('a child signs in and follows the suggestions to a game', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'leo');
  await expect(page).toHaveURL('/play');

  while (!page.url().includes('/play/activity/')) {
    const before = page.url();
    await page.locator('a[data-next]').click();
    await expect(page).not.toHaveURL(before);
  }

  await settled(page);
});

test.describe('a book', () => {
  test.use({ as: 'leo', hasTouch: true });

  for (const way of ['click', 'tap', 'press'] as const)
    test(`is read to its end by ${way}`, async ({ page }) => {
      await page.goto(`/preview-activity/${BOOK}`);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      for (const move of ['turn 1', 'turn 2', 'turn 3', 'turn 4', 'turn 5', 'finish']) {
        const corner = page.locator(`[data-move="${move}"]`);
        if (way === 'press') await corner.press('Enter');
        else await corner[way]();
      }

      await expect(page.getByRole('heading', { name: 'Mastered!' })).toBeVisible();
    });
});

test.describe('in the office', () => {
  test.use({ as: 'super@flink.test' });

  test('a table is sorted and its second page opened', async ({ page }) => {
    await page.goto('/admin/users');
    const header = page.getByRole('columnheader', { name: 'Name' });
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');

    await page.getByRole('button', { name: 'Next page' }).click();

    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('table', { name: 'Users' }).locator('tbody tr').first()).toBeVisible();
  });

  test('a form says what is wrong and saves', async ({ page, complaints }, { project }) => {
    complaints.forgive(/400/);
    const name = `Seasons of ${project.name} ${Date.now()}`;
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    await page.goto('/admin/lists/create');
    await field('Name').fill(name);
    await field('Values').fill('red, green');
    await field('Default').fill('blue');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('This value is not allowed', { exact: true })).toBeVisible();

    await field('Default').fill('red');
    await page.keyboard.press('Control+s');

    await expect(page.getByText(`${name} is saved`)).toBeVisible();
  });
});
