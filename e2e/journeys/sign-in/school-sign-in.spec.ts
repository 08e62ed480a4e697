import type { Page } from '@playwright/test';
import { barriers } from '../../support/accessibility.ts';
import { type RunningHouse, startHouse } from '../../support/house.ts';
import { settled } from '../../support/settled.ts';
import { signIn } from '../../support/signed-in.ts';
import { expect, test } from '../../support/test.ts';

const toSchool = async (page: Page, house = '') => {
  await page.goto(`${house}/maple`);
  await page.getByRole('button', { name: 'Sign in with your school' }).click();
  await page.waitForURL('**/api/sandbox/clever/**');
};

test('a teacher walks through the school sign-in and lands on the reports', async ({ page }) => {
  await toSchool(page);

  await page
    .getByText(/teacher/i)
    .first()
    .click();

  await expect(page).toHaveURL('/flink-admin');
});

test('an answer that nobody asked for signs nobody in and leads back to the school', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/./);

  await page.goto('/login/clever?code=stolen&state=0123456789abcdef');

  await expect(page.getByRole('alertdialog')).toContainText('Clever sign-in failed:');
  expect(page.url()).not.toContain('stolen');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL('**/api/sandbox/clever/**');
});

test.describe('the contact of a school', () => {
  /** A sync brings people in: this journey has a house of its own, so that nobody else meets them. */
  let house: RunningHouse;
  test.beforeAll(async () => {
    house = await startHouse();
  });
  test.afterAll(() => house.stop());

  test('links the district, sees what a sync changes, syncs, and a student comes in', async ({
    page,
    browser,
    complaints,
  }) => {
    // A refused token answers with 400.
    complaints.forgive(/400 \(Bad Request\)/);
    await page.goto(`${house.address}/login`);
    await signIn(page, 'clever@flink.test');
    const school = page.getByRole('region', { name: 'School sign-in' });

    await school.getByLabel('District ID').fill('sandbox-district');
    await school.getByLabel('Access token').fill('not-this-one');
    await school.getByRole('combobox', { name: 'Product of new schools' }).click();
    await page.getByRole('option', { name: 'Flink Family' }).click();
    await school.getByRole('button', { name: 'Link district' }).click();
    await expect(school.getByText('This access token is not accepted.')).toBeVisible();
    await school.getByLabel('Access token').fill('sandbox-token');
    await school.getByRole('button', { name: 'Link district' }).press('Enter');
    await expect(school.getByText('Linked to Sunrise District')).toBeVisible();

    await school.getByRole('button', { name: 'What would change' }).press('Enter');
    const each = school.getByRole('region', { name: 'One by one' });
    await expect(each.getByRole('row', { name: /Nadia Park/ })).toContainText('New');
    await expect(each.getByRole('row', { name: /Ravi Menon/ })).toContainText('Refused');
    await settled(page);
    expect(await barriers(page)).toEqual([]);

    await school.getByRole('button', { name: 'Sync now' }).press('Enter');
    const last = school.getByRole('region', { name: 'Last sync' }).first();
    await expect(last).toContainText('Done');
    await expect(last.getByRole('row', { name: /^Students/ })).toContainText('1');
    await settled(page);

    const visitor = await browser.newContext();
    complaints.over(visitor);
    const child = await visitor.newPage();
    await toSchool(child, house.address);
    await child.getByText('Nadia Park').click();
    await expect(child).toHaveURL(`${house.address}/play`);
    await settled(child);
    await visitor.close();
  });
});
