import { DEMO_PASSWORD } from '../../../content/load/demo-world.ts';
import { type RunningHouse, startHouse } from '../../support/house.ts';
import { linkFor } from '../../support/outbox.ts';
import { signIn } from '../../support/signed-in.ts';
import { expect, test } from '../../support/test.ts';

/** A new password ends sessions: this journey has a house of its own, so that nobody else is signed out. */
let house: RunningHouse;
test.beforeAll(async () => {
  house = await startHouse();
});
test.afterAll(() => house.stop());

test('a person changes name and password, and only the new password opens the door', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/400|401/);
  await page.goto(`${house.address}/login`);
  await signIn(page, 'regular@flink.test');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  const save = page.getByRole('button', { name: /^Save/ });
  await expect(save).toBeHidden();

  await page.getByLabel(/^First name/).fill('Reggie');
  await page.getByLabel('New password').fill('a new password');
  await page.getByLabel('Your password now').fill('not mine at all');
  await save.click();
  await expect(page.getByText('This is not your password')).toBeVisible();
  await page.getByLabel('Your password now').fill(DEMO_PASSWORD);
  await save.click();

  await expect(page.getByText('Your account is saved')).toBeVisible();
  await page.getByRole('button', { name: /Reggie/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.goto(`${house.address}/login`);
  await signIn(page, 'regular@flink.test');
  await expect(page.getByText('Wrong username or password').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('a new password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${house.address}/admin/my-account`);
});

test('a password that was given opens nothing but the account, until another is chosen', async ({ page }) => {
  const given = 'plum-rocket-42';
  const owner = await page.request.post(`${house.address}/api/auth/login`, {
    data: { username: 'super@flink.test', password: DEMO_PASSWORD },
  });
  const made = await page.request.post(`${house.address}/api/admin/users/add`, {
    headers: { authorization: `Bearer ${(await owner.json()).token}` },
    data: {
      firstname: 'Hana',
      lastname: 'Okoro',
      email: 'hana@example.test',
      roleAlias: 'MASTER_ADMIN',
      masterOrganizationId: null,
      regionId: null,
      learningCenterId: null,
      scopes: [],
      flinkAdmin: false,
      flinkMake: false,
      temporaryPassword: given,
      blocked: false,
    },
  });
  expect(made.status()).toBe(200);

  await page.goto(`${house.address}/login`);
  await signIn(page, 'hana@example.test', given);
  await expect(page).toHaveURL(`${house.address}/admin/my-account`);
  await page.getByLabel('New password').fill('her own kite 19');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Your account is saved')).toBeVisible();

  await page.goto(`${house.address}/admin/users`);
  await expect(page.getByRole('cell', { name: 'hana@example.test' }).first()).toBeVisible();
});

test('a new email counts once its owner has confirmed it from the mail', async ({ page, complaints }) => {
  complaints.forgive(/403/);
  await page.goto(`${house.address}/login`);
  await signIn(page, 'rep@flink.test');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await page.getByLabel(/^Email/).fill('new.rep@example.test');
  await page.getByLabel('Your password now').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Your account is saved')).toBeVisible();
  await expect(page.getByLabel(/^Email/)).toHaveValue('rep@flink.test');
  const link = await linkFor(page, house, 'new.rep@example.test', 'confirm-email');
  await page.evaluate(() => localStorage.clear());

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this your new email for Flink?');
  await page.getByRole('button', { name: 'Yes, confirm it' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await signIn(page, 'new.rep@example.test');
  await expect(page).toHaveURL(`${house.address}/admin/my-account`);

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yes, confirm it' })).toHaveCount(0);
});

test('a person signs out another device from the list of those on which they are signed in', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newPage();
  await elsewhere.goto(`${house.address}/login`);
  await signIn(elsewhere, 'author@flink.test');
  await expect(elsewhere).toHaveURL(/make/);
  await page.goto(`${house.address}/login`);
  await signIn(page, 'author@flink.test');
  await expect(page).toHaveURL(/make/);
  await page.goto(`${house.address}/admin/my-account`);
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByText('This device')).toHaveCount(1);

  await devices.getByRole('button', { name: /^Sign out Chrome on Linux/ }).click();

  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(`${house.address}/`);
  await elsewhere.close();
});
