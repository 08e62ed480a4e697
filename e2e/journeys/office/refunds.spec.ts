import { DEMO_PASSWORD } from '../../../content/load/demo-world.ts';
import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'consumer@flink.test', speaks: 'en', signsOut: true });

test('consumer support grants a refund of mobile money, sends it by hand and says so, and sees it with the family', async ({
  page,
  request,
}) => {
  const { token } = await (
    await request.post('/api/auth/login', {
      headers: { 'x-forwarded-for': '192.0.2.219' },
      data: { username: 'baraka', password: DEMO_PASSWORD },
    })
  ).json();
  const asks = async (path: string, data?: object) =>
    (
      await request.post(path, { headers: { authorization: `Bearer ${token}` }, ...(data ? { data } : {}) })
    ).json();
  const { data } = await (
    await request.get('/api/flink-play/get-data', { headers: { authorization: `Bearer ${token}` } })
  ).json();
  const { hoursInIncrement: hours, costPerHour } = data.prepaid;
  const bought = await asks('/api/purchases/prepaid/buy-hours', {
    familyId: data.family._id,
    hours,
    amount: hours * costPerHour,
    phone: '0712345678',
  });
  const { paymentId } = bought.data;
  await asks(`/api/purchases/payments/${paymentId}/refresh`);
  const message = `Once too often ${paymentId}`;
  await asks(`/api/purchases/${paymentId}/request-refund`, { message });

  await page.goto(`/admin/refunds?search=${paymentId}`);
  const row = page.getByRole('row').filter({ hasText: message });
  await expect(row).toContainText('Open');
  await settled(page);
  expect(await barriers(page)).toEqual([]);
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Decide' }).click();
  await page.getByLabel('What the family is told').fill('Gladly');
  await page.getByRole('button', { name: /^Give KSh/ }).click();
  await expect(row).toContainText('to be sent by hand');

  // What was pressed in the menu is gone with it; who works by keys goes on at its button.
  await expect(row.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Say it is sent back' }).click();
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel('Number of the transfer').fill('QK12345');
  await page.getByLabel('Number of the transfer').press('Enter');
  await expect(row).toContainText('Money is back');

  // The family itself: its time, what it pays with, and all that it has paid.
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Open the family' }).click();
  await expect(page.getByText('Pays by mobile money')).toBeVisible();
  await expect(page.getByText('Left', { exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Payments' })).toContainText('Given back');
});
