import { type RunningHouse, startHouse } from '../../support/house.ts';
import { expect, test } from '../../support/test.ts';

/** An installation as one starts it for real: nobody is in it. */
let house: RunningHouse;
test.beforeAll(async () => {
  house = await startHouse({ FLINK_DEMO: 'off' });
});
test.afterAll(() => house.stop());

test('the address that the start prints makes the owner, once', async ({ page, complaints }) => {
  complaints.forgive(/403/);
  await expect.poll(() => house.said()).toMatch(/\/first-owner\/\S+/);
  const [address = ''] = /http\S+\/first-owner\/\S+/.exec(house.said()) ?? [];
  await page.goto(address);
  const begin = page.getByRole('button', { name: 'Begin' });

  await begin.click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/Required/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/8/);
  await page.getByLabel('First name').fill('Wangari');
  await page.getByLabel('Last name').fill('Otieno');
  await page.getByLabel('Email').fill('wangari@example.org');
  await page.getByLabel('Time zone').selectOption('Africa/Nairobi');
  await page.getByLabel('Password', { exact: true }).fill('seven quiet hippos');
  await page.getByLabel('Once more').fill('seven quiet hippos');
  // What was entered outlives the change of language.
  await page.getByText('Español').click();
  await expect(page.getByLabel('Nombre')).toHaveValue('Wangari');
  await page.getByRole('button', { name: 'Empezar' }).click();

  await expect(page).toHaveURL(`${house.address}/admin/my-account`);
  await expect(page.getByRole('heading', { name: 'Configura Flink' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
  await expect(page.getByLabel(/^Correo/)).toHaveValue('wangari@example.org');

  // Whoever owns it has nobody to ask for a scope.
  await page.goto(`${house.address}/flink-make/search-activities`);
  await expect(page.getByText('Aún no hay ningún ámbito.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nuevo ámbito' })).toHaveAttribute(
    'href',
    '/admin/scopes/create',
  );

  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await expect(page.getByText('This address has been used, or its time is over')).toBeVisible();

  // Without a library there is nothing to try.
  await page.goto(house.address);
  await expect(page.getByRole('heading', { name: 'For grown-ups' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play now' })).toHaveCount(0);
});
