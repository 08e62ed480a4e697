import type { Locator, Page } from '@playwright/test';

export const ITEM = 'a[data-item]';
/** The one that beckons: a child goes where it is led. */
export const NEXT = `${ITEM}[data-next]`;

const PRESSES = 5;
const PRESS_AGAIN_MS = 10_000;

export async function toFirstGroup(page: Page): Promise<void> {
  await pressNext(page, '**/play/level/**');
  await pressNext(page, '**/play/group/*');
}

/** A press that meets a page which is being drawn anew is lost: a person presses again. */
export async function pressNext(page: Page, address: string): Promise<void> {
  for (let press = 1; ; press += 1) {
    await touch(page.locator(NEXT));
    const arrived = await page.waitForURL(address, { timeout: PRESS_AGAIN_MS }).then(
      () => true,
      () => false,
    );
    if (arrived) return;
    if (press === PRESSES) throw new Error(`No press led to ${address}.`);
  }
}

/** As soon as it is there: what comes next keeps on bobbing. */
export async function touch(target: Locator): Promise<void> {
  await target.waitFor();
  await target.click({ force: true });
}
