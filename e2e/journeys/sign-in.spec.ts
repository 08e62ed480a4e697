import { signIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { visitors } from '../support/visitors.ts';

/** One for each place to land on; where each role lands is a rule with tests of its own (home-of.test.ts). */
const oneForEachHome = visitors.filter(
  ({ home }, index) => visitors.findIndex((other) => other.home === home) === index,
);

for (const { name, role, home } of oneForEachHome) {
  test(`${role} signs in and lands on ${home}`, async ({ page }) => {
    await page.goto('/login');

    await signIn(page, name);

    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a wrong password is said beside the form, and what was typed stays', async ({ page, complaints }) => {
  complaints.forgive(/401/);
  await page.goto('/login');

  await signIn(page, 'leo', 'not the password');

  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(/Wrong username or password/);
  await expect(password).toBeFocused();
  await expect(page.getByLabel('Email or username')).toHaveValue('leo');
  await expect(password).toHaveValue('not the password');
  await expect(page).toHaveURL('/login');
});

test('an empty form names what is missing and calls nobody', async ({ page }) => {
  let called = false;
  page.on('request', (request) => {
    called ||= request.url().endsWith('/api/auth/login');
  });
  await page.goto('/login');

  await page.getByRole('button', { name: 'Login' }).click();

  await expect(page.getByText('Required')).toHaveCount(2);
  await expect(page.getByLabel('Email or username')).toHaveAttribute('aria-invalid', 'true');
  expect(called).toBe(false);
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
