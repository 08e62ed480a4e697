import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../content/load/demo-world.ts';
import { ROOT } from '../../tools/root.ts';
import { median } from '../measuring/quantile.ts';
import { withScratchFolder } from '../measuring/scratch-folder.ts';
import { spawned } from '../measuring/spawned.ts';
import { launchedBrowser, withNewPhone } from './launched-browser.ts';
import { ITEM, NEXT, toFirstGroup, toLargerGroup, touch } from './presses.ts';

/** Issue of the learner's area: a phone on a bad line. */
const COLD_GOAL_MS = 7_000;
const NEXT_GOAL_MS = 2_000;
const LINE = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false };
const SLOWER = 6;
/** Somebody types a name and a password meanwhile. */
const TYPING_MS = 12_000;

/** The median counts. */
const NEXT_VISITS = 5;

const FEW = 10;
const MANY = 50;

export interface Evening {
  /** From the opening of the sign-in, by who was never here, to a password field that takes what is typed. */
  readonly doorMs: number;
  /** From the press of Login to a first activity that can be played. */
  readonly coldMs: number;
  readonly coldGoalMs: number;
  /** From the opening of an address to the same, on a phone that was there before. */
  readonly nextMs: number;
  readonly nextGoalMs: number;
  /** The same with an activity whose pictures and answers have never come. */
  readonly anotherMs: number;
  /** What the program in the tab holds after each activity of a group (10 at least) and after 50, in bytes. */
  readonly heapAfterFew: number;
  readonly heapAfterMany: number;
}

const START = 'dialog[open] [data-autofocus]';
const TO_TOUCH = '[data-move]:enabled, [data-piece]';

/** What a learner's evening asks of a small phone: the way to the first game, the second visit, and a long sitting. */
export async function evening(): Promise<Evening> {
  return withScratchFolder(async (FLINK_DATA) => {
    const flink = await spawned(join(ROOT, 'apps/api/src/main.ts'), [], { FLINK_DATA, PORT: '0' });
    try {
      const phone = await withNewPhone((context) => visits(context, flink.address));
      return { ...phone, ...(await sitting(flink.address)) };
    } finally {
      await flink.stop();
    }
  });
}

async function visits(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await onBadLine(page);
  const came = performance.now();
  await page.goto(`${address}/maple`, { waitUntil: 'commit' });
  // Taken by who can type in it, not by who sees it.
  await page.locator('input[name=password]').fill('');
  const doorMs = performance.now() - came;
  await page.waitForTimeout(TYPING_MS);
  await fillIn(page, 'leo');
  const cold = performance.now();
  await page.locator('button[type=submit]').click();
  await toFirstGroup(page);
  await touch(page.locator(NEXT));
  await playable(page);
  const coldMs = performance.now() - cold;
  // Whoever plays for some seconds has the learner's area on the device.
  await page.evaluate(async () => {
    while ((await navigator.serviceWorker.getRegistration('/play'))?.active?.state !== 'activated')
      await new Promise((resolve) => setTimeout(resolve, 500));
  });
  const first = new URL(page.url()).pathname;
  await page.goBack();
  await page.waitForURL('**/play/group/*');
  await toLargerGroup(page);
  const all = await page.locator(ITEM).evaluateAll((cards) => cards.map((card) => card.getAttribute('href')));
  const others = all.filter((path) => path !== first);
  await page.close();

  await context.addInitScript(playAtOnce, { start: START, toTouch: TO_TOUCH });
  const opened = async (path: string | null | undefined) => {
    const next = await context.newPage();
    await onBadLine(next);
    const played = next.waitForEvent('console', (message) => message.text().startsWith(PLAYABLE));
    await next.goto(`${address}${path}`, { waitUntil: 'commit' });
    const ms = Number((await played).text().slice(PLAYABLE.length));
    await next.close();
    return ms;
  };
  const again: number[] = [];
  const another: number[] = [];
  for (let visit = 0; visit < NEXT_VISITS; visit += 1) {
    again.push(await opened(first));
    if (visit < others.length) another.push(await opened(others[visit]));
  }
  return {
    doorMs,
    coldMs,
    coldGoalMs: COLD_GOAL_MS,
    nextMs: median(again),
    nextGoalMs: NEXT_GOAL_MS,
    anotherMs: median(another),
  };
}

const PLAYABLE = 'playable after ';

/**
 * Runs in the page, for a hand outside would take half a second of a slow processor: presses the button of the help as
 * soon as it is painted, and tells when the game was painted without it.
 */
function playAtOnce({ start, toTouch }: { readonly start: string; readonly toTouch: string }): void {
  const painted = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  let pressed = false;
  const observer = new MutationObserver(() => {
    const button = document.querySelector<HTMLElement>(start);
    if (button && !pressed) {
      pressed = true;
      painted(() => button.click());
    }
    if (!pressed || document.querySelector('dialog[open]') || !document.querySelector(toTouch)) return;
    observer.disconnect();
    painted(() => console.info(`playable after ${performance.now()}`));
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

async function sitting(address: string) {
  const browser = await launchedBrowser();
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
  const devTools = await page.context().newCDPSession(page);
  await page.goto(`${address}/maple`);
  await fillIn(page, 'mia');
  await page.locator('button[type=submit]').click();
  await toFirstGroup(page);
  await toLargerGroup(page);
  let heapAfterFew = 0;
  for (let played = 1; played <= MANY; played += 1) {
    const cards = page.locator(ITEM);
    await cards.first().waitFor();
    const different = await cards.count();
    await touch(cards.nth(played % different));
    await playable(page);
    await page.keyboard.press('Escape');
    await page.waitForURL('**/play/group/*');
    // A game that was never opened brings its program: what grows after all of them were is a leak.
    if (played === Math.max(FEW, different)) heapAfterFew = await heapOf(devTools);
  }
  const heapAfterMany = await heapOf(devTools);
  await browser.close();
  return { heapAfterFew, heapAfterMany };
}

async function onBadLine(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', LINE);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox').first().fill(name);
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
}

/** The help, or the question whether to go on, is answered at once. */
async function playable(page: Page): Promise<void> {
  await touch(page.locator(START).first());
  await page.locator(TO_TOUCH).first().waitFor();
}

/** What a program holds; compiled code and the browser's own notes about requests and frames are left out. */
const HELD = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'regexp',
]);

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
}

async function heapOf(devTools: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk);
  devTools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devTools.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let held = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (HELD.has(types[0][nodes[node + type] ?? 0] ?? '')) held += nodes[node + size] ?? 0;
  return held;
}
