import { join } from 'node:path';
import { stateOf } from '../support/browser-state.ts';
import { PICTURES, takePicture } from '../support/picture.ts';
import { still } from '../support/settled.ts';
import { openSight, type Sight, sights } from '../support/sights.ts';
import { test } from '../support/test.ts';

const SIZES = [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const;

interface Variant {
  readonly suffix: string;
  readonly locale: string | null;
  readonly dark: boolean;
}

const PLAIN: Variant = { suffix: '', locale: null, dark: false };
const DARK: Variant = { suffix: '-dark', locale: null, dark: true };
const languages = (...codes: readonly string[]): readonly Variant[] =>
  codes.map((locale) => ({ suffix: `-${locale}`, locale, dark: false }));

/** Right to left everywhere, the other languages and the dark where the words and the look differ most. */
function variantsOf({ look, name }: Sight): readonly Variant[] {
  const dark = look === 'office' ? [DARK] : [];
  const all = ['home', 'admin-users'].includes(name) ? languages('es', 'sw', 'ar') : languages('ar');
  return [PLAIN, ...dark, ...all];
}

for (const sight of sights) {
  test(sight.name, async ({ browser, complaints, page: judge }) => {
    complaints.forgive(...(sight.forgive ?? []));
    for (const { suffix, locale, dark } of variantsOf(sight)) {
      const context = await browser.newContext({
        storageState: stateOf(sight.as, locale),
        colorScheme: dark ? 'dark' : 'light',
      });
      complaints.over(context);
      const page = await context.newPage();
      for (const [index, [width, height]] of SIZES.entries()) {
        await page.setViewportSize({ width, height });
        // A menu closes when the window changes, so what a person did is done again.
        if (index === 0 || sight.act) await openSight(page, sight);
        else await still(page);
        await takePicture(page, join(PICTURES, `${sight.name}${suffix}-${width}x${height}.png`), judge);
      }
      await context.close();
    }
  });
}
