import type { Page } from '@playwright/test';
import { barriers } from '../../support/accessibility.ts';
import { watched, watchFirstScreens } from '../../support/first-screen-watch.ts';
import { settled } from '../../support/settled.ts';
import { signIn } from '../../support/signed-in.ts';
import { expect, test } from '../../support/test.ts';

/** Calls of the page since a moment of its clock, without their address and what was asked. */
const callsIn = (page: Page, from: number, until = Number.POSITIVE_INFINITY) =>
  page.evaluate(
    ([after, before]) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime, name }) => startTime > after && startTime < before && name.includes('/api/'))
        .map(({ name }) => new URL(name).pathname),
    [from, until] as const,
  );

const now = (page: Page) => page.evaluate(() => performance.now());

test('the answer to the sign-in brings the board, which is drawn once and fetches ahead what it suggests', async ({
  page,
}) => {
  await watchFirstScreens(page);
  await page.goto('/login');
  await settled(page);
  const pressedAt = await now(page);
  const renewal = page.waitForResponse('**/api/auth/updateToken');
  await signIn(page, 'leo');
  await page.locator('a[data-next]').waitFor();
  await renewal;
  await settled(page);

  const seen = await watched(page);
  expect(await callsIn(page, pressedAt, seen.drawnAt ?? 0)).toEqual(['/api/auth/login']);
  expect(seen).toMatchObject({ intl: [], measured: [], drawings: 1, bones: false });

  // The level, its group and the activity in it are there before somebody asks for them.
  const openedAt = await now(page);
  const group = page.waitForURL('**/play/level/**');
  await page.locator('a[data-next]').click();
  await group;
  await page.locator('a[data-next]').click();
  await page.waitForURL('**/play/group/**');
  await page.locator('a[data-next]').click();
  await page.waitForURL('**/play/activity/**');
  await settled(page);
  const activity = new URL(page.url()).pathname.split('/').at(-1);
  const asked = await callsIn(page, openedAt);
  expect(asked.filter((path) => path.endsWith(`/activities/${activity}`))).toEqual([]);
});

test.describe('a learner who is signed in', () => {
  test.use({ as: 'leo' });

  test('finds the board drawn once, and hears what is suggested', async ({ page }) => {
    await watchFirstScreens(page);
    const advice = page.waitForRequest(/\/api\/speech\/en\?text=Leo.*waiting/);
    const renewal = page.waitForResponse('**/api/auth/updateToken');
    await page.goto('/play');
    await page.locator('a[data-next]').waitFor();
    await renewal;
    await settled(page);

    expect(await watched(page)).toMatchObject({ intl: [], measured: [], drawings: 1, bones: false });
    await advice;
  });

  test('finds no barrier on a phone where the board has scrolled to what comes next', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto('/play');
    await page.locator('a[data-next]').waitFor();
    await settled(page);
    await page.evaluate(() => window.scrollTo(0, 60));

    expect(await barriers(page)).toEqual([]);
  });

  test('is brought nothing ahead who saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const renewal = page.waitForResponse('**/api/auth/updateToken');
    await page.goto('/play');
    await page.locator('a[data-next]').waitFor();
    await renewal;
    await settled(page);

    const paths = await callsIn(page, 0);
    expect(paths.filter((path) => /get-menu-group|activities|saved-games/.test(path))).toEqual([]);
  });
});
