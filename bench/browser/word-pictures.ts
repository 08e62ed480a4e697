import type { Page } from '@playwright/test';
import { flatPicture } from '../../content/pictures/flat-picture.ts';
import { wordPicture } from '../../content/pictures/word-pictures.ts';
import { nounCategories } from '../../content/words/nouns.ts';
import { quantile } from '../measuring/quantile.ts';
import { launchedBrowser } from './launched-browser.ts';

export interface PictureDrawing {
  /** Milliseconds for a board of twelve, loaded and drawn. */
  readonly flatMs: number;
  readonly cutMs: number;
  /** How often the cut ones take the time of the flat ones. */
  readonly ratio: number;
}

/** A board has twelve; these are from everywhere in the library. */
const BOARD = 12;
const ROUNDS = 15;
const SLOWER = 6;

/** Twelve word pictures as they come from their source, and cut out of paper, in turns on a processor six times slower. */
export async function wordPictureDrawing(): Promise<PictureDrawing> {
  const all = [...nounCategories].flatMap(([category, nouns]) => nouns.map((noun) => ({ category, noun })));
  const board = Array.from({ length: BOARD }, (_, at) => all[Math.floor((at * all.length) / BOARD)]).flatMap(
    (one) => one ?? [],
  );
  const flat = board.map(
    ({ noun }) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${flatPicture(noun.icon)}</svg>`,
  );
  const cut = board.map(({ noun, category }) => wordPicture(noun, category));
  const browser = await launchedBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const flatTimes: number[] = [];
    const cutTimes: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      flatTimes.push(await drawn(page, flat, round));
      cutTimes.push(await drawn(page, cut, round));
    }
    // What else the machine does only ever adds: the quickest quarter is what a picture costs.
    const [flatMs, cutMs] = [quickest(flatTimes), quickest(cutTimes)];
    return { flatMs, cutMs, ratio: cutMs / flatMs };
  } finally {
    await browser.close();
  }
}

const quickest = (times: readonly number[]): number =>
  quantile(
    times.toSorted((one, other) => one - other),
    0.25,
  );

/** Loaded anew, and painted to the last pixel: a page alone would leave that to another thread. */
function drawn(page: Page, pictures: readonly string[], round: number): Promise<number> {
  const addresses = pictures.map(
    (svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}#${round}`,
  );
  return page.evaluate(async (sources) => {
    const start = performance.now();
    const images = sources.map((src) => Object.assign(new Image(), { src }));
    await Promise.all(images.map((image) => image.decode()));
    const canvas = Object.assign(document.createElement('canvas'), {
      width: 220 * sources.length,
      height: 220,
    });
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    for (const [at, image] of images.entries()) brush?.drawImage(image, at * 220, 0, 220, 220);
    brush?.getImageData(0, 0, 1, 1);
    return performance.now() - start;
  }, addresses);
}
