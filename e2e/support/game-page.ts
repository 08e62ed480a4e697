/** What the robot needs of a page: Playwright's has it, and that of `e2e/webdriver`. */
export interface GamePage {
  readonly keyboard: {
    press(keys: string): Promise<void>;
    type(text: string): Promise<void>;
  };
  readonly mouse: {
    move(x: number, y: number, options?: { readonly steps?: number }): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
    click(x: number, y: number, options?: { readonly delay?: number }): Promise<void>;
  };
  locator(selector: string): GameLocator;
  evaluate(run: () => unknown): Promise<unknown>;
  waitForFunction(
    look: (given: readonly [string, boolean]) => unknown,
    given: readonly [string, boolean],
    options?: { readonly polling?: number | 'raf' },
  ): Promise<{ jsonValue(): Promise<unknown> }>;
  waitForTimeout(milliseconds: number): Promise<void>;
}

export interface GameLocator {
  first(): GameLocator;
  last(): GameLocator;
  count(): Promise<number>;
  textContent(): Promise<string | null>;
  isVisible(): Promise<boolean>;
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>;
  waitFor(): Promise<void>;
  focus(options?: { readonly timeout?: number }): Promise<void>;
  click(options?: { readonly timeout?: number }): Promise<void>;
  tap(options?: { readonly timeout?: number }): Promise<void>;
}
