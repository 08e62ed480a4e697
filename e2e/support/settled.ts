import type { Page } from '@playwright/test';

/** Stands in the page. */
const isStill = () => {
  const moving = document.getAnimations().some(({ playState, effect, timeline }) => {
    const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    // The edge of a list that scrolls moves with the list, not with the time.
    return playState === 'running' && ends && timeline === document.timeline;
  });
  const pictures = [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
  // A question that has just come takes no touch yet.
  const fresh = document.querySelector('[data-fresh]') !== null;
  return pictures && !moving && !fresh && document.fonts.status === 'loaded';
};

/** Nothing moves in any more; fonts and pictures have come. What turns for ever (a sign of waiting) may turn. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(isStill);
}

/** A screen that is there: it has something to say, and the app itself marks that nothing is still being fetched. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const speaks = document.querySelector('h1, [role=dialog], [role=alertdialog], dialog[open]');
    return (
      speaks?.checkVisibility() &&
      document.documentElement.hasAttribute('data-idle') &&
      !document.querySelector('[aria-busy=true]')
    );
  });
  await still(page);
}

/** What measures itself after a change of the window has measured. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
