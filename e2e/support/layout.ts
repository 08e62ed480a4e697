import type { Page } from '@playwright/test';

/** What reaches over the edge: a page or a part that scrolls sideways, words that stand outside the window. */
export function overTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`;

    const scrollers = [...document.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { overflowX } = getComputedStyle(element);
      const root = element === document.documentElement;
      return (
        (root || overflowX === 'auto' || overflowX === 'scroll') &&
        // Drawn so: a strip of things that a finger moves along.
        !element.hasAttribute('data-strip') &&
        element.scrollWidth > element.clientWidth + 1
      );
    });
    const words: Element[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (
        !parent ||
        !walker.currentNode.textContent?.trim() ||
        parent.closest('[data-strip]') ||
        !parent.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      const hidden = width <= 1 || parent.getBoundingClientRect().width <= 1;
      const cut = getComputedStyle(parent).textOverflow === 'ellipsis';
      if (!hidden && !cut && (left < -1 || right > edge + 1)) words.push(parent);
    }
    return [
      ...scrollers.map((element) => `scrolls sideways: ${nameOf(element)}`),
      ...words.map((element) => `outside the window: ${nameOf(element)}`),
    ];
  });
}

/** Words that are set smaller than this, in px of the screen. */
export function smallWords(page: Page, least: number): Promise<string[]> {
  return page.evaluate((px) => {
    const small: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim();
      const parent = walker.currentNode.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const { width, height } = parent.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (width > 1 && height > 1 && size < px) small.push(`${size} px: “${text.slice(0, 40)}”`);
    }
    return small;
  }, least);
}

/** The window from which the office lists its sections in a column: rows of 36 px, for a mouse (design/office). */
const COLUMN_FROM = 1200;

/** Keys of a keyboard: 64 px on a small phone would leave no room for the word. */
const KEY = 44;

/** Things to press whose hit area is lower or narrower than this; a small sign may have a large one around it. */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    ([usual, columnFrom, keyPx]) => {
      const column = innerWidth >= columnFrom ? ':not(nav li > a)' : '';
      // Words of a running text are as high as their line (WCAG 2.5.8 knows the exception).
      const targets = document.querySelectorAll(
        `:is(button, [role=button], [role=combobox], a[href], label:has(> input[type=radio]))${column}:not([data-in-text])`,
      );
      const isHit = (element: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && element.contains(hit);
      };
      const isLarge = (element: Element) => {
        const px = element.closest('[data-keys]') ? Math.min(usual, keyPx) : usual;
        // What lies below the fold is hit once somebody has moved there.
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        // A tenth of a pixel is lost where sizes are set relative to the window.
        if (width >= px - 0.1 && height >= px - 0.1) return true;
        const [middle, centre, reach] = [x + width / 2, y + height / 2, px / 2 - 1];
        return (
          (width >= px ||
            (isHit(element, middle - reach, centre) && isHit(element, middle + reach, centre))) &&
          (height >= px || (isHit(element, middle, centre - reach) && isHit(element, middle, centre + reach)))
        );
      };
      // What lies behind a dialog cannot be pressed at all.
      const dialog = document.querySelector('[aria-modal="true"]');
      return [...targets]
        .filter((element) => dialog === null || dialog.contains(element))
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => element.getBoundingClientRect().width > 1 && !isLarge(element))
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
          return `${Math.round(width)} × ${Math.round(height)}: ${element.tagName.toLowerCase()} “${name}”`;
        });
    },
    [least, COLUMN_FROM, KEY] as const,
  );
}

/** Words that a box cuts off, or that lie below the window of a screen that does not scroll; what can be moved is not cut. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (box: Element | null): boolean =>
      box !== null && (/auto|scroll/.test(getComputedStyle(box).overflowY) || scrolls(box.parentElement));
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim();
      const parent = walker.currentNode.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const words = range.getBoundingClientRect();
      if (words.width <= 1) continue;
      if ((words.top > innerHeight - 8 || words.bottom < 8) && !scrolls(parent))
        cut.push(`outside the window: “${text.slice(0, 60)}”`);
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowY } = getComputedStyle(box);
        if (overflowY === 'visible') continue;
        if (overflowY === 'auto' || overflowY === 'scroll') break;
        const edge = box.getBoundingClientRect();
        // The font's own air above and below its letters may be cut.
        const air = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.45;
        const outside =
          words.bottom > edge.bottom + air ||
          words.top < edge.top - air ||
          words.right > edge.right + 2 ||
          words.left < edge.left - 2;
        if (outside && edge.width > 1) cut.push(`cut off: “${text.slice(0, 60)}”`);
        break;
      }
    }
    return cut;
  });
}

/** Texts that scroll and that no key reaches; in a button it is the button that is reached. */
export function beyondKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const REACHED = 'button, a[href], input, textarea, select, [tabindex]:not([tabindex="-1"])';
    // The air above and below letters may be cut.
    const AIR = 6;
    return [...document.querySelectorAll<HTMLElement>('*')]
      .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + AIR)
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .filter(
        (element) =>
          !element.closest(REACHED) &&
          ![...element.querySelectorAll(REACHED)].some((inner) => inner.checkVisibility()),
      )
      .map((element) => `scrolls without keys: “${element.textContent?.trim().slice(0, 60)}”`);
  });
}

/** What a speech bubble lies over: the task, and whatever is looked at or touched. */
export function underBubbles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Edges are soft. */
    const SLACK = 4;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 2;
    const bubbles = [...document.querySelectorAll('[data-bubble]')].filter(
      (bubble) => bubble.textContent && isSeen(bubble),
    );
    const things = document.querySelectorAll(
      'main :is(h1, button, [data-move], [data-piece], [data-place], ol > li)',
    );
    return bubbles.flatMap((bubble) => {
      const box = bubble.getBoundingClientRect();
      return [...things]
        .filter((thing) => isSeen(thing) && !thing.contains(bubble))
        .filter((thing) => {
          const other = thing.getBoundingClientRect();
          return (
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > SLACK &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > SLACK
          );
        })
        .map((thing) => `“${bubble.textContent}” lies over “${thing.textContent?.trim().slice(0, 40)}”`);
    });
  });
}
