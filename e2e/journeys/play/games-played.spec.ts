import { expectResult } from '../../support/expected-result.ts';
import { playableFixtures } from '../../support/fixtures.ts';
import { playByHand } from '../../support/robot-hands.ts';
import { openSpecimen, type Walk } from '../../support/specimens.ts';
import { test } from '../../support/test.ts';
import { WAYS, waysTo } from '../../support/ways-of-input.ts';

const walk: Walk = { look: 'template', locale: 'en', scheme: 'light' };

/** Every Chromium plays these; `e2e/webdriver` has the same for browsers that Playwright does not drive. */
for (const [alias, fixtures] of playableFixtures()) {
  test.describe(alias, () => {
    test.use({ hasTouch: true });

    for (const way of waysTo(alias)) {
      test(`is played to the end by ${way} alone`, async ({ page }) => {
        // The keyboard plays two of them; hands and fingers the first, which they would play no differently.
        for (const [index, fixture] of fixtures.slice(0, way === 'keyboard' ? 2 : 1).entries()) {
          const aim = (index + WAYS.indexOf(way)) % 2 === 0 ? 'right' : 'wrong';
          await openSpecimen(page, walk, fixture);

          const result = await playByHand(page, aim, way);

          expectResult(alias, fixture, aim, result);
        }
      });
    }
  });
}
