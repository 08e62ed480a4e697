import { expect, test } from '../support/test.ts';

const toSchool = async (page: import('@playwright/test').Page) => {
  await page.goto('/maple');
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
