import type { Page } from '@playwright/test';
import { type Place, places } from './places.ts';
import { expect } from './test.ts';

/** The page that is open is the one of the route table: its title, its headline, its address, and no way to nowhere. */
export async function opens(page: Page, { address, titleText }: Place): Promise<void> {
  await expect.soft(page, address).toHaveTitle(titleText);
  await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  expect.soft(new URL(page.url()).pathname).toBe(address);
  expect.soft(await waysToNowhere(page), address).toEqual([]);
}

/** Links of our own that no route answers. */
async function waysToNowhere(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const isRoute = (address: string) => places.some(({ path }) => pattern(path).test(address));
  return links.filter((address) => !isRoute(address));
}

const pattern = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`);
