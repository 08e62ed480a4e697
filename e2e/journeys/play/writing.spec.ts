import type { Page } from '@playwright/test';
import { libraryId } from '../../../content/library/library-id.ts';
import { barriers } from '../../support/accessibility.ts';
import { settled, still } from '../../support/settled.ts';
import { signIn } from '../../support/signed-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'leo' });

const TEXT = libraryId('activity', 'writing-2', 'when-it-rains', 'en');

const paper = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const saves = (page: Page) =>
  page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.url().endsWith(TEXT));

async function openText(page: Page): Promise<void> {
  await page.goto(`/play/activity/${TEXT}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(paper(page)).toBeVisible();
}

test('three sentences with a starter and a word are mastered, are there again, and of two devices both are kept', async ({
  page,
  browser,
  complaints,
}, { retry }) => {
  // The refusal that tells the later device of the other one.
  complaints.forgive(/409/);
  const session = await page.context().storageState();
  await openText(page);

  // More than anybody writes, pasted: as much of it stays as can be kept.
  const full = saves(page);
  await paper(page).click();
  await paper(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'word '.repeat(30_000));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  expect((await full).ok()).toBe(true);

  await paper(page).click();
  // What an earlier try has written.
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'When it rains, I …' }).click();
  await page.keyboard.type(` run home ${retry}. A `);
  await page.getByRole('button', { name: 'Put in: frog' }).click();
  await page.keyboard.type(' jumps like a ball. It is green.');
  await expect(page.getByRole('button', { name: 'Put in: frog, used' })).toBeVisible();
  await expect(page.getByText('3 sentences.')).toBeVisible();
  await still(page);
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Writing Feedback' });
  await expect(dialog.getByText('“like a ball”').first()).toBeVisible();
  await still(page);
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Write on' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const reported = page.waitForRequest((request) => request.url().endsWith('/update-learners'));
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  expect((await reported).postDataJSON()[0].data.reports[TEXT]).toMatchObject({ mastered: true });
  await openText(page);
  await expect(paper(page)).toContainText(`When it rains, I run home ${retry}. A frog jumps like a ball.`);

  const other = await browser.newContext({ storageState: session });
  const tablet = await other.newPage();
  await openText(tablet);
  const first = saves(page);
  await paper(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' From the phone.');
  expect((await first).ok()).toBe(true);
  await paper(tablet).click();
  await tablet.keyboard.press('Control+End');
  await tablet.keyboard.type(' From the tablet.');
  const merged = tablet.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && reply.url().endsWith(TEXT) && reply.ok(),
  );
  await tablet.getByRole('button', { name: 'Keep both' }).click();
  await merged;
  await expect(paper(tablet)).toContainText('From the phone.');
  await expect(paper(tablet)).toContainText('From the tablet.');
  await other.close();
});

test.describe('a session that ends while somebody writes', () => {
  test.use({ as: 'mia', signsOut: true });

  test('loses no word: what was written since is there after signing in, and the server has it', async ({
    page,
    complaints,
  }, { retry }) => {
    complaints.forgive(/401/);
    const before = `Before ${retry}.`;
    const since = `Since then ${retry}.`;
    const renewed = page.waitForResponse((reply) => reply.url().endsWith('/api/auth/updateToken'));
    await openText(page);
    const first = saves(page);
    await paper(page).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(before);
    expect((await first).ok()).toBe(true);

    // Signed out elsewhere, or away for too long: this page learns of it only by being refused. It has asked already whether
    // the session goes on, which it does soon after it was opened, and then not for minutes.
    await renewed;
    const token = await page.evaluate(() => localStorage.getItem('flink-token'));
    await page.request.post('/api/auth/sign-out', { headers: { authorization: `Bearer ${token}` } });
    const refused = saves(page);
    await page.keyboard.type(` ${since}`);
    expect((await refused).status()).toBe(401);
    await expect(page.getByText('Kept on this device.')).toBeVisible();

    await page.goto('/play');
    await expect(page).not.toHaveURL(/play/);
    await page.goto('/login');
    await signIn(page, 'mia');
    await expect(page).toHaveURL(/\/play/);
    await settled(page);
    const sent = saves(page);
    await openText(page);
    await expect(paper(page)).toContainText(`${before} ${since}`);
    expect((await sent).ok()).toBe(true);

    // On a device that has nothing of it: from the server.
    await settled(page);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('flink-work')) localStorage.removeItem(key);
    });
    await openText(page);
    await expect(paper(page)).toContainText(`${before} ${since}`);
  });
});
