import { signIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test('a center greets by its name and offers only its languages', async ({ page }) => {
  await page.goto('/maple');

  await expect(page).toHaveTitle('Login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maple Library, Sunrise District');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'English' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Español' })).toBeVisible();
});

test('a member signs in at the own center', async ({ page }) => {
  await page.goto('/maple');
  const login = page.waitForRequest('**/api/auth/login');

  await signIn(page, 'mia');

  await expect(page).toHaveURL('/play');
  expect((await login).postDataJSON()).toHaveProperty('learningCenterId');
});

test('an unknown center leads to the start page', async ({ page }) => {
  await page.goto('/no-such-center');

  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Home');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an expired center says so and leads to the start page', async ({ page }) => {
  await page.goto('/old-mill');

  await expect(page.getByRole('dialog').getByText('Learning Center is expired')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
});
