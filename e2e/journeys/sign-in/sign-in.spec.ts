import { signIn } from '../../support/signed-in.ts';
import { expect, test } from '../../support/test.ts';

/** Others sign in on their way elsewhere: the owner by keyboard, an author by e-mail, a child after a wrong password. */
test('somebody of the head office signs in and lands on the reports', async ({ page }) => {
  await page.goto('/login');

  await signIn(page, 'master@flink.test');

  await expect(page).toHaveURL('/flink-admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what is missing or wrong is said beside the form, what was typed stays, and the right one opens', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/401/);
  let called = false;
  page.on('request', (request) => {
    called ||= request.url().endsWith('/api/auth/login');
  });
  await page.goto('/login');

  await page.getByRole('button', { name: 'Login' }).click();

  await expect(page.getByText('Required')).toHaveCount(2);
  await expect(page.getByLabel('Email or username')).toHaveAttribute('aria-invalid', 'true');
  expect(called).toBe(false);

  await signIn(page, 'leo', 'not the password');

  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(/Wrong username or password/);
  await expect(password).toBeFocused();
  await expect(page.getByText("Let's try that once more!")).toBeVisible();
  await expect(page.getByLabel('Email or username')).toHaveValue('leo');
  await expect(password).toHaveValue('not the password');
  await expect(page).toHaveURL('/login');

  await signIn(page, 'leo');
  await expect(page).toHaveURL('/play');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a server that is down during the login is named, and the second try succeeds', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/ERR_CONNECTION_REFUSED/, /500/);
  await page.goto('/login');
  await page.route('**/api/auth/login', (route) => route.abort('connectionrefused'));
  await signIn(page, 'leo');

  await expect(page.getByRole('alert')).toContainText('Error connecting to server.');

  await page.unrouteAll();
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toContainText('Unknown error');

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/play');
});

test('a page behind the door is reached after the sign-in', async ({ page }) => {
  await page.goto('/play/progress');

  await expect(page.getByRole('dialog')).toContainText('Sign in, and you will be taken there.');
  await page.getByRole('button', { name: 'OK' }).last().click();
  await page.getByRole('link', { name: 'I have a username' }).click();
  await signIn(page, 'leo');

  await expect(page).toHaveURL('/play/progress');
});

test.describe('somebody who is signed in already', () => {
  test.use({ as: 'leo' });

  test('is taken home from the login', async ({ page }) => {
    await page.goto('/login');

    await expect(page).toHaveURL('/play');
  });
});
