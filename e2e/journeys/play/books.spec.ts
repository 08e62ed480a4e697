import type { Page } from '@playwright/test';
import { libraryId } from '../../../content/library/library-id.ts';
import { barriers } from '../../support/accessibility.ts';
import { settled, still } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';
import { tinyFilm } from '../../support/tiny-film.ts';

const BOOK = libraryId('activity', 'books-1', 'where-is-my-shoe', 'en');

const GAME = libraryId('activity', 'animals', 'multiple-choice', 'en');

const pageOf = (page: Page, now: number) => page.getByRole('region', { name: `Page ${now} of 6` });

/** A finger that goes over the glass, as a hand turns a leaf. */
async function swipe(page: Page, by: number): Promise<void> {
  const hand = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const y = height / 3;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', width / 2);
  for (const share of [0.4, 0.8, 1]) await touch('touchMove', width / 2 + by * share);
  await touch('touchEnd', width / 2 + by);
}

test.describe('a book', () => {
  test.use({ as: 'leo', hasTouch: true, listens: true });

  test('is read to its end by arrows, swipes and touches, is kept at its page, and is mastered', async ({
    page,
  }) => {
    await page.goto(`/play/activity/${BOOK}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Where Is My Shoe?' })).toBeVisible();
    await expect(pageOf(page, 1)).toContainText('Mia has only one shoe.');
    await settled(page);
    expect(await barriers(page)).toEqual([]);

    await page.getByRole('button', { name: 'Next page' }).tap();
    await expect(pageOf(page, 2)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(pageOf(page, 3)).toBeVisible();
    await swipe(page, -240);
    await expect(pageOf(page, 4)).toBeVisible();
    await swipe(page, 240);
    await expect(pageOf(page, 3)).toBeVisible();
    await settled(page);

    await page.reload();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(pageOf(page, 3)).toBeVisible();

    for (const next of [4, 5, 6]) {
      await page.keyboard.press('PageDown');
      await expect(pageOf(page, next)).toBeVisible();
    }
    await page.getByRole('button', { name: 'The end: close the book' }).tap();
    await expect(page.getByRole('heading', { name: 'Mastered!' })).toBeVisible();
    await settled(page);
  });

  test('lights up the words that are heard, and no line moves', async ({ page }) => {
    await page.route(`**/api/flink-play/activities/${BOOK}*`, async (route) => {
      const reply = await route.fetch();
      const activity = await reply.json();
      const parentVideos = { en: [{ name: 'For parents', filename: 'advice.webm' }] };
      await route.fulfill({
        response: reply,
        json: { ...activity, data: { ...activity.data, parentVideos } },
      });
    });
    await page.route('**/advice.webm', (route) =>
      route.fulfill({ contentType: 'video/webm', body: tinyFilm() }),
    );
    await page.route('**/advice.poster', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.route('**/advice.vtt', (route) =>
      route.fulfill({ contentType: 'text/vtt', body: 'WEBVTT\n' }),
    );
    await page.goto(`/preview-activity/${BOOK}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    // The film for parents lies above the book: Esc takes it away, not the book.
    await page.getByRole('button', { name: 'Advice for parents' }).click();
    await expect(page.getByRole('region', { name: 'For parents' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'For parents' })).toHaveCount(0);
    const words = pageOf(page, 1).getByRole('group').getByRole('button');
    await still(page);
    const places = () => words.evaluateAll((all) => all.map((word) => word.getBoundingClientRect().toJSON()));
    const before = await places();

    await page.getByRole('button', { name: 'Listen to this page' }).click();

    await page.waitForFunction(() => CSS.highlights.has('heard'));
    expect(await places()).toEqual(before);
    await page.getByRole('button', { name: 'Stop reading' }).click();
    await page.waitForFunction(() => !CSS.highlights.has('heard'));
  });

  test('is opened from a game that its author gave it to, and Back leads to the game', async ({ page }) => {
    await page.route('**/api/common/all', async (route) => {
      const reply = await route.fetch();
      const common = await reply.json();
      for (const center of common.learningCenters) center.config.noFamilyVideo = true;
      await route.fulfill({ response: reply, json: common });
    });
    await page.route(`**/api/flink-play/activities/${GAME}*`, async (route) => {
      const reply = await route.fetch();
      const activity = await reply.json();
      const parentVideos = { en: [{ name: 'For parents', filename: 'advice.webm' }] };
      const data = { ...activity.data, parentVideos, ebook: BOOK };
      await route.fulfill({ response: reply, json: { ...activity, data } });
    });
    await page.goto(`/play/activity/${GAME}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();

    await page.getByRole('button', { name: 'Book', exact: true }).click();
    // The same learner may have left the book half-read in another journey.
    await page.getByRole('button', { name: /^(Play|Start again)$/ }).click();
    await expect(page.getByRole('heading', { name: 'Where Is My Shoe?' })).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();

    await expect(page).toHaveURL(new RegExp(GAME));
    await expect(page.getByRole('button', { name: 'Book', exact: true })).toBeVisible();
    // The center hides videos for parents.
    await expect(page.getByRole('button', { name: 'Advice for parents' })).toHaveCount(0);
  });

  test('presented, waits for no recording that does not come and for no film longer than its sound; its sheet is opened to be printed', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.forgive(/404/);
    await page.route(`**/api/flink-play/activities/${BOOK}*`, async (route) => {
      const reply = await route.fetch();
      const activity = await reply.json();
      const { options, gameData } = activity.data;
      const [first, second, ...others] = gameData.problems;
      const problems = [
        { ...first, audio: 'gone.mp3' },
        { ...second, audio: 'short.mp3', video: 'endless.webm' },
        ...others,
      ];
      const data = {
        ...activity.data,
        options: { ...options, ebookMode: 'presentation', endVideoWhenAudioEnds: true },
        gameData: { ...gameData, problems, pdf: 'sheet.pdf' },
      };
      await route.fulfill({ response: reply, json: { ...activity, data } });
    });
    await page.route('**/gone.mp3', (route) => route.fulfill({ status: 404 }));
    await page.route('**/short.mp3', async (route) => {
      const sound = await page.request.get('/sounds/correct-1.mp3');
      await route.fulfill({ contentType: 'audio/mpeg', body: await sound.body() });
    });
    // Never answered.
    await page.route('**/endless.webm', () => {});
    await context.route('**/sheet.pdf', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Sheet' }),
    );
    await page.goto(`/preview-activity/${BOOK}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(pageOf(page, 1)).toBeVisible();

    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const sheet = await opened;
    await expect(sheet.getByText('Sheet')).toBeVisible();
    expect(new URL(sheet.url()).pathname).toMatch(/library\/books-1\/sheet\.pdf$/);
    await sheet.close();

    await expect(pageOf(page, 2)).toBeVisible();
    await expect(pageOf(page, 3)).toBeVisible();
  });
});
