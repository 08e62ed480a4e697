import type { Page } from '@playwright/test';
import { barriers } from '../../support/accessibility.ts';
import { stateOf } from '../../support/browser-state.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';
import { tinyFilm } from '../../support/tiny-film.ts';

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:02.000\n<b>Read</b> together\n';

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function upload(page: Page, field: string, name: string, mimeType: string, buffer: Buffer) {
  const place = group(page, field).getByRole('group', { name: 'English', exact: true });
  const chosen = page.waitForEvent('filechooser');
  await place.getByRole('button', { name: 'Choose a file' }).click();
  await (await chosen).setFiles({ name, mimeType, buffer });
  return place;
}

test.use({ as: 'super@flink.test' });

test('an administrator uploads a film with captions, and a learner watches it', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.forgive(/415/);
  await page.goto('/admin/films');
  await page.getByRole('link', { name: 'New film' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Reading at home');
  await page.getByRole('combobox', { name: 'Used for' }).click();
  await page.getByRole('option', { name: 'Quick start' }).click();
  const place = await upload(page, 'Films *', 'home.webm', 'video/webm', Buffer.from('no film'));
  await expect(place.getByRole('alert')).toContainText('This type of file is not allowed');
  await upload(page, 'Films *', 'home.webm', 'video/webm', tinyFilm());
  await upload(page, 'Captions', 'home.vtt', 'text/vtt', Buffer.from(CAPTIONS));
  await page.getByRole('textbox', { name: /^Position/ }).fill('99');
  await settled(page);
  expect.soft(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Reading at home is saved')).toBeVisible();

  const context = await browser.newContext({ storageState: stateOf('leo'), reducedMotion: 'reduce' });
  complaints.over(context);
  // The film is 1.2 seconds long: it would be over before anybody looks.
  await context.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      this.playbackRate = 0.07;
      return play.call(this);
    };
  });
  const play = await context.newPage();
  await play.goto('/play');
  await play.getByRole('button', { name: 'More', exact: true }).click();
  await play.getByRole('button', { name: 'Quick start videos' }).click();
  await play.getByRole('button', { name: 'Reading at home' }).click();
  await expect
    .poll(() => play.locator('video').evaluate((film: HTMLVideoElement) => film.readyState))
    .toBe(4);
  await play.keyboard.press('k');
  await play.keyboard.press('c');
  await expect(play.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  await expect(play.getByText('Read together')).toBeVisible();
  expect.soft(await barriers(play)).toEqual([]);
  await play.keyboard.press('Escape');

  await expect(play.locator('video')).toHaveCount(0);
  await expect(play.getByRole('button', { name: 'Reading at home' })).toBeFocused();
  await context.close();
});
