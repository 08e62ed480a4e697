import { readFile } from 'node:fs/promises';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { barriers } from '../../support/accessibility.ts';
import { overTheEdge } from '../../support/layout.ts';
import { settled } from '../../support/settled.ts';
import { signIn } from '../../support/signed-in.ts';
import { expect, test } from '../../support/test.ts';

test('a district looks at usage, then at mastery, and prints it', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'district@flink.test');
  await page.waitForURL('**/flink-admin**');
  await page.goto('/admin/reports/usage-and-master');
  await settled(page);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage and mastery');
  const table = page.getByRole('table', { name: 'Usage and mastery' });
  await expect(table.getByRole('rowheader', { name: 'Maple Library' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await page.getByText('Mastery', { exact: true }).first().click();
  await expect(page).toHaveURL(/view=mastery/);
  await settled(page);
  await page.goBack();
  await settled(page);

  await page.evaluate(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true);
  });
  await page.getByRole('button', { name: /^Print/ }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  // A chart that was drawn for a wide window is drawn again in letters for paper.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('slider').first().locator('svg')).toHaveAttribute('viewBox', '0 0 760 280');
  await page.emulateMedia({ media: 'print' });
  // Heads stand on each page, which a head that sticks or has a button does not; the total stands once.
  const head = table.getByRole('columnheader').first();
  await expect(head).toHaveCSS('position', 'static');
  await expect(head.locator('button')).toHaveCSS('display', 'contents');
  await expect(table.locator('tfoot')).toHaveCSS('display', 'table-row-group');
  // The width between the margins of A4, which is narrower than Letter: no name is cut into letters.
  await page.setViewportSize({ width: 688, height: 1_000 });
  const name = table.getByRole('rowheader', { name: 'Maple Library' });
  expect((await name.boundingBox())?.height).toBeLessThan(60);
  expect(await overTheEdge(page)).toEqual([]);
  await expect(page.getByRole('button', { name: /^Print/ })).toBeHidden();
  await expect(table).toBeVisible();
  await expect(page.getByText(/^Sunrise District · /)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('slider').first().locator('svg')).toHaveAttribute(
    'viewBox',
    /^0 0 [23]\d\d 280$/,
  );
  expect(await overTheEdge(page)).toEqual([]);

  // A row leads to what it is made of, and the window beside it shows the same.
  await table.getByRole('link', { name: 'Maple Library' }).click();
  await expect(page).toHaveURL(/[?&]center=/);
  await settled(page);
  const beside = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open in new window' }).click();
  await expect(await beside).toHaveURL(page.url());
});

