import { type BrowserContext, test as base, expect } from '@playwright/test';
import { stateOf } from './browser-state.ts';
import { surroundings } from './surroundings.ts';
import { tokensOf } from './tokens.ts';

interface Choices {
  /** The person who is signed in already; null: nobody. */
  as: string | null;
  /** Signs out on the way: with a session of its own, which nobody else needs. */
  signsOut: boolean;
  /** The language chosen earlier; null: that of the browser. */
  speaks: string | null;
  /** Sounds take as long as they do; otherwise nobody waits for them. */
  listens: boolean;
}

/** Runs in the page: what is heard is over in an eighth of its time, and its events come as ever. */
function quickSounds(): void {
  const QUICK = 8;
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    this.preservesPitch = false;
    this.playbackRate = QUICK;
    return play.call(this);
  };
}

/** Runs in the page: scrolling answers with a promise, as it does from Chromium 156 on; older ones answer with nothing. */
function promiseScrolling(): void {
  for (const owner of [Element.prototype, window] as object[])
    for (const name of ['scrollIntoView', 'scroll', 'scrollTo', 'scrollBy']) {
      const scroll = Reflect.get(owner, name);
      if (typeof scroll !== 'function') continue;
      Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
        Reflect.apply(scroll, this, given);
        return Promise.resolve();
      });
    }
}

interface Watch {
  /** What the browser complained about is expected in this journey. */
  forgive(...expected: readonly RegExp[]): void;
  /** Another context of this journey is listened to as well. */
  over(context: BrowserContext): void;
}

/** Journeys go side by side, and authors share an edit list: what one has deleted another may still ask for. */
const GONE_MEANWHILE = /status of 404 .*\/api\/flink-make\/activities\/[0-9a-f-]+\)$/;

/** Every journey fails on an error in the console: a script that broke, a refused style, a file that is missing. */
export const test = base.extend<Choices & { complaints: Watch }>({
  as: [null, { option: true }],
  speaks: [null, { option: true }],
  signsOut: [false, { option: true }],
  listens: [false, { option: true }],
  context: async ({ context, listens }, use) => {
    await context.addInitScript(promiseScrolling);
    if (!listens) await context.addInitScript(quickSounds);
    await use(context);
  },
  storageState: async ({ as, speaks, signsOut }, use) => {
    const own = as !== null && signsOut ? await tokensOf(surroundings().house, [as]) : {};
    await use(stateOf(as, speaks, own));
  },
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const forgiven: RegExp[] = [GONE_MEANWHILE];
      const over = (listened: BrowserContext) => {
        listened.on('console', (message) => {
          if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
        });
        listened.on('weberror', (error) => heard.push(String(error.error())));
      };
      over(context);
      await use({ forgive: (...expected) => forgiven.push(...expected), over });
      expect(heard.filter((text) => !forgiven.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
