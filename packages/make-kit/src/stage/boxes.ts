/** Where a box stands on its page, in the page's own pixels. `left` is where lines begin. */
export interface Dim {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Spec 3 §9: the size of a text box is told for a page of this size, without the room around its words. */
const TOLD_FOR: PageSize = { width: 960, height: 710 };
const PADDING: PageSize = { width: 30, height: 24 };

/** Spec 3 §9: ordering and reading default text box. */
const USUAL: PageSize = { width: 400, height: 100 };

/** Enough to be grasped. */
const LEAST: PageSize = { width: 48, height: 36 };

const between = (least: number, value: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), Math.max(least, most)));

/** The box inside its page: as large as it was meant as long as there is room. */
export function onPage({ left, top, width, height }: Dim, page: PageSize): Dim {
  const size = {
    width: between(LEAST.width, width, page.width),
    height: between(LEAST.height, height, page.height),
  };
  return {
    left: between(0, left, page.width - size.width),
    top: between(0, top, page.height - size.height),
    ...size,
  };
}

export const movedBy = (dim: Dim, x: number, y: number, page: PageSize): Dim =>
  onPage({ ...dim, left: dim.left + x, top: dim.top + y }, page);

/** Spec 3 §9: only at the bottom and right edges, so that the corner at the start stays where it is. */
export const resizedBy = (dim: Dim, x: number, y: number, page: PageSize): Dim => ({
  ...dim,
  width: between(LEAST.width, dim.width + x, page.width - dim.left),
  height: between(LEAST.height, dim.height + y, page.height - dim.top),
});

const FIRST = 40;

/** How far a new box steps aside where another begins. */
const ASIDE = 24;

/** A new box: of the usual size, a little below the last one, and never where another begins. */
export function newDim(before: readonly (Dim | undefined)[], page: PageSize): Dim {
  const last = before.findLast((dim) => dim !== undefined);
  const wanted = onPage(
    {
      left: last?.left ?? FIRST,
      top: last === undefined ? FIRST : last.top + last.height + 12,
      width: ((USUAL.width + PADDING.width) * page.width) / TOLD_FOR.width,
      height: ((USUAL.height + PADDING.height) * page.height) / TOLD_FOR.height,
    },
    page,
  );
  const isFree = ({ left, top }: Dim) => !before.some((dim) => dim?.left === left && dim.top === top);
  // One place more than there are boxes: at least one of them is free.
  const places = Array.from({ length: before.length + 1 }, (_, step) => ({
    ...wanted,
    left: (wanted.left + step * ASIDE) % (page.width - wanted.width + 1),
    top: (wanted.top + step * ASIDE) % (page.height - wanted.height + 1),
  }));
  return places.find(isFree) ?? wanted;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const STEP = 10;

export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Arrows move a box by 10, with Shift they make it larger or smaller; Alt goes by 1. Null: another key. */
export function byKey(dim: Dim, pressed: Pressed, page: PageSize, dir: 'ltr' | 'rtl'): Dim | null {
  const way = WAYS[pressed.key];
  if (way === undefined) return null;
  const step = pressed.altKey ? 1 : STEP;
  const x = way[0] * step * (dir === 'rtl' ? -1 : 1);
  const y = way[1] * step;
  return pressed.shiftKey ? resizedBy(dim, x, y, page) : movedBy(dim, x, y, page);
}

/** What is stored: whole numbers, also where a form of before wrote `400px`; undefined where the box has no place. */
export function dimIn(value: unknown): Dim | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const numbers = ['left', 'top', 'width', 'height'].map((name) =>
    Number.parseFloat(String((value as Readonly<Record<string, unknown>>)[name])),
  );
  const [left = Number.NaN, top = Number.NaN, width = Number.NaN, height = Number.NaN] = numbers;
  return numbers.every(Number.isFinite) ? { left, top, width, height } : undefined;
}
