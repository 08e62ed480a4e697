import type { Page } from '@playwright/test';
import { libraryId } from '../../../content/library/library-id.ts';
import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'super@flink.test' });

const banner = (page: Page) => page.getByRole('complementary', { name: 'Seen as somebody else' });
const back = (page: Page) => banner(page).getByRole('button', { name: 'Back to my own account' });

/** What the tab sends that is no question, in the order it is sent. */
function changesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return sent;
}

test('an administrator sees Play as a parent, keeps nothing, and comes back to where they were', async ({
  page,
  context,
}) => {
  await page.goto('/admin/families?search=garc');
  await page.getByRole('link', { name: 'García' }).click();
  await page.getByRole('button', { name: 'View as Ana García' }).click();

  await page.waitForURL('/play');
  await settled(page);
  await expect(banner(page)).toContainText('You see Flink as Ana García. Nothing you do here is kept.');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(back(page)).toBeFocused();

  await test.step('a game is played, and nothing is sent', async () => {
    const sent = changesOf(page);
    await page.goto(`/play/activity/${libraryId('activity', 'animals', 'multiple-choice', 'en')}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const cards = page.getByRole('list', { name: 'Answers' }).getByRole('button');
    await cards.first().click();
    await settled(page);
    await page.goto('/play');
    await settled(page);
    await expect(banner(page)).toBeVisible();
    expect(sent).toEqual([]);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /outbox|game:/.test(key))),
    ).toEqual([]);
  });

  await test.step('another tab is in the own account', async () => {
    const other = await context.newPage();
    await other.goto('/admin/my-account');
    await settled(other);
    await expect(other.getByLabel(/^Email/)).toHaveValue('super@flink.test');
    await expect(banner(other)).toHaveCount(0);
    await other.close();
  });

  await back(page).click();

  await page.waitForURL(/\/admin\/families\/edit\//);
  await settled(page);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'García' })).toBeVisible();
});

test('of the office a center is seen as it is, its forms are only looked at, and a view that is over says so', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/401/);
  await page.goto('/admin/users?search=center%40');
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'View as' }).click();

  await page.waitForURL('/flink-admin');
  await settled(page);
  await expect(banner(page)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.goto('/admin/families?search=garc');
  await page.getByRole('link', { name: 'García' }).click();
  await expect(
    page.getByText('You are seeing Flink as somebody else. You can look around, but nothing is changed'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /View as/ })).toHaveCount(0);

  // As on another device: the view is ended, and the next renewal hears of it.
  const token = await page.evaluate(() => sessionStorage.getItem('flink-token'));
  await page.request.post('/api/auth/sign-out', { headers: { authorization: `Bearer ${token}` } });
  await page.reload();

  await page.waitForURL('/admin/users?search=center%40');
  await expect(page.getByRole('dialog', { name: 'You are back in your own account' })).toBeVisible();
});
