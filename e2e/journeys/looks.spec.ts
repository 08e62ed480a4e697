import { barriers } from '../support/accessibility.ts';
import { stateOf } from '../support/browser-state.ts';
import { overTheEdge, smallTargets, smallWords } from '../support/layout.ts';
import { speakLongest } from '../support/longest-texts.ts';
import { drawn, settled } from '../support/settled.ts';
import { type LookName, openSight, sights } from '../support/sights.ts';
import { expect, test } from '../support/test.ts';

/** design: from 360 px to 4K without sideways scrolling. */
const SIZES = [
  [360, 640],
  [3840, 2160],
] as const;
/** Where long texts have the least room. */
const TIGHT = SIZES[0];

/** design: words of at least 18 px for learners, targets of at least 64 px; the office has its own 40 px. */
const LEAST_WORDS = 18;
const LEAST_TARGET: Readonly<Record<LookName, number>> = { play: 64, office: 40 };

for (const sight of sights) {
  test.describe(sight.name, () => {
    test.use({ as: sight.as });

    test('has no barriers, fits every screen, and is large enough to read and to touch', async ({
      page,
      complaints,
    }) => {
      complaints.forgive(...(sight.forgive ?? []));
      await openSight(page, sight);

      expect.soft(await barriers(page), 'axe').toEqual([]);
      if (sight.look === 'office') {
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveClass(/dark/);
        await settled(page);
        expect.soft(await barriers(page), 'axe in the dark').toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
      }
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        // A menu closes when the window changes, so what a person did is done again.
        if (sight.act) await openSight(page, sight);
        else await drawn(page);
        expect.soft(await overTheEdge(page), `${width} px`).toEqual([]);
        expect.soft(await smallTargets(page, LEAST_TARGET[sight.look]), `${width} px`).toEqual([]);
        if (sight.look === 'play')
          expect.soft(await smallWords(page, LEAST_WORDS), `${width} px`).toEqual([]);
      }
    });

    // Dialogs, states over a page and the parts of the office are walked so in the gallery.
    if (sight.act || sight.before || sight.look === 'office') return;
    test('fits with the longest texts of all languages, from right to left', async ({
      browser,
      complaints,
    }) => {
      complaints.forgive(...(sight.forgive ?? []));
      const context = await browser.newContext({ storageState: stateOf(sight.as, 'ar') });
      complaints.over(context);
      const page = await context.newPage();
      const [width, height] = TIGHT;
      await page.setViewportSize({ width, height });
      await speakLongest(page);
      await openSight(page, sight);
      expect(await overTheEdge(page)).toEqual([]);
      await context.close();
    });
  });
}
