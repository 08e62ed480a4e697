import type { Page, Request } from '@playwright/test';
import { users } from '../../../content/load/demo-world.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'super@flink.test' });

const sortedAs = ({ firstname, lastname }: (typeof users)[number]) => `${lastname} ${firstname}`;
const names = users
  .toSorted((one, other) => (sortedAs(one) < sortedAs(other) ? -1 : 1))
  .map(({ firstname, lastname }) => `${firstname} ${lastname}`);
const CALL = '**/api/admin/users?*';

/** The names in the order of the rows. */
const shown = (page: Page) => page.getByRole('table', { name: 'Users' }).locator('tbody tr td:nth-child(2)');

async function expectNames(page: Page, expected: readonly string[]): Promise<void> {
  await expect(shown(page)).toHaveCount(expected.length);
  await expect(shown(page)).toContainText([...expected]);
}

test('ten rows at first, the rest on the next page, which survives a reload; Back returns', async ({
  page,
}) => {
  await page.goto('/admin/users');
  await expectNames(page, names.slice(0, 10));
  await expect(page.getByText(`1 to 10 of ${names.length}`)).toBeVisible();

  await page.getByRole('button', { name: 'Next page' }).click();

  await expectNames(page, names.slice(10));
  await expect(page).toHaveURL('/admin/users?page=2');
  await page.reload();
  await expectNames(page, names.slice(10));
  await page.goBack();
  await expectNames(page, names.slice(0, 10));
  await expect(page).toHaveURL('/admin/users');
});

test('another page size returns to page one', async ({ page }) => {
  await page.goto('/admin/users?page=2');
  await expectNames(page, names.slice(10));

  await page.getByText('25', { exact: true }).click();

  await expectNames(page, names);
  await expect(page).toHaveURL('/admin/users?limit=25');
  await expect(page.getByRole('radio', { name: '25' })).toBeChecked();
});

test('a column sorts upwards and downwards, and the address keeps it', async ({ page }) => {
  await page.goto('/admin/users?limit=25');
  const header = page.getByRole('columnheader', { name: 'Name' });
  await expect(header).toHaveAttribute('aria-sort', 'ascending');

  await header.getByRole('button').click();

  await expectNames(page, names.toReversed());
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL('/admin/users?orderBy=name&order=desc&limit=25');
  await page.reload();
  await expectNames(page, names.toReversed());
  await page.getByRole('columnheader', { name: 'Role' }).getByRole('button').click();
  await expect(page).toHaveURL('/admin/users?orderBy=roleAlias&order=asc&limit=25');
  await expect(page.getByRole('columnheader', { name: 'Role' })).toHaveAttribute('aria-sort', 'ascending');
});

test('the filter asks once, a second after the last key, and starts at page one', async ({ page }) => {
  await page.goto('/admin/users?page=2');
  await expectNames(page, names.slice(10));
  const asked: Request[] = [];
  page.on('request', (request) => request.url().includes('/api/admin/users') && asked.push(request));
  const lastKey = await page.evaluateHandle(() => {
    const key = { at: 0 };
    addEventListener('keydown', () => {
      key.at = Date.now();
    });
    return key;
  });

  await page.getByRole('searchbox', { name: 'Search Users' }).pressSequentially('mens', { delay: 80 });

  await expectNames(page, ['Kofi Mensah']);
  expect(asked.map((request) => new URL(request.url()).searchParams.get('filter'))).toEqual(['mens']);
  const waited = (asked[0]?.timing().startTime ?? 0) - (await lastKey.evaluate(({ at }) => at));
  expect(waited).toBeGreaterThanOrEqual(1000);
  await expect(page).toHaveURL('/admin/users?search=mens');
  await expect(page.getByText(`1 to 1 of 1, filtered from ${names.length}`)).toBeVisible();
});

test('a chip narrows the rows, stands in the address and is cleared by its cross', async ({ page }) => {
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Role' }).first().click();
  await page.getByRole('checkbox', { name: 'Teacher' }).check();

  await expect(shown(page)).toHaveCount(users.filter(({ role }) => role === 'TEACHER').length);
  await expect(page).toHaveURL('/admin/users?filter.roleAlias=TEACHER');
  await page.reload();
  await expect(shown(page)).toHaveCount(users.filter(({ role }) => role === 'TEACHER').length);
  await page.getByRole('button', { name: 'Clear the filter Role' }).click();
  await expectNames(page, names.slice(0, 10));
});

test('a filter that finds nothing says so and is cleared by one button', async ({ page }) => {
  await page.goto('/admin/users?search=zzzz');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();

  await page.getByRole('button', { name: 'Clear filters' }).click();

  await expectNames(page, names.slice(0, 10));
  await expect(page.getByRole('searchbox', { name: 'Search Users' })).toHaveValue('');
  await expect(page).toHaveURL('/admin/users');
});

test('no response is said in words, the search is kept, and Try again brings the rows', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/ERR_FAILED/);
  await page.route(CALL, (route) => route.abort());
  await page.goto('/admin/users?search=mens');
  const alert = page.getByRole('alert');
  await expect(alert.getByText('No response from server')).toHaveCount(1);

  await page.unroute(CALL);
  await alert.getByRole('button', { name: 'Try again' }).click();

  await expectNames(page, ['Kofi Mensah']);
});

test('an address with nonsense in it shows the first page', async ({ page }) => {
  await page.goto('/admin/users?page=-3&limit=7&orderBy=password&order=up');

  await expectNames(page, names.slice(0, 10));
});

test('a page beyond the last one offers the way to the first', async ({ page }) => {
  await page.goto('/admin/users?page=99');
  await expect(page.getByText('There is no page 99')).toBeVisible();

  await page.getByRole('button', { name: 'Go to the first page' }).click();

  await expectNames(page, names.slice(0, 10));
});
