import type { Page } from '@playwright/test';
import { barriers } from '../support/accessibility.ts';
import { overTheEdge } from '../support/layout.ts';
import { still } from '../support/settled.ts';
import { surroundings } from '../support/surroundings.ts';
import { expect, test } from '../support/test.ts';

const LOOKS = ['play', 'office', 'template'] as const;
const LANGUAGES = ['en', 'es', 'sw', 'ar'] as const;

interface Walk {
  readonly look: (typeof LOOKS)[number];
  readonly locale: (typeof LANGUAGES)[number];
  readonly scheme: 'light' | 'dark';
}

const walks: readonly Walk[] = [
  ...LOOKS.flatMap((look) => LANGUAGES.map((locale) => ({ look, locale, scheme: 'light' as const }))),
  { look: 'office', locale: 'en', scheme: 'dark' },
];

for (const walk of walks) {
  test(`every ${walk.look} specimen is sound in ${walk.locale}, ${walk.scheme}`, async ({ page }) => {
    await page.goto(addressOf(walk, ''));
    await page.waitForFunction(() => window.__gallery !== undefined);
    const ids = await page.evaluate(() => window.__gallery?.specimens.map(({ id }) => id) ?? []);
    for (const id of ids) await inspect(page, walk, id);
  });
}

function inspect(page: Page, walk: Walk, id: string): Promise<void> {
  return test.step(id, async () => {
    await page.goto(addressOf(walk, id));
    await expect(page.locator('#root > *')).not.toHaveCount(0);
    await still(page);

    await expect.soft(page.locator('[data-specimen-failed]'), id).toHaveCount(0);
    expect.soft(await barriers(page), id).toEqual([]);
    expect.soft(await overTheEdge(page), id).toEqual([]);
  });
}

/** The options stand after the hash: another specimen of the same walk does not load the page again. */
function addressOf({ look, locale, scheme }: Walk, id: string): string {
  const options = new URLSearchParams({ locale, scheme, bare: '1' });
  return `${surroundings().gallery}#/${look}/${id}?${options}`;
}
