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
  await expect(page.getByText('Above the center whole weeks are told that are over')).toBeVisible();
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
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: /^Print/ })).toBeHidden();
  await expect(table).toBeVisible();
  await expect(page.getByText(/^Sunrise District · /)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overTheEdge(page)).toEqual([]);
});
