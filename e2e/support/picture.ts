import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../tools/root.ts';

/** Ignored by git. */
export const PICTURES = join(ROOT, 'shots');

/** Fewer colours than any finished screen has, words and their soft edges alone bring more. */
const LEAST_COLOURS = 24;
/** A page of which nearly all is one colour has its words at most; the office at 4K comes to 0.9. */
const MOST_OF_ONE_COLOUR = 0.985;

/** Takes a picture, and throws where it shows nothing: a white page, or a scene nobody stands in. */
export async function takePicture(page: Page, path: string, judge: Page): Promise<void> {
  const png = await page.screenshot({ path, animations: 'disabled' });
  const { colours, most } = await judge.evaluate(countColours, png.toString('base64'));
  if (colours < LEAST_COLOURS || most > MOST_OF_ONE_COLOUR) {
    throw new Error(`${path} is blank: ${colours} colours, ${Math.round(most * 100)} % of it one of them.`);
  }
}

async function countColours(base64: string): Promise<{ colours: number; most: number }> {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!context) throw new Error('This browser does not draw.');
  context.drawImage(image, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  return { colours: counts.size, most: Math.max(...counts.values()) / pixels.length };
}
