import { facts } from '@flink/templates/facts.gen.ts';
import type { Browser, Page } from '@playwright/test';
import { playableFixtures } from '../../e2e/support/fixtures.ts';
import { playByHand } from '../../e2e/support/robot-hands.ts';
import { builtGallery } from '../../tools/gallery/built-gallery.ts';
import { median } from '../measuring/quantile.ts';
import { launchedBrowser } from './launched-browser.ts';
import { type WorkOfTouches, workOfTouches } from './work-of-touches.ts';

/** Issue of the games: from input to the visible answer, on a processor four times slower. */
const GOAL_MS = 50;
const SLOWER = 4;

const SETTLED_MS = 1_000;

/** A stall of the machine is no answer of the game: what misses the goal is played again, and the middle one counts. */
const TURNS = 3;

export interface Interactions {
  readonly template: string;
  /** The longest time from a touch to the next frame in a game played right and wrong. */
  readonly worstMs: number;
  readonly goalMs: number;
  /** What the page itself did for a touch, not slowed down: it is the same on a busy machine. */
  readonly work: WorkOfTouches;
}

/**
 * Plays the first fixture of every game by hand, slowed down, and takes the worst answer to a press or release; then
 * once more as it is, and takes the processor time.
 */
export async function interactions(
  say: (line: string) => void,
  onPlayed: (played: Interactions) => void,
): Promise<readonly Interactions[]> {
  const gallery = await builtGallery(say);
  const browser = await launchedBrowser();
  try {
    const found: Interactions[] = [];
    const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
    for (const [template, [fixture]] of playableFixtures()) {
      if (fixture === undefined || (only && !only.split(',').includes(template))) continue;
      // What flies is caught when it is pressed: letting go asks for nothing, so nothing answers it.
      const isCaught = facts.get(template)?.moves === 'catching';
      const events = isCaught ? ['pointerdown'] : ['pointerdown', 'pointerup', 'click'];
      const worst: number[] = [];
      const address = `${gallery.address}#/template/${fixture}?bare=1`;
      while (worst.length < TURNS && (worst.length === 0 || (worst[0] ?? 0) > GOAL_MS)) {
        const page = await gamePage(browser);
        worst.push(await worstAnswer(page, address, events));
        await page.close();
      }
      const page = await gamePage(browser);
      await openGame(page, address);
      const work = await workOfTouches(browser, events, () => playByHand(page, 'right', 'pointer'));
      await page.close();
      const played = { template, worstMs: median(worst), goalMs: GOAL_MS, work };
      onPlayed(played);
      found.push(played);
    }
    return found;
  } finally {
    await browser.close();
    await gallery.stop();
  }
}

/** The robot's hands cannot follow what flies; its answer to a touch is the same. */
const gamePage = (browser: Browser): Promise<Page> =>
  browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

async function openGame(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => '__game' in window);
  // The first look at a game is not an answer to a touch.
  await page.waitForTimeout(SETTLED_MS);
}

async function worstAnswer(page: Page, address: string, events: readonly string[]): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await page.addInitScript((counted) => {
    const answers: number[] = [];
    Object.assign(window, { __answers: answers });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (counted.includes(name)) answers.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  }, events);
  const answers: number[] = [];
  for (const aim of ['right', 'wrong'] as const) {
    // The same address again would only move to its fragment.
    if (aim === 'wrong') await page.goto('about:blank');
    await openGame(page, address);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await playByHand(page, aim, 'pointer');
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    answers.push(...(await page.evaluate(() => Reflect.get(window, '__answers') as number[])));
  }
  return Math.max(0, ...answers);
}
