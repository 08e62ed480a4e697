import type { Page } from '@playwright/test';
import { type RunningHouse, startHouse } from '../../support/house.ts';
import { linkFor } from '../../support/outbox.ts';
import { expect, test } from '../../support/test.ts';

/** Codes and paid registrations are used up: these journeys have a house of their own. */
test.describe.configure({ mode: 'serial' });
let house: RunningHouse;
test.beforeAll(async () => {
  house = await startHouse();
});
test.afterAll(() => house.stop());

const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
};

const FAMILY = {
  parentFirstName: 'Imani',
  parentLastName: 'Njoroge',
  parentYob: '1990',
  parentUsername: 'imani.njoroge',
  childFirstName: 'Tumaini',
  childLastName: 'Njoroge',
  childUsername: 'tumaini.n',
};

test('a family registers with a code, sets a password each by mail and signs in', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/409|400/);
  await page.goto(`${house.address}/register-by-code/maple-2026`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Required').first()).toBeVisible();

  await page.getByLabel('I agree to receive text messages').check();
  await expect(page.locator('[name=phone]')).toHaveValue('+1');
  await page.getByLabel('I agree to receive text messages').uncheck();
  await fill(page, { ...FAMILY, email: 'njoroge@example.test', childUsername: 'leo' });
  await page.locator('[name=location]').selectOption('Riverside');
  await expect(page.getByText('Should be unique').first()).toBeVisible();
  await fill(page, { childUsername: FAMILY.childUsername });
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(page).toHaveURL(/\/login\?family=/);
  await expect(page.getByRole('dialog')).toContainText('Flink Family');
  await page.goto(await linkFor(page, house, 'njoroge@example.test', 'set-password'));
  await page.getByLabel('New password', { exact: true }).fill('sunny day 7');
  await page.getByLabel('Once more').fill('sunny day 8');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The two passwords are not the same')).toBeVisible();
  for (const weak of ['password1', 'Njoroge1990']) {
    await page.getByLabel('New password', { exact: true }).fill(weak);
    await page.getByLabel('Once more').fill(weak);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      /first that people try|cannot be a name/,
    );
  }
  await page.getByLabel('New password', { exact: true }).fill('sunny day 7');
  await page.getByLabel('Once more').fill('sunny day 7');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Tumaini' }).click();
  await page.getByLabel('New password', { exact: true }).fill('blue kite 3');
  await page.getByLabel('Once more').fill('blue kite 3');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Tumaini' }).click();
  await page.getByLabel('Password', { exact: true }).fill('blue kite 3');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/play$/);
});

test('a taken code gives an alert and goes back', async ({ page, complaints }) => {
  complaints.forgive(/404/);
  await page.goto(`${house.address}/login`);

  await page.goto(`${house.address}/register-by-code/MAPLE-USED`);

  await expect(page.getByRole('alertdialog')).toContainText('This code is not available');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the one-person product asks for one person', async ({ page }) => {
  await page.goto(`${house.address}/register-by-code/SOLO-2026`);

  await expect(page.locator('[name=parentFirstName]')).toBeVisible();
  await expect(page.locator('[name=childFirstName]')).toHaveCount(0);
});

test('a paid registration is finished with the email it was paid with', async ({ page }) => {
  await page.goto(`${house.address}/finish-registration/pending-paid`);

  await expect(page.locator('[name=email]')).toHaveValue('new-family@flink.test');
  await fill(page, { ...FAMILY, parentUsername: 'pending.parent', childUsername: 'pending.child' });
  await page.locator('[name=location]').selectOption({ index: 1 });
  // What is typed last would be asked about after a pause, with a registration that is used up by then.
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/pending-registrations/finish*', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  const asked: string[] = [];
  await page.clock.install();
  await page.locator('[name=childUsername]').fill('pending.child.2');
  await page.getByRole('button', { name: 'Submit' }).click();
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.runFor(1_000);
  letGo();
  await expect(page).toHaveURL(/\/login\?family=/);
  expect(asked.filter((url) => url.includes('username-availability'))).toEqual([]);
});

for (const [id, text] of [
  ['pending-unpaid', 'Not paid'],
  ['pending-done', 'Already completed'],
] as const) {
  test(`${id} says "${text}" and goes to the start`, async ({ page }) => {
    await page.goto(`${house.address}/finish-registration/${id}`);

    await expect(page.getByRole('dialog').getByText(text)).toBeVisible();
    await expect(page).toHaveURL(`${house.address}/`);
  });
}

test('a link that was used or never was is told, with the way to the login', async ({ page, complaints }) => {
  complaints.forgive(/403/);

  await page.goto(`${house.address}/set-password/${'x'.repeat(43)}`);

  await expect(page.getByText('This link is no longer valid. Ask for a new one')).toBeVisible();
});
