import type { Page } from '@playwright/test';
import { barriers } from '../../support/accessibility.ts';
import { overTheEdge, smallTargets, smallWords } from '../../support/layout.ts';
import { changePlayData } from '../../support/play-data.ts';
import { still } from '../../support/settled.ts';
import { playAs } from '../../support/team.ts';
import { expect, test } from '../../support/test.ts';

const widget = (page: Page) => page.getByRole('button', { name: /^Family points: / });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Family points' });
const events = (page: Page) => dialog(page).getByRole('list').getByRole('listitem');

test.describe('a child', () => {
  test.use({ as: 'leo' });

  test('pages through the history of the family points and comes back by Esc', async ({ page }) => {
    await page.goto('/play');
    await expect(widget(page)).toHaveAccessibleName(
      /Family points: \d+\. Open the history\. \d+ more points/,
    );
    await widget(page).focus();
    await page.keyboard.press('Enter');

    await expect(events(page)).toHaveCount(5);
    await expect(events(page).first()).toContainText(/\+\d+/);
    const newest = await events(page).allInnerTexts();
    await dialog(page).getByRole('button', { name: 'Older' }).click();
    await expect(dialog(page).getByText(/^6–10 of \d+$/)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Older' }).click();
    await expect(dialog(page).getByText(/^11–15 of \d+$/)).toBeVisible();
    await expect(dialog(page).getByRole('list')).toHaveAttribute('aria-busy', 'false');
    expect(await events(page).allInnerTexts()).not.toEqual(newest);
    await still(page);
    expect(await barriers(page)).toEqual([]);
    expect(await smallTargets(page, 64)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(widget(page)).toBeFocused();

    await page.setViewportSize({ width: 360, height: 740 });
    await widget(page).click();
    await expect(events(page)).toHaveCount(5);
    expect(await overTheEdge(page)).toEqual([]);
    expect(await smallWords(page, 18)).toEqual([]);
  });

  test('is told when the history does not come, and asks again', async ({ page, complaints }) => {
    complaints.forgive(/Failed to load resource/);
    await page.route('**/get-family-points-history*', (route) => route.abort());
    await page.goto('/play');
    await widget(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Error connecting to server.');

    await page.unroute('**/get-family-points-history*');
    await dialog(page).getByRole('button', { name: 'Refresh' }).click();
    await expect(events(page)).toHaveCount(5);
  });

  test('does not turn in a reward without an adult', async ({ page }) => {
    await changePlayData(page, (data) => ({ ...data, family: { ...data.family, points: 1_340 } }));
    await page.goto('/play');
    await widget(page).click();
    await expect(dialog(page).getByText('Sign in together with an adult of your family')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: /Turn in/ })).toHaveCount(0);
  });
});

test('an adult turns in a reward, which is celebrated once the server agrees', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/Failed to load resource/);
  await playAs(page, 'leo', 'ana');
  let points = 1_340;
  await changePlayData(page, (data) => ({ ...data, family: { ...data.family, points } }));
  const ids: string[] = [];
  await page.route('**/turn-in-reward', async (route) => {
    ids.push((route.request().postDataJSON() as { id: string }).id);
    if (ids.length === 1) return route.abort();
    points = 340;
    await route.fulfill({ json: { success: true, points, cumulativePoints: 1_340, rewardValue: 5 } });
  });
  await page.goto('/play');
  await widget(page).click();

  const turnIn = dialog(page).getByRole('button', { name: 'Turn in 1,000 points' });
  const question = page.getByRole('alertdialog');
  await turnIn.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(ids).toEqual([]);
  await turnIn.click();
  await expect(question).toContainText('Turn in 1,000 points for a reward worth 5 stars?');
  await question.getByRole('button', { name: 'Turn in' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Error connecting to server.');

  await turnIn.click();
  await question.getByRole('button', { name: 'Turn in' }).click();
  const party = page.getByRole('dialog', { name: 'Hooray, a reward!' });
  await expect(party).toBeVisible();
  await still(page);
  expect(await barriers(page)).toEqual([]);
  await party.getByRole('button', { name: 'OK' }).click();
  await expect(dialog(page).getByText('660 more points for a reward worth 5 stars')).toBeVisible();
  // A lost answer is asked for again, not paid for twice.
  expect(new Set(ids).size).toBe(1);
  await page.keyboard.press('Escape');
  await expect(widget(page)).toHaveAccessibleName(/Family points: 340/);
});
