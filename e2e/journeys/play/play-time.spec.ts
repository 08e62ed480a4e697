import type { Locator, Page } from '@playwright/test';
import { libraryId } from '../../../content/library/library-id.ts';
import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

/** Of lists that no other journey plays: a game that was left there would be offered here. */
const WATCHED = libraryId('activity', 'small', 'multiple-choice', 'en');
const PAID = libraryId('activity', 'forest', 'multiple-choice', 'en');

/** Nor one of an earlier try: the first question is asked anew. */
const withoutSavedGame = (page: Page, activityId: string) =>
  page.route(`**/saved-games/${activityId}`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { success: true, saved: null, revision: 0 } })
      : route.continue(),
  );

/** Until it is seen: a warning stays for ten seconds, and a minute that passes in one leap may take it along. */
async function letTimePassUntil(page: Page, sight: Locator, seconds: number): Promise<void> {
  for (let second = 0; second < seconds && !(await sight.isVisible()); second += 1)
    await page.clock.runFor(1_000);
  await expect(sight).toBeVisible();
}

interface Beat {
  readonly id: string;
  readonly addTimeInApp: number;
  readonly activityId?: string;
  readonly ago: number;
}

/** The beats that the server gets to hear; it counts by its own clock, which stands still here. */
function beatsOf(page: Page): readonly Beat[] {
  const beats: Beat[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/track-time')) beats.push(request.postDataJSON());
  });
  return beats;
}

/** A family with some seconds left, of which each played minute takes sixty. */
async function payByTheHour(page: Page, seconds: number): Promise<{ left: number }> {
  const account = { left: seconds };
  const info = () => ({
    isActive: account.left > 0,
    fullyPaid: false,
    buyOut: false,
    totalHours: 100,
    totalHoursPaid: 10,
    prepaidHoursRemaining: account.left / 3_600,
    secondsRemaining: account.left,
    hoursInIncrement: 5,
    costPerHour: 1,
    buyoutCost: 90,
    discountPercents: 0,
    automaticPayments: false,
    currencyIsoCode: 'USD',
  });
  await page.route('**/api/flink-play/get-data*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.data.prepaid = info();
    await route.fulfill({ response, json });
  });
  await page.route('**/api/families/prepaid-status/*', (route) =>
    route.fulfill({ json: { success: true, data: info() } }),
  );
  await page.route('**/api/families/*/add-play-time', (route) => {
    account.left = Math.max(0, account.left - 60);
    return route.fulfill({ json: { success: true, data: info() } });
  });
  return account;
}

async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const idsOf = (beats: readonly { readonly id: string }[]) => new Set(beats.map(({ id }) => id));

test.describe('the time of a learner', () => {
  test.use({ as: 'leo' });

  test('is told every minute and when the page is left, and stands still meanwhile', async ({ page }) => {
    const beats = beatsOf(page);
    await page.clock.install();
    await page.goto('/play');
    await page.locator('a[data-next]').waitFor();

    await page.clock.runFor(130_000);
    await expect.poll(() => idsOf(beats).size).toBe(2);
    await hide(page);
    await expect.poll(() => idsOf(beats).size).toBe(3);
    await page.clock.runFor(300_000);

    // A time that had no answer yet may be sent again, with its id.
    const times = new Map(beats.map(({ id, addTimeInApp }) => [id, addTimeInApp]));
    expect(times.size).toBe(3);
    const seconds = [...times.values()].reduce((sum, time) => sum + time, 0);
    expect(seconds).toBeGreaterThanOrEqual(130);
    expect(seconds).toBeLessThan(160);
  });

  test('stands still when nobody has touched anything for five minutes', async ({ page }) => {
    const beats = beatsOf(page);
    await page.clock.install();
    await page.goto('/play');
    await page.locator('a[data-next]').waitFor();

    await page.clock.runFor(20 * 60_000);

    await expect.poll(() => beats.length).toBe(5);
  });

  test('counts for the activity that is played, and what could not be told is told later', async ({
    page,
    complaints,
  }) => {
    complaints.forgive(/Failed to load resource/);
    const beats = beatsOf(page);
    await withoutSavedGame(page, WATCHED);
    await page.clock.install();
    await page.route('**/api/flink-play/track-time', (route) => route.abort());
    await page.goto(`/play/activity/${WATCHED}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.clock.runFor(65_000);
    await expect.poll(() => beats.length).toBeGreaterThan(0);

    await page.unroute('**/api/flink-play/track-time');
    await page.goto('/play');
    await page.locator('a[data-next]').waitFor();

    await expect
      .poll(() => beats.filter(({ activityId, ago }) => activityId === WATCHED && ago > 0).length)
      .toBeGreaterThan(0);
  });

  test('that is paid by the hour: warned, then stopped; the game is kept and goes on after paying', async ({
    page,
  }) => {
    const account = await payByTheHour(page, 120);
    await withoutSavedGame(page, PAID);
    await page.clock.install();
    await page.goto(`/play/activity/${PAID}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const answers = page.getByRole('list', { name: 'Answers' }).getByRole('button');
    await expect(answers.first()).toBeEnabled();
    await expect(page.getByText('2 minutes of your playing time are left.')).toBeVisible();
    const kept = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith(`/saved-games/${PAID}`),
    );
    await answers.first().click();

    await letTimePassUntil(page, page.getByText('1 minute of your playing time is left.'), 70);
    await kept;
    const blocker = page.getByRole('alertdialog', { name: 'Your playing time is used up' });
    await letTimePassUntil(page, blocker, 70);
    await settled(page);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(blocker).toBeVisible();

    account.left = 3_600;
    const anew = page.waitForResponse('**/api/flink-play/get-data*');
    await page.getByRole('button', { name: 'Look again' }).click();

    await expect(blocker).toBeHidden();
    await expect(answers.first()).toBeVisible();
    // What was refused meanwhile is asked for again.
    await anew;
  });

  test.describe('whose time is over', () => {
    test.use({ signsOut: true });

    test('leaves by the blocker', async ({ page }) => {
      await payByTheHour(page, 0);
      await page.goto('/play');

      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();

      await expect(page).toHaveURL(/\/maple\?family=/);
    });
  });
});
