import type { Page } from '@playwright/test';

/** The page stands still: something to read is there, fonts and pictures have come, nothing loads or moves in. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const moving = document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    const pictures = [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
    const said = document.querySelector('h1, h2, [role=dialog], [role=alertdialog]') !== null;
    return (
      said &&
      pictures &&
      !moving &&
      !document.querySelector('[aria-busy=true]') &&
      document.fonts.status === 'loaded'
    );
  });
}
