/** What a slider shows at once, in order. */
export function pagesOf<Item>(items: readonly Item[], perPage: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / perPage);
  return Array.from({ length: count }, (_, page) => items.slice(page * perPage, (page + 1) * perPage));
}

/** The page on which the chosen one stands; the first when it stands nowhere. */
export const pageWith = <Item>(items: readonly Item[], chosen: Item, perPage: number): number =>
  Math.max(0, Math.floor(items.indexOf(chosen) / perPage));

/** Shorter than this a finger has pressed, not swiped. */
const SWIPE_PX = 48;

export type Turn = -1 | 0 | 1;

/** A swipe draws the next page in from where it lies; what goes more up or down than across scrolls. */
export function turnBySwipe(dx: number, dy: number, dir: 'ltr' | 'rtl'): Turn {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dy) > Math.abs(dx)) return 0;
  return dx < 0 === (dir === 'ltr') ? 1 : -1;
}

/** Left is left on the screen, whatever the reading direction. */
export function turnByKey(key: string, dir: 'ltr' | 'rtl'): Turn {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === (dir === 'ltr') ? 1 : -1;
}