test.describe('a center', () => {
  test.use({ as: 'center@flink.test', speaks: 'en' });

  test('looks at its Monday in one window, and draws and narrows what it asks', async ({
    page,
    complaints,
  }) => {
    await page.goto('/flink-admin/report-groups');
    await page.getByRole('button', { name: 'New report group' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Monday');
    await dialog.getByRole('combobox', { name: 'Reports' }).click();
    await page.getByRole('option', { name: 'Usage and mastery' }).click();
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Monday' }).press('Enter');
    await expect(page).toHaveURL(/[?&]group=/);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Monday' })).toBeFocused();
    const beside = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Open in new window' }).click();
    const other = await beside;
    await expect(other).toHaveURL(page.url());
    const figures = (where: typeof page) =>
      where.getByRole('table', { name: 'Usage and mastery' }).innerText();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Monday');
    await settled(other);
    expect(await figures(other)).toBe(await figures(page));
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await other.close();

    await page.goto('/admin/reports/usage-and-master');
    await page.getByRole('combobox', { name: 'Show' }).click();
    await page.getByRole('option', { name: 'Time per learner' }).click();
    await expect(page).toHaveURL(/[?&]show=timeEach/);
    await expect(page.getByRole('columnheader', { name: 'Time per learner' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Active learners' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tooltip')).toHaveText(['Active learners, of all who belong here now']);
    expect(await barriers(page)).toEqual([]);
    await expect(page.getByText('A week begins on Sunday')).toBeVisible();
    await page.getByRole('button', { name: /^Dates: / }).click();
    await expect(page.getByRole('dialog').locator('thead th').first()).toHaveText('Su');
    await page.keyboard.press('Escape');
    await page.goto('/admin/reports/usage-and-master?view=mastery');
    await page.getByRole('combobox', { name: 'Families' }).click();
    await page.getByRole('option', { name: 'Smith' }).click();
    await expect(page).toHaveURL(/[?&]families=/);
    await settled(page);
    expect(await barriers(page)).toEqual([]);

    complaints.forgive(/404/);
    await page.goto('/admin/reports/usage-and-master?purchase=00000000-0000-4000-8000-000000000000');
    await settled(page);
    await expect(page.getByText('What is chosen is not there (any more)')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue('Not found');

    await page.goto('/admin/reports/family');
    await settled(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('p').filter({ hasText: /^Families$/ })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  test('is told which reports of a group its role does not open', async ({ page }) => {
    await page.goto('/flink-admin/report-groups');
    const token = await page.evaluate(() => localStorage.getItem('flink-token'));
    const made = await page.request.post('/api/report-groups', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        name: 'Tuesday',
        reports: ['cohort', 'revenue', 'translator-work'],
        days: 'year',
        compared: 'before',
      },
    });
    const { data } = await made.json();
    await page.goto(`/flink-admin/report-groups?group=${data._id}`);
    await settled(page);
    await expect(
      page.getByText('Left out, because your role does not open them: Revenue and Translator work'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Cohorts' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Revenue' })).toHaveCount(0);
    expect(await barriers(page)).toEqual([]);
  });

  test('hears what was found, and keeps its choices where no answer comes', async ({ page, complaints }) => {
    complaints.forgive(/ERR_FAILED/);
    await page.goto('/admin/reports/usage-and-master');
    await settled(page);
    expect(await barriers(page)).toEqual([]);
    const said = page.getByRole('status').filter({ hasText: /\S/ });
    await expect(said).toHaveText(
      (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '',
    );

    await page.route('**/api/reports', (route) => route.abort());
    const rows = page.getByRole('combobox', { name: 'Rows' });
    await rows.press('ArrowDown');
    await page.getByRole('option', { name: 'Learner' }).click();
    await expect(page.getByRole('alert')).toContainText('No response from server');
    await expect(rows).toBeFocused();
    await expect(rows).toHaveValue('Learner');
    await page.unroute('**/api/reports');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Learner', exact: true })).toBeVisible();

    await page.goto('/admin/reports/cohort');
    await settled(page);
    await page.getByRole('table').getByRole('button', { name: /%$/ }).first().press('Enter');
    await expect(page.getByRole('status').filter({ hasText: ' · first month, ' })).toContainText(
      'Still play',
    );
    expect(await barriers(page)).toEqual([]);
  });
});

test.describe('the head office', () => {
  test.use({ as: 'master@flink.test', speaks: 'en' });

  test('is told that a place is not there any more, and sees all of them', async ({ page, complaints }) => {
    complaints.forgive(/404/);
    await page.goto('/admin/reports/usage-and-master?center=00000000-0000-4000-8000-000000000000');
    await settled(page);
    await expect(page.getByText('What is chosen is not there (any more)')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Center' })).toHaveValue('Not found');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Reset' }).last().click();
    await expect(page).toHaveURL(/usage-and-master$/);
    await expect(page.getByRole('table', { name: 'Usage and mastery' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Center' })).toHaveValue('All centers');
  });

  test('sees on a small window where it is, and prints what it is that is empty', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/admin/reports/data-export');
    await settled(page);
    await expect(page.getByRole('link', { name: 'Data export' })).toBeInViewport({ ratio: 1 });

    await page.goto('/admin/reports/translator-work?from=2020-01-01&to=2020-01-31');
    await settled(page);
    await expect(page.getByText('Nothing was translated in these days')).toBeVisible();
    await expect(page.getByText('universal time (UTC)')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/ · 1\s*–\s*31 Jan 2020$/)).toBeVisible();
  });
});

test.describe('a rep', () => {
  test.use({ as: 'rep@flink.test', speaks: 'en' });

  test('finds revenue in Admin, and it equals the ledger line by line', async ({ page }) => {
    await page.goto('/admin/my-account');
    await page.getByRole('link', { name: 'Revenue', exact: true }).click();
    await settled(page);
    // The days that an export is of when nobody has chosen.
    const [from, to] = [-27, 0].map((days) => dayAfter(new Date().toISOString().slice(0, 10), days));
    await page.goto(`/admin/reports/revenue?from=${from}&to=${to}`);
    await settled(page);
    const total = page.getByRole('table', { name: 'Revenue' }).getByRole('row', { name: /^Total/ });
    const [net = '', , paid = ''] = await total.getByRole('cell').filter({ hasText: '$' }).allTextContents();
    expect(await barriers(page)).toEqual([]);

    await page.goto('/admin/reports/data-export/create');
    await page.getByRole('radio', { name: /^Payments/ }).check();
    await page.getByRole('textbox', { name: 'Name' }).fill('The ledger');
    await page.getByRole('button', { name: 'Create export' }).click();
    const row = page.getByRole('row', { name: 'The ledger' });
    await expect(row).toContainText('Ready', { timeout: 75_000 });
    const coming = page.waitForEvent('download');
    await row.getByRole('button', { name: 'CSV' }).click();
    const file = await readFile(await (await coming).path(), 'utf8');
    const lines = file
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
    const sumOf = (what: string) =>
      lines.filter((cells) => cells[4] === what).reduce((sum, cells) => sum + Number(cells[6]), 0);
    expect(sumOf('paid')).toBeGreaterThan(0);
    expect(paid).toBe(`$${sumOf('paid').toFixed(2)}`);
    expect(net).toBe(`$${(sumOf('paid') - sumOf('refunded')).toFixed(2)}`);
  });
});
