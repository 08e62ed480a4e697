import type { Page } from '@playwright/test';
import type { GameEvent } from '../../packages/game-kit/src/model/template.ts';

type Way = 'keyboard' | 'mouse' | 'touch';

/** A move of a robot is done by hand on what stands on the screen: things to touch say which move they are. */
interface Move extends GameEvent {
  readonly place?: number | string | null;
  readonly piece?: number | string;
}

const LONGEST = 400;

/** Plays the game on the page to its end; returns its result. */
export async function playByHand(page: Page, aim: 'right' | 'wrong', way: Way): Promise<unknown> {
  for (let turn = 0; turn < LONGEST; turn += 1) {
    const move = await nextMove(page, aim);
    if (move === 'over') return JSON.parse((await page.locator('[data-result]').textContent()) ?? 'null');
    if (move === 'next') await press(page, '[data-next]', way);
    else await carryOut(page, move, way);
  }
  throw new Error(`The game has no end after ${LONGEST} moves.`);
}

/** Waits until there is something to do. */
async function nextMove(page: Page, aim: 'right' | 'wrong'): Promise<Move | 'next' | 'over'> {
  const found = await page.waitForFunction((wanted) => {
    if (document.querySelector('[data-result]')) return 'over';
    // Read by name: programs outside the browser know nothing of the gallery's window.
    const game: { move(aim: string): unknown } | undefined = Reflect.get(window, '__game');
    const move = game?.move(wanted);
    if (move) return move;
    return document.querySelector('[data-next]') ? 'next' : false;
  }, aim);
  return (await found.jsonValue()) as Move | 'next' | 'over';
}

async function carryOut(page: Page, move: Move, way: Way): Promise<void> {
  if (move.piece === undefined) {
    const target =
      move.place === undefined ? `[data-move="${move.type}"]` : `[data-move="${move.type} ${move.place}"]`;
    return press(page, target, way);
  }
  const piece = `[data-piece="${move.piece}"]`;
  const place = `[data-place="${move.place}"]`;
  if (way === 'mouse') {
    await page.locator(piece).dragTo(page.locator(place), { force: true });
    return;
  }
  await press(page, piece, way);
  // A full place is reached through the piece that lies on it.
  await press(page, `${place} button, button${place}`, way);
}

async function press(page: Page, selector: string, way: Way): Promise<void> {
  const target = page.locator(selector).first();
  if (way === 'touch') return target.tap();
  if (way === 'mouse') return target.click();
  await target.focus();
  await page.keyboard.press('Enter');
}
