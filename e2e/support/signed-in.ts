import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../content/load/demo-world.ts';

/** Fills in the form on the page the way a person does. */
export async function signIn(page: Page, name: string, password: string = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel(/^(Email or username|Username)$/).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
