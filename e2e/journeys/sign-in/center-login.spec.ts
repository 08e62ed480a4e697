import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../content/load/demo-world.ts';
import { settled } from '../../support/settled.ts';
import { signIn } from '../../support/signed-in.ts';
import { expect, test } from '../../support/test.ts';

test('a center greets by its name and offers only its languages', async ({ page }) => {
  await page.goto('/maple');

  await expect(page).toHaveTitle('Login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maple Library, Sunrise District');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'English' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Español' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
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

test.describe('a team of three', () => {
  const names = ['ana', 'leo', 'mia'];
  const players = (page: Page) =>
    names.map((_, place) => page.getByRole('group', { name: `Member ${place + 1}` }));

  const invite = async (page: Page) => {
    await page.goto('/maple');
    await page.getByRole('button', { name: 'Add a player' }).click();
    await page.getByRole('button', { name: 'Add a player' }).click();
  };

  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
  ] as const) {
    test(`sees all its fields and Login at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await invite(page);

      for (const player of players(page)) {
        await expect(player.getByLabel('Username')).toBeInViewport({ ratio: 1 });
        await expect(player.getByLabel('Password', { exact: true })).toBeInViewport({ ratio: 1 });
      }
      await expect(page.getByRole('button', { name: 'Login' })).toBeInViewport({ ratio: 1 });
    });
  }

  test('types on a phone one after the other, and loses nothing on the way', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await invite(page);

    for (const [place, player] of players(page).entries()) {
      await page.getByRole('button', { name: new RegExp(`^Member ${place + 1}`) }).click();
      await player.getByLabel('Username').fill(names[place] ?? '');
      await expect(page.getByRole('button', { name: 'Login' })).toBeInViewport({ ratio: 1 });
      if (place > 0) await player.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    }
    await page.getByRole('button', { name: 'Login' }).click();

    // Who has something to correct is led to it, though another was seen.
    const first = page.getByRole('group', { name: 'Member 1' });
    await expect(first.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/play');
    for (const name of ['Ana', 'Leo', 'Mia'])
      await expect(page.getByText(name, { exact: true }).first()).toBeAttached();
  });
});
