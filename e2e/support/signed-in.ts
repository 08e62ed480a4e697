import type { Page } from '@playwright/test';

const PASSWORD = 'letmeplay1';

/** Signs in as a person of the demo world the way a person does. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email or username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
