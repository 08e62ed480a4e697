import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../tools/root.ts';

/** Ignored by git. */
export const PICTURES = join(ROOT, 'shots');

/** Fewer than any finished screen has: words and their soft edges alone bring more. */
const LEAST_COLOURS = 24;

/** Takes a picture, and throws where it shows nothing. */
export async function takePicture(page: Page, path: string, judge: Page): Promise<void> {
  const png = await page.screenshot({ path, animations: 'disabled' });
  const colours = await judge.evaluate(countColours, png.toString('base64'));
  if (colours < LEAST_COLOURS) throw new Error(`${path} is blank: it has ${colours} colours.`);
}

async function countColours(base64: string): Promise<number> {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!context) throw new Error('This browser does not draw.');
  context.drawImage(image, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
  return new Set(pixels).size;
}
