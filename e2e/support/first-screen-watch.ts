import type { Page } from '@playwright/test';

/** What a page did until its first screens were there. */
interface Watched {
  /** Objects of Intl that were made, each with where. */
  readonly intl: string[];
  /** What was measured between a change of the page and its layout, which is made twice then; each with where. */
  readonly measured: string[];
  /** How often the list of what can be opened was drawn. */
  drawings: number;
  /** When it was drawn first, by the clock of the page; null before. */
  drawnAt: number | null;
  /** Whether something was drawn in its place before. */
  bones: boolean;
}

declare global {
  var __watched: Watched;
}

/** Stands in the page before anything of ours. */
function watch(): void {
  const seen: Watched = { intl: [], measured: [], drawings: 0, drawnAt: null, bones: false };
  globalThis.__watched = seen;

  // A plural rule takes 0.4 ms, the first of any other 20 to 80 on a slow phone.
  const costly = [
    'Collator',
    'DateTimeFormat',
    'DisplayNames',
    'ListFormat',
    'Locale',
    'NumberFormat',
    'Segmenter',
  ];
  const made = Intl as unknown as Record<string, new (...args: unknown[]) => object>;
  for (const name of costly) {
    made[name] = new Proxy(made[name] as (typeof made)[string], {
      construct: (target, args) => {
        seen.intl.push(`${name} ${new Error().stack?.split('\n').slice(2, 5).join(' ')}`);
        return Reflect.construct(target, args);
      },
    });
  }

  // What an observer tells is known already: in there nothing is laid out for being asked.
  let told = 0;
  const telling =
    <Args extends unknown[]>(listener: (...args: Args) => void) =>
    (...args: Args) => {
      told += 1;
      try {
        listener(...args);
      } finally {
        told -= 1;
      }
    };
  globalThis.ResizeObserver = class extends ResizeObserver {
    constructor(listener: ResizeObserverCallback) {
      super(telling(listener));
    }
  };
  globalThis.IntersectionObserver = class extends IntersectionObserver {
    constructor(listener: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(telling(listener), options);
    }
  };
  // Written since the last frame was laid out.
  let written = false;
  const writing = () => {
    if (written) return;
    written = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        written = false;
      }),
    );
  };
  const changes = new MutationObserver(writing);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const note = (name: string) => {
    if (changes.takeRecords().length > 0) writing();
    if (told === 0 && written)
      seen.measured.push(`${name} ${new Error().stack?.split('\n').slice(3, 6).join(' ')}`);
  };
  const watchGetter = (owner: object, name: string) => {
    const known = Object.getOwnPropertyDescriptor(owner, name);
    if (!known?.get) throw new Error(`${name} is no getter here`);
    const { get } = known;
    Object.defineProperty(owner, name, {
      ...known,
      get() {
        note(name);
        return get.call(this);
      },
    });
  };
  for (const name of ['offsetWidth', 'offsetHeight', 'offsetTop', 'offsetLeft'])
    watchGetter(HTMLElement.prototype, name);
  for (const name of ['clientWidth', 'clientHeight', 'scrollWidth', 'scrollHeight'])
    watchGetter(Element.prototype, name);
  for (const name of ['innerWidth', 'innerHeight']) watchGetter(globalThis, name);
  const measure = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function () {
    note('getBoundingClientRect');
    return measure.call(this);
  };

  // React tells its own tool of every commit; what an element was last drawn with is another object after each.
  let last: unknown;
  const onCommitFiberRoot = () => {
    const list = document.querySelector('a[data-item]')?.closest('section[aria-label]');
    if (!list) {
      seen.bones ||= document.querySelector('main [role=status] > [aria-hidden=true]') !== null;
      return;
    }
    seen.drawnAt ??= performance.now();
    const key = Object.keys(list).find((one) => one.startsWith('__reactProps$')) ?? '';
    const props = (list as unknown as Record<string, unknown>)[key];
    if (props === last) return;
    last = props;
    seen.drawings += 1;
  };
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot,
      onPostCommitFiberRoot: () => {},
      onCommitFiberUnmount: () => {},
    },
  });
}

export async function watchFirstScreens(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

export const watched = (page: Page): Promise<Watched> => page.evaluate(() => globalThis.__watched);
