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

/** A story may be alone in its group: who wants several activities goes back and takes the first group that has them. */
export async function toLargerGroup(page: Page): Promise<void> {
  const cards = page.locator(ITEM);
  await page.locator(NEXT).waitFor();
  if ((await cards.count()) > 1) return;
  await page.goBack();
  await page.waitForURL('**/play/level/**');
  await touch(page.locator(`${ITEM}[aria-label*=" activities"]`).first());
  await page.waitForURL('**/play/group/*');
  await page.locator(`${ITEM}[href*="/play/activity/"]`).nth(1).waitFor();
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
