import type { Page } from '@playwright/test';
import { type RunningHouse, startHouse } from '../../support/house.ts';
import { linkFor } from '../../support/outbox.ts';
import { signIn } from '../../support/signed-in.ts';
import { expect, test } from '../../support/test.ts';

/** A district changes what is counted: it has a house of its own. */
let house: RunningHouse;
test.beforeAll(async () => {
  house = await startHouse();
});
test.afterAll(() => house.stop());

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const open = (page: Page, path: string) => page.goto(`${house.address}${path}`);

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
}

async function save(page: Page, said: string): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(said).first()).toBeVisible();
}

test('a district goes from nothing to a family that plays', async ({ page, complaints }) => {
  // Whether a name is taken is asked while it is written.
  complaints.forgive(/409|404/);
  await open(page, '/login');
  await signIn(page, 'super@flink.test');
  await page.waitForURL(/\/admin/);

  await open(page, '/admin/master-organizations/create');
  await field(page, 'Name').fill('Kilifi District');
  await page.getByText('Default', { exact: true }).click();
  await choose(page, 'Currency', 'KES');
  await save(page, 'Kilifi District is saved');
  const purchased = page.getByRole('region', { name: 'Flink Family' });
  await purchased.getByRole('textbox', { name: 'Plans Purchased, plans' }).fill('20');
  await page.keyboard.press('Tab');
  await save(page, 'The plans are saved');
  const organization = page.url();

  await open(page, '/admin/regions/create');
  await field(page, 'Name').fill('Coast');
  await choose(page, 'Master organization', 'Kilifi District');
  await save(page, 'Coast is saved');

  await open(page, '/admin/learning-centers/create');
  await field(page, 'Name').fill('Kilifi Library');
  await field(page, 'Address').fill('kilifi');
  await choose(page, 'Master organization', 'Kilifi District');
  await choose(page, 'Region', 'Coast');
  await choose(page, 'Product', 'Flink Family');
  await save(page, 'Kilifi Library is saved');
  await expect(page.getByRole('heading', { name: 'Kilifi Library', level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'Edit Kilifi District' }).click();
  await expect(page).toHaveURL(organization);
  await expect(page.getByRole('link', { name: '1 region, 1 center' })).toBeVisible();
  await page.goBack();

  const assigned = field(page, 'Plans Assigned of Flink Family');
  await assigned.fill('99');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Set back to 20.');
  await page.getByRole('checkbox', { name: 'Kiswahili' }).check();
  // By the key, with the cursor still in the field.
  await assigned.fill('5');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Successfully updated').first()).toBeVisible();
  await expect(assigned).toHaveValue('5');
  await expect(page.getByText('The plans are saved')).toBeVisible();
  const codes = page.getByRole('region', { name: 'Codes of Kilifi Library' });
  await codes.getByRole('button', { name: 'Make 1 code' }).click();
  const code = await codes.locator('code').textContent();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, `/register-by-code/${code}`);
  const family = {
    email: 'karisa@example.test',
    parentFirstName: 'Dama',
    parentLastName: 'Karisa',
    parentYob: '1988',
    parentUsername: 'dama.karisa',
    childFirstName: 'Safari',
    childLastName: 'Karisa',
    childUsername: 'safari.k',
  };
  for (const [name, value] of Object.entries(family)) await page.locator(`[name=${name}]`).fill(value);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/login\?family=/);

  await page.goto(await linkFor(page, house, family.email, 'set-password'));
  await page.getByLabel('New password', { exact: true }).fill('warm rain 5');
  await page.getByLabel('Once more').fill('warm rain 5');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Safari' }).click();
  await page.getByLabel('New password', { exact: true }).fill('blue kite 3');
  await page.getByLabel('Once more').fill('blue kite 3');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Safari' }).click();
  await page.getByLabel('Password', { exact: true }).fill('blue kite 3');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/play$/);
  for (const place of ['level', 'group', 'activity']) {
    await page.locator('a[data-item]').first().click();
    await expect(page).toHaveURL(new RegExp(`/play/${place}/`));
  }
});
