import { launchOptions } from '../../../tools/browser/browser.ts';
import { findBrowser } from '../../../tools/browser/find-browser.ts';
import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

/** Of an mp3: 128 kbit/s, 44.1 kHz. */
const FRAME = Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(413)]);

/** Says that it has 20,000 by 20,000 pixels. */
const HUGE_PICTURE = Buffer.from('89504e470d0a1a0a0000000d4948445200004e2000004e200806000000', 'hex');

/** Runs in the page: something of the picture can be seen. */
async function isDrawn(picture: SVGElement | HTMLElement): Promise<boolean> {
  if (!(picture instanceof HTMLImageElement)) return false;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  return context?.getImageData(0, 0, canvas.width, canvas.height).data.some((part) => part > 0) ?? false;
}

const options = launchOptions(await findBrowser());

// A microphone that beeps, and somebody who allows it.
test.use({
  as: 'author@flink.test',
  viewport: { width: 1440, height: 900 },
  launchOptions: {
    ...options,
    args: [...options.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
  permissions: ['microphone'],
});

test('an author gives a question a picture, a spoken sound and a recording, and takes a step back', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/ERR_CONNECTION_RESET .*\/api\/files\/upload\//);
  await page.goto('/flink-make/edit-activities');
  await settled(page);
  await page.keyboard.press('n');
  const fresh = page.getByRole('dialog', { name: 'New activity' });
  await fresh.getByRole('textbox', { name: 'Name' }).fill('Heard and seen');
  await fresh.getByRole('radio', { name: 'Multiple choice' }).check();
  await fresh.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Add problem' }).first().click();
  await page.locator('[data-slot="gameData.problems.0.question"] button').first().click();
  await page.keyboard.type('cow');
  const panel = page.locator('[data-panel="gameData.problems.0.question"]');

  await panel.getByRole('tab', { name: 'Audio' }).click();
  await panel.getByRole('button', { name: 'Add Audio' }).click();
  const audio = page.getByRole('dialog', { name: 'Add Audio' });
  await audio.getByRole('button', { name: 'Speak', exact: true }).click();
  await audio.getByRole('button', { name: 'Use this sound' }).click();
  const sound = panel.locator('audio');
  await expect(sound).toHaveAttribute('src', /\/tts_[\w-]+\.mp3$/);
  const spoken = await sound.getAttribute('src');

  await panel.getByRole('button', { name: 'Change audio' }).click();
  await audio.getByRole('tab', { name: 'Record' }).click();
  await audio.getByRole('button', { name: 'Start recording' }).click();
  await expect(audio.getByText('0:02')).toBeVisible();
  await audio.getByRole('button', { name: 'Stop', exact: true }).click();
  await audio.getByRole('slider', { name: 'End of the recording' }).press('ArrowLeft');
  expect(await barriers(page)).toEqual([]);
  const words = await audio.getByText(/^Length/).textContent();
  // Nobody leaves it by an arrow in passing; on its way into the activity it may be left.
  const recording = audio.getByRole('tab', { name: 'Record' });
  await recording.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: 'Leave without the recording?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(recording).toBeFocused();
  const line = Promise.withResolvers<void>();
  await page.route('**/api/files/upload**', async (route) => {
    await line.promise;
    await route.continue();
  });
  await audio.getByRole('button', { name: 'Use recording' }).click();
  await expect(audio.getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(audio).toBeHidden();
  await expect(sound).toHaveAttribute('src', spoken ?? '');
  line.resolve();
  await expect(sound).toHaveAttribute('src', /\/record_\w+\.mp3$/);
  await page.unrouteAll();
  const length = await sound.evaluate(async ({ src }: HTMLAudioElement) => {
    const bytes = await (await fetch(src)).arrayBuffer();
    return (await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes)).duration;
  });
  expect(Math.abs(length - Number(/[\d.]+/.exec(words ?? '')?.[0]))).toBeLessThan(0.2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sound).toHaveAttribute('src', spoken ?? '');

  await panel.getByRole('tab', { name: 'Image' }).click();
  await panel.getByRole('button', { name: 'Add Image' }).click();
  const image = page.getByRole('dialog', { name: 'Add Image' });
  await image
    .locator('input[type="file"]')
    .setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: HUGE_PICTURE });
  await expect(image.getByText(/^This picture is too large/)).toBeVisible();
  await image.getByRole('tab', { name: 'Clipart' }).click();
  await image.getByRole('list', { name: 'Clipart' }).getByRole('button', { name: 'cow' }).click();
  await image.getByRole('textbox', { name: 'Author' }).fill('Ada');
  expect(await barriers(page)).toEqual([]);
  await image.getByRole('button', { name: 'Use this picture' }).click();
  await expect(panel.getByRole('img', { name: 'cow' })).toBeVisible();
  await panel.getByRole('button', { name: 'Crop and describe' }).click();
  const details = page.getByRole('dialog', { name: 'Crop and describe' });
  await expect(details.getByRole('textbox', { name: 'Author' })).toHaveValue('Ada');
  await details.getByRole('button', { name: 'Bottom right corner' }).press('Shift+ArrowLeft');
  await details.getByRole('button', { name: 'Use this picture' }).click();
  const cropped = panel.getByRole('img', { name: 'cow' });
  await expect(cropped).toHaveAttribute('src', /\.png$/);
  expect(await cropped.evaluate(isDrawn)).toBe(true);

  // Its line breaks in the second of three pieces, and its author is at another problem by then.
  const pieces: number[] = [];
  await page.route('**/api/files/upload/**', (route) => {
    pieces.push(route.request().postDataBuffer()?.length ?? 0);
    return pieces.length === 2 ? route.abort('connectionreset') : route.continue();
  });
  await panel.getByRole('tab', { name: 'Audio' }).click();
  await panel.getByRole('button', { name: 'Change audio' }).click();
  await audio.getByRole('tab', { name: 'mp3 file' }).click();
  const silence = Buffer.concat(Array<Buffer>(5_000).fill(FRAME));
  await audio
    .locator('input[type="file"]')
    .setInputFiles({ name: 'moo.mp3', mimeType: 'audio/mpeg', buffer: silence });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add problem' }).first().click();
  const underWay = page.getByRole('complementary', { name: 'Files on their way' });
  await expect(underWay.getByText(/^The line is gone/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(underWay).toBeHidden();
  expect(pieces).toEqual([1_000_000, 1_000_000, 1_000_000, silence.length - 2_000_000]);
  await page.locator('[data-problem="0"]').click();
  await page.locator('[data-slot="gameData.problems.0.question"] button').first().click();
  await panel.getByRole('tab', { name: 'Audio' }).click();
  await expect(sound).toHaveAttribute('src', /\/moo-\w+\.mp3$/);
  await page.getByRole('button', { name: 'Hear Question' }).press('Enter');
  await page.getByRole('button', { name: 'Stop listening: Question' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Hear Question' })).toBeVisible();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.frameLocator('iframe').getByText('Who made the pictures and sounds')).toBeVisible();
  await settled(page);
});
