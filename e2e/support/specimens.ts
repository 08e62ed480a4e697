import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { still } from './settled.ts';
import { surroundings } from './surroundings.ts';

export const LOOKS = ['play', 'office', 'template'] as const;
/** The gallery's Arabic shows the longest text of all languages, from right to left. */
export const LANGUAGES = ['en', 'ar'] as const;

/** One way through the gallery: all specimens of a look, in one language and one light. */
export interface Walk {
  readonly look: (typeof LOOKS)[number];
  readonly locale: (typeof LANGUAGES)[number];
  readonly scheme: 'light' | 'dark';
}

export async function specimensOn(page: Page, walk: Walk): Promise<readonly string[]> {
  await page.goto(addressOf(walk, ''));
  await page.waitForFunction(() => window.__gallery !== undefined);
  const specimens = await page.evaluate(() => window.__gallery?.specimens ?? []);
  return specimens.filter(({ title }) => isWalked(title)).map(({ id }) => id);

  /** The editors of a template are one for all of its fixtures: one that is full is looked at. */
  function isWalked(title: string): boolean {
    const [, alias] = /^([^:]+): .*, edit$/.exec(title) ?? [];
    if (alias === undefined) return true;
    return (
      specimens.find((one) => one.title.startsWith(`${alias}: valid-`) && one.title.endsWith(', edit'))
        ?.title === title
    );
  }
}

export async function openSpecimen(page: Page, walk: Walk, id: string): Promise<void> {
  await page.goto(addressOf(walk, id));
  await expect(page.locator('#root > *')).not.toHaveCount(0);
  await still(page);
}

/** The options stand after the hash: another specimen of the same walk does not load the page again. */
function addressOf({ look, locale, scheme }: Walk, id: string): string {
  const options = new URLSearchParams({ locale, scheme, bare: '1' });
  return `${surroundings().gallery}#/${look}/${id}?${options}`;
}
