import { DEMO_PASSWORD } from '../../../content/load/demo-world.ts';
import { signIn } from '../../support/signed-in.ts';
import { expect, test } from '../../support/test.ts';

const openFamily = async (page: import('@playwright/test').Page) => {
  await page.goto('/');
  await page.getByLabel('Email', { exact: true }).fill('garcia@flink.test');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Sign in as a family' }).click();
  await page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
};

test('a child taps the own face, and after signing out the device knows the child by name, and nobody else', async ({
  page,
}) => {
  await openFamily(page);
  const faces = page.getByRole('list', { name: 'Who is playing?' }).getByRole('button');
  await expect(faces).toHaveText(['A', 'L', 'M']);

  await faces.nth(2).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/play');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/maple\?family=/);
  await expect(faces).toHaveText(['A', 'L', 'Mia']);
});

test('two who play together sign in as a team, and the team is remembered on this device', async ({
  page,
}) => {
  await openFamily(page);
  await page.getByLabel('We play together').check();

  for (const letter of ['A', 'L']) {
    await page.getByRole('button', { name: letter, exact: true }).click();
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  }
  await expect(page.getByRole('button', { name: 'L', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Login' }).click();

  await expect(page).toHaveURL('/play');
  await expect(page.getByRole('list', { name: 'Playing now' }).getByRole('listitem')).toHaveText([
    'Ana',
    'Leo',
  ]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('We play together')).toBeChecked();
  // With a parent among them the device knows the whole family.
  await expect(page.getByRole('button', { name: 'Mia' })).toBeVisible();
});

test('a wrong password stays in the dialog and can be tried again', async ({ page, complaints }) => {
  complaints.forgive(/401/);
  await openFamily(page);

  await page.getByRole('button', { name: 'L', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill('wrong wrong');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('dialog').getByText('Wrong username or password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/play');
});

test('an address that leads to no family says so and leads to the sign-in', async ({ page, complaints }) => {
  complaints.forgive(/400|404/);
  for (const family of ['garbage', '00000000-0000-7000-8000-000000000000']) {
    await page.goto(`/login?family=${family}`);

    await expect(page.getByRole('alert')).toContainText(
      'Failed to fetch family members: this link leads to no family',
    );
    await expect(page.getByRole('button', { name: 'Refresh' })).toHaveCount(0);
  }
  await signIn(page, 'leo');
  await expect(page).toHaveURL('/play');
});

test('a family that does not want to be listed signs in by names, and nothing is wrong', async ({ page }) => {
  await page.route('**/api/auth/get-family-logins-by-family-id/**', async (route) => {
    const reply = await route.fetch();
    const { data, ...rest } = await reply.json();
    await route.fulfill({ response: reply, json: { ...rest, data: { ...data, members: [] } } });
  });
  await page.goto('/');
  await page.getByLabel('Email', { exact: true }).fill('garcia@flink.test');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Sign in as a family' }).click();

  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a center makes a team of three with names, and says whose password is wrong', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/401/);
  await page.goto('/maple');
  await page.getByLabel('Multi-family team').check();
  const names = page.getByLabel('Username');
  const passwords = page.getByLabel('Password', { exact: true });

  await names.nth(0).fill('leo');
  await passwords.nth(0).fill(DEMO_PASSWORD);
  await names.nth(1).fill('emma');
  await passwords.nth(1).fill('wrong wrong');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Wrong username or password')).toBeVisible();

  await passwords.nth(1).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/play');
  await expect(page.getByRole('list', { name: 'Playing now' }).getByRole('listitem')).toHaveText([
    'Leo',
    'Emma',
  ]);
});

test('at the faces somebody of another family joins by name', async ({ page }) => {
  await openFamily(page);
  await page.getByLabel('Multi-family team').check();

  await page.getByRole('button', { name: 'L', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByLabel('Username').fill('emma');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Play too' }).click();
  await page.getByRole('button', { name: 'Login', exact: true }).click();

  await expect(page).toHaveURL('/play');
  await expect(page.getByRole('list', { name: 'Playing now' }).getByRole('listitem')).toHaveText([
    'Leo',
    'Emma',
  ]);
});
