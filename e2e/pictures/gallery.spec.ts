import { join } from 'node:path';
import { PICTURES, takePicture } from '../support/picture.ts';
import { still } from '../support/settled.ts';
import { LOOKS, openSpecimen, specimensOn, type Walk } from '../support/specimens.ts';
import { test } from '../support/test.ts';

/** Composed pages are looked at as screens are. */
const PAGE_SIZES = [
  [390, 844],
  [1440, 900],
] as const;

test.describe.configure({ timeout: 300_000 });

const walks: readonly Walk[] = [
  ...LOOKS.map((look) => ({ look, locale: 'en' as const, scheme: 'light' as const })),
  ...LOOKS.map((look) => ({ look, locale: 'ar' as const, scheme: 'light' as const })),
  { look: 'office', locale: 'en', scheme: 'dark' },
];

for (const walk of walks) {
  test(`gallery ${walk.look} ${walk.locale} ${walk.scheme}`, async ({ page, browser }) => {
    const judge = await browser.newPage();
    const folder = [walk.look, walk.locale, walk.scheme]
      .filter((part) => part !== 'en' && part !== 'light')
      .join('-');
    const take = (name: string) => takePicture(page, join(PICTURES, 'gallery', folder, `${name}.png`), judge);
    for (const id of await specimensOn(page, walk)) {
      await openSpecimen(page, walk, id);
      await take(id);
      if (!id.startsWith('page-')) continue;
      for (const [width, height] of PAGE_SIZES) {
        await page.setViewportSize({ width, height });
        await still(page);
        await take(`${id}-${width}x${height}`);
      }
      await page.setViewportSize({ width: 1024, height: 768 });
    }
    await judge.close();
  });
}
