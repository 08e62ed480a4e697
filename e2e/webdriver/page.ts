import { setTimeout as wait } from 'node:timers/promises';
import { errors } from '@playwright/test';
import type { Wire } from './wire.ts';

const WAITS_MS = 20_000;
const LOOKS_EVERY_MS = 50;

/** The keys that WebDriver knows by a sign of its own. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Space: ' ',
  Alt: '\uE00A',
  Control: '\uE009',
  Shift: '\uE008',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  PageDown: '\uE00F',
};

interface Timeout {
  readonly timeout?: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What Playwright's page offers and the tests of games use, for browsers that Playwright does not drive. */
export class WebDriverPage {
  readonly keyboard = {
    press: (keys: string) => this.#press(keys.split('+')),
    type: async (text: string) => {
      for (const letter of text) await this.#press([letter]);
    },
  };

  readonly mouse = {
    move: (x: number, y: number, { steps = 1 }: { readonly steps?: number } = {}) =>
      this.#move({ x, y }, steps),
    down: () => this.#pointer('mouse', { type: 'pointerDown', button: 0 }),
    up: () => this.#pointer('mouse', { type: 'pointerUp', button: 0 }),
    click: (x: number, y: number) => this.press({ x, y }, 'mouse'),
  };

  readonly #wire: Wire;
  #at: Point = { x: 0, y: 0 };

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  async goto(url: string): Promise<void> {
    await this.#wire.send('navigate', { url });
  }

  /** Of the page, without the frame of its window. */
  async setViewportSize({ width, height }: { readonly width: number; readonly height: number }) {
    await this.#wire.send('resize', { width, height });
    const frame = await this.evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const);
    await this.#wire.send('resize', { width: width + frame[0], height: height + frame[1] });
  }

  /** The function stands in the page; what it answers with is awaited there. */
  async evaluate<Result, Given = undefined>(
    run: (given: Given) => Result | Promise<Result>,
    given?: Given,
  ): Promise<Result> {
    const script = `return Promise.resolve((${run})(arguments[0]))`;
    return (await this.#wire.send('execute', { script, args: [given ?? null] })) as Result;
  }

  async waitForFunction<Result, Given = undefined>(
    look: (given: Given) => Result,
    given?: Given,
    { timeout = WAITS_MS }: Timeout & { readonly polling?: number | 'raf' } = {},
  ): Promise<{ jsonValue(): Promise<Result> }> {
    const until = Date.now() + timeout;
    do {
      const found = await this.evaluate(look, given);
      if (found) return { jsonValue: async () => found };
      await wait(LOOKS_EVERY_MS);
    } while (Date.now() < until);
    throw new errors.TimeoutError(`Within ${timeout} ms nothing came of ${String(look).slice(0, 200)}`);
  }

  waitForTimeout(milliseconds: number): Promise<void> {
    return wait(milliseconds);
  }

  locator(selector: string): WebDriverLocator {
    return new WebDriverLocator(this, selector, 'first');
  }

  screenshot(): Promise<Buffer> {
    return this.#wire.screenshot();
  }

  async press({ x, y }: Point, pointer: 'mouse' | 'touch'): Promise<void> {
    this.#at = { x, y };
    await this.#pointer(
      pointer,
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    );
  }

  async #move(to: Point, steps: number): Promise<void> {
    const from = this.#at;
    this.#at = to;
    const moves = Array.from({ length: steps }, (_, index) => {
      const share = (index + 1) / steps;
      const x = Math.round(from.x + (to.x - from.x) * share);
      const y = Math.round(from.y + (to.y - from.y) * share);
      return { type: 'pointerMove', duration: 0, x, y };
    });
    for (const move of moves) await this.#pointer('mouse', move);
  }

  async #pointer(pointerType: 'mouse' | 'touch', ...actions: readonly object[]): Promise<void> {
    const source = { type: 'pointer', id: pointerType, parameters: { pointerType }, actions };
    await this.#wire.send('perform', { actions: [source] });
  }

  async #press(keys: readonly string[]): Promise<void> {
    const values = keys.map((key) => KEYS[key] ?? key);
    const actions = [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    await this.#wire.send('perform', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}

type Which = 'first' | 'last';

export class WebDriverLocator {
  readonly #page: WebDriverPage;
  readonly #selector: string;
  readonly #which: Which;

  constructor(page: WebDriverPage, selector: string, which: Which) {
    this.#page = page;
    this.#selector = selector;
    this.#which = which;
  }

  first(): WebDriverLocator {
    return new WebDriverLocator(this.#page, this.#selector, 'first');
  }

  last(): WebDriverLocator {
    return new WebDriverLocator(this.#page, this.#selector, 'last');
  }

  toString(): string {
    return this.#selector;
  }

  count(): Promise<number> {
    return this.#page.evaluate((selector) => document.querySelectorAll(selector).length, this.#selector);
  }

  textContent(): Promise<string | null> {
    return this.#page.evaluate(
      (selector) => document.querySelector(selector)?.textContent ?? null,
      this.#selector,
    );
  }

  isVisible(): Promise<boolean> {
    return this.#page.evaluate(
      ([selector, which]) => {
        const all = [...document.querySelectorAll(selector)];
        return (
          (which === 'last' ? all.at(-1) : all[0])?.checkVisibility({ visibilityProperty: true }) ?? false
        );
      },
      [this.#selector, this.#which] as const,
    );
  }

  async waitFor(options?: Timeout): Promise<void> {
    await this.#page.waitForFunction(
      (selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility()),
      this.#selector,
      options,
    );
  }

  /** Where it lies once it lies still and can be touched. */
  async boundingBox(
    options?: Timeout,
  ): Promise<{ x: number; y: number; width: number; height: number } | null> {
    const found = await this.#page.waitForFunction(
      ([selector, which]) => {
        const all = [...document.querySelectorAll(selector)];
        const target = which === 'last' ? all.at(-1) : all[0];
        if (!target?.checkVisibility({ visibilityProperty: true })) return false;
        target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        // What beckons for ever never lies still.
        const moves = target
          .getAnimations({ subtree: false })
          .some(
            ({ playState, effect }) =>
              playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
          );
        const { x, y, width, height } = target.getBoundingClientRect();
        return moves ? false : { x, y, width, height };
      },
      [this.#selector, this.#which] as const,
      options,
    );
    return (await found.jsonValue()) || null;
  }

  async focus(options?: Timeout): Promise<void> {
    await this.waitFor(options);
    await this.#page.evaluate(
      ([selector, which]) => {
        const all = document.querySelectorAll<HTMLElement>(selector);
        all[which === 'last' ? all.length - 1 : 0]?.focus();
      },
      [this.#selector, this.#which] as const,
    );
  }

  async click(options?: Timeout): Promise<void> {
    await this.#page.press(await this.#middle(options), 'mouse');
  }

  async tap(options?: Timeout): Promise<void> {
    await this.#page.press(await this.#middle(options), 'touch');
  }

  /** As typed into an empty field. */
  async fill(text: string): Promise<void> {
    await this.focus();
    await this.#page.evaluate((selector) => {
      const field = document.querySelector(selector);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    }, this.#selector);
    await this.#page.keyboard.press('Backspace');
    await this.#page.keyboard.type(text);
  }

  async #middle(options?: Timeout): Promise<Point> {
    const box = await this.boundingBox(options);
    if (!box) throw new Error(`${this.#selector} is not on the screen.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
