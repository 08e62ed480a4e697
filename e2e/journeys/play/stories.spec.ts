import type { Page } from '@playwright/test';
import { libraryId } from '../../../content/library/library-id.ts';
import { launchOptions } from '../../../tools/browser/browser.ts';
import { findBrowser } from '../../../tools/browser/find-browser.ts';
import { barriers } from '../../support/accessibility.ts';
import { overTheEdge } from '../../support/layout.ts';
import { settled, still } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

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

const VOICED = libraryId('activity', 'story-1', 'my-home', 'en');
const STORY = libraryId('activity', 'story-2', 'market-day', 'en');

const paper = (page: Page, number: number) => page.getByRole('textbox', { name: `Text of page ${number}` });
const turnTo = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Pages' })
    .getByRole('button', { name: new RegExp(`^Page ${number}\\b`) })
    .click();
const saved = (page: Page) =>
  page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.url().endsWith(STORY));

/** Until a second of it is there. */
async function tell(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Record (your voice|it again)$/ }).click();
  await expect(page.getByText(/^0:(0[1-9]|[1-5]\d)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Listen to your voice' })).toBeVisible();
}

async function openStory(page: Page, story = STORY): Promise<void> {
  await page.goto(`/play/activity/${story}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(paper(page, 1)).toBeVisible();
}

test('a story with a picture and a voice is there again on the next visit, and the family reads it as a book', async ({
  page,
  complaints,
}, { retry }) => {
  complaints.forgive(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const title = `Our market ${retry}`;
  const first = `We go to the market ${retry}.`;
  const second = `I eat a mango ${retry}.`;
  await openStory(page);

  await paper(page, 1).click();
  await page.keyboard.type(first);
  // Of an earlier try it lies there already.
  const mango = page.getByRole('button', { name: 'mango', exact: true });
  if ((await mango.count()) === 0) await page.getByRole('button', { name: 'Put in: mango' }).click();
  await page.getByRole('button', { name: 'Title of the story' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await tell(page);
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
  await page.getByRole('button', { name: title }).click();
  const book = page.getByRole('dialog', { name: title });
  await expect(book.getByText(first)).toBeVisible();
  await still(page);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(book.getByText(second)).toBeVisible();
  // Nobody has read this page aloud: the house does.
  await book.getByRole('button', { name: 'Listen to this page' }).click();
  await page.waitForFunction(() => CSS.highlights.has('heard'));
  await book.getByRole('button', { name: 'Stop', exact: true }).click();
});

test('a voice that was told without a line outlives the closed tab, a deleted one and a page that was taken out do not', async ({
  page,
  context,
  complaints,
}) => {
  complaints.forgive(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const recorder = page.waitForResponse(/mp3-worker/);
  await openStory(page, VOICED);
  await (await recorder).finished();
  await context.setOffline(true);
  await tell(page);
  const next = await context.newPage();
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
  await context.setOffline(false);

  const uploaded = next.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().includes('learner-activity-assets'),
  );
  await next.goto('/play');
  expect((await uploaded).ok()).toBe(true);
  await settled(next);
  await openStory(next, VOICED);
  await expect(next.getByRole('button', { name: 'Listen to your voice' })).toBeVisible();

  // Deleted without a line, it is gone from the server when there is one.
  await context.setOffline(true);
  await next.getByRole('button', { name: 'Delete your voice' }).click();
  await next.getByRole('button', { name: 'Delete it' }).click();
  await expect(next.getByRole('button', { name: 'Record your voice' })).toBeVisible();
  await expect(next.getByText('Kept on this device.')).toBeVisible();
  const deleted = next.waitForResponse((reply) => reply.request().method() === 'DELETE');
  await context.setOffline(false);
  await turnTo(next, 2);
  const pages = next.getByRole('list', { name: 'Pages' }).getByRole('button', { name: /^Page / });
  const before = await pages.count();
  await next.getByRole('button', { name: 'Take page 2 out' }).click();
  await expect(pages).toHaveCount(before - 1);
  await next.getByRole('button', { name: 'Back', exact: true }).click();
  expect((await deleted).ok()).toBe(true);
});
