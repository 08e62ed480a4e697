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
        element.scrollWidth > element.clientWidth + 1
      );
    });
    // A table may scroll in a region of its own that can be reached by keyboard, where the screen is a phone's.
    const isTableOnPhone = (element: Element) =>
      edge < 768 && element.matches('[tabindex="0"]') && element.querySelector('table') !== null;
    const wrong = scrollers.filter((element) => !isTableOnPhone(element));

    const words: Element[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (
        !parent ||
        !walker.currentNode.textContent?.trim() ||
        !parent.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      const hidden = width <= 1 || parent.getBoundingClientRect().width <= 1;
      const scrolled = scrollers.some((element) => isTableOnPhone(element) && element.contains(parent));
      const cut = getComputedStyle(parent).textOverflow === 'ellipsis';
      if (!hidden && !scrolled && !cut && (left < -1 || right > edge + 1)) words.push(parent);
    }
    return [
      ...wrong.map((element) => `scrolls sideways: ${nameOf(element)}`),
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

/** Things to press that are lower or narrower than this. */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((px) => {
    const targets = document.querySelectorAll(
      'button, [role=button], [role=combobox], a[href], label:has(> input[type=radio])',
    );
    return (
      [...targets]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        // A tenth of a pixel is lost where sizes are set relative to the window.
        .filter(({ box }) => box.width > 1 && (box.width < px - 0.1 || box.height < px - 0.1))
        .map(({ element, box }) => {
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
          return `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.tagName.toLowerCase()} “${name}”`;
        })
    );
  }, least);
}
