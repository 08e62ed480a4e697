import { barriers } from '../support/accessibility.ts';
import { overTheEdge } from '../support/layout.ts';
import { LANGUAGES, LOOKS, openSpecimen, specimensOn, type Walk } from '../support/specimens.ts';
import { expect, test } from '../support/test.ts';

const walks: readonly Walk[] = [
  ...LOOKS.flatMap((look) => LANGUAGES.map((locale) => ({ look, locale, scheme: 'light' as const }))),
  { look: 'office', locale: 'en', scheme: 'dark' },
];

for (const walk of walks) {
  test(`every ${walk.look} specimen is sound in ${walk.locale}, ${walk.scheme}`, async ({ page }) => {
    for (const id of await specimensOn(page, walk)) {
      await test.step(id, async () => {
        await openSpecimen(page, walk, id);

        await expect.soft(page.locator('[data-specimen-failed]'), id).toHaveCount(0);
        expect.soft(await barriers(page), id).toEqual([]);
        expect.soft(await overTheEdge(page), id).toEqual([]);
      });
    }
  });
}
