import { readFile } from 'node:fs/promises';
import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'center@flink.test', speaks: 'en' });

/** An export of the demo world is made within a moment: who wants to stop one may have to be quick more than once. */
const MOST_TRIES = 5;

test('a center exports what was played, stops it, goes on and takes it along', async ({ page }) => {
  await page.goto('/admin/reports/data-export/create');
  await settled(page);
  expect(await barriers(page)).toEqual([]);

  let name = '';
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    name = `Autumn ${attempt}`;
    await page.goto('/admin/reports/data-export/create');
    await page.getByRole('radio', { name: /^Time played/ }).check();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Minutes together' }).click();
    await page.getByRole('button', { name: 'Create export' }).click();
    const underWay = page.getByRole('region', { name, exact: true });
    const isSeen = await underWay
      .getByRole('button', { name: 'Stop' })
      .click({ timeout: 4_000 })
      .then(() => true)
      .catch(() => false);
    await settled(page);
    if (isSeen && (await page.getByRole('row', { name }).textContent())?.includes('Stopped')) break;
  }
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Stopped');

  await row.getByRole('button', { name: 'Go on' }).click();
  await expect(row).toContainText('Ready', { timeout: 75_000 });
  await expect(page.locator('[aria-live=polite]').getByText(`${name}: Ready`)).toBeAttached();
  const coming = page.waitForEvent('download');
  await row.getByRole('button', { name: 'CSV' }).click();
  const download = await coming;

  expect(download.suggestedFilename()).toBe(`${name}.csv`);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFDay,Family,Learner,Adult or child,Minutes');
  const said = await row.locator('td[data-head="Rows"]').textContent();
  expect(lines.length - 1).toBe(Number(said));
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,(García|Smith),/);

  // Who opens it hears of no new one while it is fetched.
  const fetched = Promise.withResolvers<void>();
  await page.route('**/api/reports/data-export/*-*', async (route) => {
    await fetched.promise;
    await route.continue();
  });
  await row.getByRole('link', { name }).click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { name: 'Export', exact: true })).toBeFocused();
  fetched.resolve();
  await expect(panel.getByRole('heading', { name: `Edit ${name}` })).toBeFocused();
});
