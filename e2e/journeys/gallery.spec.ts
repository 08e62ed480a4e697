import type { Page } from '@playwright/test';
import { barriers } from '../support/accessibility.ts';
import { overTheEdge } from '../support/layout.ts';
import { drawn } from '../support/settled.ts';
import { LANGUAGES, LOOKS, openSpecimen, specimensOn, type Walk } from '../support/specimens.ts';
import { expect, test } from '../support/test.ts';

/** Each walk sees dozens of specimens. */
test.describe.configure({ timeout: 300_000 });

/** Dark belongs to the office alone, and its parts are walked in it; its pages are seen in both (looks.spec.ts). */
const EVERY: readonly Walk[] = LOOKS.flatMap((look) =>
  LANGUAGES.map((locale) => ({
    look,
    locale,
    scheme: look === 'office' && locale === 'en' ? 'dark' : 'light',
  })),
);
/** Games in English have journeys of their own (games.spec.ts). */
const walks = EVERY.filter(({ look, locale }) => look !== 'template' || locale !== 'en');

/** What a game and its editor are made of is the same in all its fixtures; games.spec.ts looks at each. */
const firstOfEach = (ids: readonly string[]): ReadonlySet<string> =>
  new Set(
    Map.groupBy(ids, (id) => id.replace(/-(?:valid|invalid|old)-.*-(?=play$|edit$)/, '-'))
      .values()
      .flatMap((same) => same.slice(0, 1)),
  );

for (const walk of walks) {
  // Colours are the same in every language.
  const contrast = walk.locale === 'en';

  test(`every ${walk.look} specimen is sound in ${walk.locale}, ${walk.scheme}`, async ({ page }) => {
    const all = await specimensOn(page, walk);
    const looked = firstOfEach(all);
    // In letters of the same kind and direction, only what a game is made of can differ.
    const opened =
      walk.look === 'template' && walk.locale !== 'ar' ? all.filter((id) => looked.has(id)) : all;
    for (const id of opened) {
      await test.step(id, async () => {
        await openSpecimen(page, walk, id);

        await expect.soft(page.locator('[data-specimen-failed]'), id).toHaveCount(0);
        if (looked.has(id)) expect.soft(await barriers(page, { contrast }), id).toEqual([]);
        expect.soft(await overTheEdge(page), id).toEqual([]);
      });
    }
  });
}

const FORM: Walk = { look: 'play', locale: 'en', scheme: 'light' };
const SIZES = [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const;

/** Fills a form in as a person does, and sends it; what was entered, by field. */
async function fillIn(page: Page): Promise<readonly (readonly [string, string])[]> {
  const entered = await page.evaluate(() => Object.entries(window.__form?.entered ?? {}));
  for (const [name, text] of entered) {
    const field = page.locator(`[name="${name}"]`);
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(text);
    else await field.fill(text);
  }
  await page.locator('button[type=submit]').click();
  return entered;
}

async function expectKept(page: Page, entered: readonly (readonly [string, string])[]): Promise<void> {
  for (const [name, text] of entered)
    await expect(page.locator(`[name="${name}"]`), `${name} is kept`).toHaveValue(text);
}

const sent = (page: Page) => page.evaluate(() => window.__form?.sent ?? []);

test('every form says what is wrong beside its fields, loses nothing, and is sent once', async ({ page }) => {
  const all = (await specimensOn(page, FORM)).filter((id) => id.startsWith('form-'));
  expect(all.length).toBeGreaterThan(0);
  const ending = (name: string) => all.filter((id) => id.endsWith(`-${name}`));

  for (const id of ending('refused'))
    await test.step(id, async () => {
      await openSpecimen(page, FORM, id);
      await page.locator('button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]')).not.toHaveCount(0);
      expect(await sent(page), `${id}: nothing is sent while something is missing`).toEqual([]);

      const entered = await fillIn(page);
      const refusal = await page.evaluate(() => Object.entries(window.__form?.refusal ?? {}));
      for (const [name, text] of refusal) {
        const field = page.locator(`[name="${name}"]`);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(new RegExp(text));
      }
      await expectKept(page, entered);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        expect.soft(await barriers(page), `${id} at ${width} px`).toEqual([]);
        expect.soft(await overTheEdge(page), `${id} at ${width} px`).toEqual([]);
      }
    });

  for (const id of ending('unanswered'))
    await test.step(id, async () => {
      await openSpecimen(page, FORM, id);
      const entered = await fillIn(page);

      const message = page.getByRole('alertdialog').or(page.getByRole('alert'));
      await expect(message.first()).toBeVisible();
      expect.soft(await barriers(page), id).toEqual([]);
      await expectKept(page, entered);
    });

  for (const id of ending('slow'))
    await test.step(id, async () => {
      await openSpecimen(page, FORM, id);
      const entered = await fillIn(page);
      await expect(page.locator('[aria-busy=true]')).not.toHaveCount(0);
      expect.soft(await barriers(page), id).toEqual([]);

      // Enter in a field sends a form as the button does.
      await page.locator(`[name="${entered[0]?.[0]}"]`).press('Enter');
      await page.evaluate(() => window.__form?.answer());
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);

      expect(await sent(page)).toHaveLength(1);
    });

  for (const id of ending('accepted'))
    await test.step(id, async () => {
      await openSpecimen(page, FORM, id);
      const entered = await fillIn(page);

      await expect.poll(() => sent(page)).toEqual([expect.objectContaining(Object.fromEntries(entered))]);
      await expect.poll(() => page.evaluate(() => window.__form?.wentTo)).not.toEqual([]);
    });
});
