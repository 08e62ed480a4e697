import type { Score } from '../../packages/game-kit/src/model/loop/effect.ts';
import { barriers } from '../support/accessibility.ts';
import { playableFixtures } from '../support/fixtures.ts';
import { cutWords, overTheEdge, smallTargets, smallWords } from '../support/layout.ts';
import { playByHand } from '../support/robot-hands.ts';
import { drawn } from '../support/settled.ts';
import { openSpecimen, type Walk } from '../support/specimens.ts';
import { expect, test } from '../support/test.ts';

const walk: Walk = { look: 'template', locale: 'en', scheme: 'light' };

/** A small phone, a phone on its side, a tablet and a wall; what lies between them is seen in the pictures. */
const SIZES = [
  [360, 640],
  [844, 390],
  [1024, 768],
  [3840, 2160],
] as const;

const WAYS = ['keyboard', 'mouse', 'touch'] as const;
/** Games of plain buttons: a browser makes the same click of a key, a mouse and a finger. */
const PRESSED_ONLY = new Set(['all-together-now', 'find-the-one', 'literacy', 'multiple-choice']);

for (const [alias, fixtures] of playableFixtures()) {
  test.describe(alias, () => {
    test.use({ hasTouch: true });

    test('fits every screen, without barriers, words cut off or things too small to touch', async ({
      page,
    }) => {
      for (const fixture of fixtures) {
        await openSpecimen(page, walk, fixture);
        expect.soft(await barriers(page, { contrast: true }), `${fixture}: axe`).toEqual([]);
        for (const [width, height] of SIZES) {
          const at = `${fixture} at ${width} × ${height}`;
          await page.setViewportSize({ width, height });
          await drawn(page);
          expect.soft(await overTheEdge(page), at).toEqual([]);
          expect.soft(await cutWords(page), at).toEqual([]);
          expect.soft(await smallWords(page, 18), at).toEqual([]);
          expect.soft(await smallTargets(page, height < 500 ? 44 : 64), at).toEqual([]);
        }
      }
    });

    for (const way of PRESSED_ONLY.has(alias) ? (['keyboard'] as const) : WAYS) {
      test(`is played to the end by ${way} alone`, async ({ page }) => {
        // The keyboard plays two of them; hands and fingers the first, which they would play no differently.
        for (const [index, fixture] of fixtures.slice(0, way === 'keyboard' ? 2 : 1).entries()) {
          const aim = (index + WAYS.indexOf(way)) % 2 === 0 ? 'right' : 'wrong';
          await openSpecimen(page, walk, fixture);

          const result = await playByHand(page, aim, way);

          expect(result, fixture).toMatchObject({ kind: 'score' });
          // A robot that means to be wrong is so once in every problem; what it finds beside counts.
          const mistakes = (result as { score: Score }).score.problemsAnsweredIncorrectly;
          if (aim === 'right') expect(mistakes, fixture).toBe(0);
          else expect(mistakes, fixture).toBeGreaterThan(0);
        }
      });
    }
  });
}

test('what flies lights up as the finger comes down', async ({ page }) => {
  await openSpecimen(page, walk, playableFixtures().get('moving-answers')?.[0] ?? '');
  const flyer = page.locator('[data-move]').first();
  // Counted in the moment of the press: the light is over before anybody can ask for it from outside.
  await flyer.evaluate((button) =>
    window.addEventListener('pointerdown', () => {
      button.dataset.lights = String(button.getAnimations().length);
    }),
  );
  await flyer.hover();

  await page.mouse.down();

  await expect(flyer).toHaveAttribute('data-lights', '1');
});
