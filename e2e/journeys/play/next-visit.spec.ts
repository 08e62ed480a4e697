import { expect, test } from '../../support/test.ts';

test.use({ as: 'leo', serviceWorkers: 'allow' });

test('the next visit comes from the device, and answers only from the server', async ({
  page,
  context,
  complaints,
}) => {
  complaints.forgive(/ERR_INTERNET_DISCONNECTED/);
  const board = page.locator('a[data-item]').first();
  await page.goto('/play');
  await expect(board).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

  const visit = await page.goto('/play');
  expect(visit?.fromServiceWorker()).toBe(true);
  await expect(board).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Error connecting to server.');
  await context.setOffline(false);
  // By itself.
  await expect(board).toBeVisible();

  // A learning center whose address begins with the same letters.
  expect((await page.goto('/playground'))?.fromServiceWorker()).toBe(false);
});
