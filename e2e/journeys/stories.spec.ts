import type { Page } from '@playwright/test';
import { libraryId } from '../../content/library/library-id.ts';
import { launchOptions } from '../../tools/browser/browser.ts';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import { barriers } from '../support/accessibility.ts';
import { overTheEdge } from '../support/layout.ts';
import { still } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

const options = launchOptions(await findBrowser());

// A microphone that beeps, and somebody who allows it.
test.use({
  launchOptions: {
    ...options,
    args: [...options.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
  permissions: ['microphone'],
  as: 'leo',
});

const STORY = libraryId('activity', 'story-2', 'market-day', 'en');

const paper = (page: Page, number: number) => page.getByRole('textbox', { name: `Text of page ${number}` });
const turnTo = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Pages' })
    .getByRole('button', { name: new RegExp(`^Page ${number}\\b`) })
    .click();
const saved = (page: Page) =>
  page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.url().endsWith(STORY));

async function openStory(page: Page): Promise<void> {
  await page.goto(`/play/activity/${STORY}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(paper(page, 1)).toBeVisible();
}

test('a story with a picture and a voice is there again on the next visit, and the family reads it as a book', async ({
  page,
  complaints,
}, { retry }) => {
  complaints.forgive(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const first = `We go to the market ${retry}.`;
  const second = `I eat a mango ${retry}.`;
  await openStory(page);

  await paper(page, 1).click();
  await page.keyboard.type(first);
  // Of an earlier try it lies there already.
  const mango = page.getByRole('button', { name: 'mango', exact: true });
  if ((await mango.count()) === 0) await page.getByRole('button', { name: 'Put in: mango' }).click();
  await page.getByRole('button', { name: 'Record your voice' }).click();
  await expect(page.getByText(/^0:(0[1-9]|[1-5]\d)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Listen to your voice' })).toBeVisible();
  await still(page);
  expect(await barriers(page)).toEqual([]);
  expect(await overTheEdge(page)).toEqual([]);

  // The line is cut while the second page is written, and comes back.
  await page.context().setOffline(true);
  await turnTo(page, 2);
  await paper(page, 2).click();
  await page.keyboard.type(second);
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  const sent = saved(page);
  await page.context().setOffline(false);
  expect((await sent).ok()).toBe(true);

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).not.toHaveURL(/activity/);
  await openStory(page);
  await expect(paper(page, 1)).toContainText(first);
  await expect(mango).toBeVisible();
  await expect(page.getByRole('button', { name: 'Listen to your voice' })).toBeVisible();
  await turnTo(page, 2);
  await expect(paper(page, 2)).toContainText(second);

  await page.goto('/play');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Our stories' }).click();
  await page.getByRole('button', { name: 'Market Day' }).click();
  const book = page.getByRole('dialog', { name: 'Market Day' });
  await expect(book.getByText(first)).toBeVisible();
  await still(page);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(book.getByText(second)).toBeVisible();
});
