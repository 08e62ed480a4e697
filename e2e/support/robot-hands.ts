import { errors } from '@playwright/test';
import type { GameEvent } from '../../packages/game-kit/src/model/template.ts';
import type { GameLocator, GamePage } from './game-page.ts';

/** `pointer` is a mouse that looks at nothing but where things lie: for measuring, when nothing else may run in the page. */
type Way = 'keyboard' | 'mouse' | 'pointer' | 'touch';

/** A move of a robot is done by hand on what stands on the screen: things to touch say which move they are. */
interface Move extends GameEvent {
  readonly place?: number | null;
  /** What is carried. */
  readonly piece?: number;
  /** What is written, letter by letter. */
  readonly key?: string;
  /** What is written on a paper, as HTML. */
  readonly text?: string;
}

const LONGEST = 400;
const MOST_PAGES = 20;
/** Nobody presses a thing sooner than they can have seen it. */
const SEEN_MS = 220;
/** How long somebody reaches for a button that may be gone. */
const REACH_MS = 5_000;
/** How long a finger stays on it. */
const REST_MS = 100;

/** Plays the game on the page to its end; returns its result. */
export async function playByHand(page: GamePage, aim: 'right' | 'wrong', way: Way): Promise<unknown> {
  for (let turn = 0; turn < LONGEST; turn += 1) {
    const move = await nextMove(page, aim, way);
    if (move === 'over') return JSON.parse((await page.locator('[data-result]').textContent()) ?? 'null');
    if (move === 'next') await pressNext(page, way);
    else await carryOut(page, move, way);
  }
  throw new Error(`The game has no end after ${LONGEST} moves.`);
}

/** Makes one move by keyboard; false: there is none to make. */
export async function moveOnce(page: GamePage, aim: 'right' | 'wrong'): Promise<boolean> {
  const move = await nextMove(page, aim, 'keyboard');
  if (move === 'over' || move === 'next') return false;
  await carryOut(page, move, 'keyboard');
  return true;
}

/** A game may go on by itself in the moment in which somebody reaches for the button: what there is to do is looked at anew. */
async function pressNext(page: GamePage, way: Way): Promise<void> {
  const next = page.locator('[data-game-next]').first();
  try {
    if (way === 'touch') await next.tap({ timeout: REACH_MS });
    else if (way === 'mouse') await next.click({ timeout: REACH_MS });
    else if (way === 'pointer') await press(page, '[data-game-next]', way);
    else {
      await next.focus({ timeout: REACH_MS });
      await page.keyboard.press('Enter');
    }
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
}

/** Waits until there is something to do. */
async function nextMove(page: GamePage, aim: 'right' | 'wrong', way: Way): Promise<Move | 'next' | 'over'> {
  const lookForMove = ([wanted, waits]: readonly [string, boolean]) => {
    if (document.querySelector('[data-result]')) return 'over';
    if (waits && document.querySelector('[data-fresh]')) return false;
    // Read by name: programs outside the browser know nothing of the gallery's window.
    const game: { move(aim: string): unknown } | undefined = Reflect.get(window, '__game');
    const move = game?.move(wanted);
    if (move) return move;
    return document.querySelector('[data-game-next]') ? 'next' : false;
  };
  await nextFrame(page);
  const found = await page.waitForFunction(lookForMove, [aim, way !== 'keyboard'] as const, {
    polling: way === 'pointer' ? 200 : 'raf',
  });
  return (await found.jsonValue()) as Move | 'next' | 'over';
}

/** What was done before is drawn. */
async function nextFrame(page: GamePage): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))),
  );
}

async function carryOut(page: GamePage, move: Move, way: Way): Promise<void> {
  const { type, piece: carried, place: to, key, text } = move;
  if (text !== undefined) return write(page, text, way);
  if (key !== undefined) return pressKey(page, key, way);
  if (carried === undefined)
    return press(page, `[data-move="${to === undefined ? type : `${type} ${to}`}"]`, way);
  const piece = `[data-piece="${carried}"]`;
  const place = `[data-place="${to}"]`;
  if (way === 'mouse') return drag(page, piece, place, 0);
  if (way === 'pointer') return drag(page, piece, place, REST_MS);
  const places = await page.locator('[data-drag-board] [data-place-name]').count();
  await press(page, piece, way);
  // A single place takes what is touched.
  if (places === 1) return;
  // What is read aloud comes first in a place; then its button, or the piece that lies on it.
  await press(page, `:is(${place} button, button${place})`, way, 'last');
}

async function write(page: GamePage, html: string, way: Way): Promise<void> {
  const paper = page.locator('[data-writes] [contenteditable]');
  if (way === 'keyboard') await paper.focus();
  else await press(page, '[data-writes] [contenteditable]', way);
  // Nobody writes before they have seen that they can.
  if (way === 'pointer') await page.waitForTimeout(SEEN_MS);
  await page.keyboard.type(html.replaceAll(/<[^>]*>/g, ''));
}

/** A letter that has no key of its own lies under another: hold it and slide, or open it by Alt and an arrow. */
async function pressKey(page: GamePage, letter: string, way: Way): Promise<void> {
  const sign = JSON.stringify(letter);
  const key = page.locator(`[data-key=${sign}]`).first();
  if (await key.isVisible()) return press(page, `[data-key=${sign}]`, way);
  const holder = page.locator(`[data-more-letters~=${sign}]`);
  if (way === 'keyboard') {
    await holder.focus();
    await page.keyboard.press('Alt+ArrowUp');
    return press(page, `[data-key=${sign}]`, way);
  }
  const from = await middleOf(holder);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await key.waitFor();
  const to = await middleOf(key);
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

async function drag(page: GamePage, piece: string, place: string, rest: number): Promise<void> {
  const from = await middleOf(page.locator(piece).first());
  const to = await middleOf(page.locator(place).first());
  await page.mouse.move(from.x, from.y);
  await page.waitForTimeout(rest);
  await page.mouse.down();
  await page.waitForTimeout(rest);
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.waitForTimeout(rest);
  await page.mouse.up();
}

async function middleOf(target: GameLocator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function press(
  page: GamePage,
  selector: string,
  way: Way,
  which: 'first' | 'last' = 'first',
): Promise<void> {
  const target = page.locator(selector)[which]();
  // What stands on another page of a long text is leafed to.
  for (let leaf = 0; leaf < MOST_PAGES && !(await target.isVisible()); leaf += 1) {
    const turn = page.locator('[data-turn]:enabled').last();
    if (!(await turn.isVisible())) break;
    await turn.click();
  }
  if (way === 'touch') return target.tap();
  if (way === 'mouse') return target.click();
  if (way === 'pointer') {
    const { x, y } = await middleOf(target);
    await page.mouse.move(x, y);
    await page.waitForTimeout(SEEN_MS);
    return page.mouse.click(x, y, { delay: REST_MS });
  }
  await target.focus();
  await page.keyboard.press('Enter');
}
