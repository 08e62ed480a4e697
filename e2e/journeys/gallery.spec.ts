import { barriers } from '../support/accessibility.ts';
import { overTheEdge } from '../support/layout.ts';
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

for (const walk of walks) {
  // Colours are the same in every language.
  const contrast = walk.locale === 'en';

  test(`every ${walk.look} specimen is sound in ${walk.locale}, ${walk.scheme}`, async ({ page }) => {
    for (const id of await specimensOn(page, walk)) {
      await test.step(id, async () => {
        await openSpecimen(page, walk, id);

        await expect.soft(page.locator('[data-specimen-failed]'), id).toHaveCount(0);
        expect.soft(await barriers(page, { contrast }), id).toEqual([]);
        expect.soft(await overTheEdge(page), id).toEqual([]);
      });
    }
  });
}
