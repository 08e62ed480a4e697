import type { Page } from '@playwright/test';
import { facts } from '../../../packages/templates/src/facts.gen.ts';
import { barriers } from '../../support/accessibility.ts';
import { breakGames, makeBreakable } from '../../support/breakable-game.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

const suggested = (page: Page) => page.locator('a[data-next]');

const openedId = (page: Page) => new URL(page.url()).pathname.split('/').at(-1);

/** As a child does who cannot read. */
async function followSuggestions(page: Page): Promise<void> {
  while (!page.url().includes('/play/activity/')) {
    const before = page.url();
    await suggested(page).click();
    await expect(page).not.toHaveURL(before);
  }
}

test.describe('a child whose suggested game crashes', () => {
  test.use({ as: 'emma', speaks: 'en', signsOut: true });

  test('goes on with the next game, and the menu suggests another one', async ({ page, complaints }) => {
    complaints.forgive(/The drawing broke/);
    await makeBreakable(page, [...facts.keys()]);
    await page.goto('/play');
    await breakGames(page, 'drawing');
    await followSuggestions(page);
    const crashed = openedId(page);
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Something went wrong.');
    const goOn = page.getByRole('button', { name: /^Next: / });
    await expect(goOn).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    await breakGames(page, null);
    await goOn.click();
    await expect(page).not.toHaveURL(new RegExp(`${crashed}$`));
    await settled(page);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.goBack();
    await expect(suggested(page)).toBeVisible();
    await followSuggestions(page);
    expect(openedId(page)).not.toBe(crashed);
  });
});
