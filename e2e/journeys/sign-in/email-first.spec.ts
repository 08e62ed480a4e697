import { DEMO_PASSWORD } from '../../../content/load/demo-world.ts';
import { expect, test } from '../../support/test.ts';

const ask = async (page: import('@playwright/test').Page, email: string) => {
  await page.goto('/');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'OK' }).click();
};

test('a person of the office types the email, then the password, and is in', async ({ page }) => {
  await ask(page, 'Author@flink.test ');

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Sign in as a family' })).toHaveCount(0);
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Login' }).click();

  await expect(page).toHaveURL('/flink-make');
});

test('an unknown email gets the same dialog as a known one, and Esc closes it', async ({ page }) => {
  await ask(page, 'nobody@example.test');

  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nobody@example.test');
});

test('a family is offered to sign in as a family and sees its faces', async ({ page }) => {
  await ask(page, 'garcia@flink.test');

  await page.getByRole('button', { name: 'Sign in as a family' }).click();

  await expect(page.getByRole('heading', { name: 'Who is playing?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'M', exact: true })).toBeVisible();
});

test('what is not an email is said beside the field', async ({ page }) => {
  await ask(page, 'not an email');

  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a lookup that fails says so and keeps the email', async ({ page, complaints }) => {
  complaints.forgive(/500/);
  await page.route('**/api/auth/login-screen-by-email/**', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );

  await ask(page, 'author@flink.test');

  await expect(page.getByRole('alertdialog').getByText('Something goes wrong')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).last().click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('author@flink.test');
});

test('a forgotten password is answered the same for anybody', async ({ page }) => {
  await ask(page, 'nobody@example.test');
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const send = page.getByRole('button', { name: 'Send' });
  const email = page.getByRole('dialog', { name: 'Forgot Password' }).getByLabel('Email');
  await email.fill('');
  await expect(send).toBeDisabled();
  await email.fill('nobody@x.y');
  await send.click();
  await expect(email).toHaveAccessibleDescription('Invalid email address');

  await email.fill('nobody@example.test');
  await send.click();

  await expect(
    page.getByText('The email has been sent. Please check your email and follow the instructions.'),
  ).toBeVisible();
});
