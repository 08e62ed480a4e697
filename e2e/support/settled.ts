import type { Page } from '@playwright/test';

/** Nothing moves in any more; fonts and pictures have come. What turns for ever (a sign of waiting) may turn. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const moving = document.getAnimations().some(({ playState, effect, timeline }) => {
      const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      // The edge of a list that scrolls moves with the list, not with the time.
      return playState === 'running' && ends && timeline === document.timeline;
    });
    const pictures = [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
    return pictures && !moving && document.fonts.status === 'loaded';
  });
}

/** A screen that is there: it has something to say, and nothing on it is still being fetched. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1, [role=dialog], [role=alertdialog], dialog[open]').first().waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await still(page);
}

/** What measures itself after a change of the window has measured. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
