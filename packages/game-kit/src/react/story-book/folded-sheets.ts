/**
 * A sheet of eight panels, four by two, that is folded and cut in the middle into a booklet of eight pages. The upper
 * row stands on its head. Read around the sheet, each panel is the neighbour of the next: that is how it folds.
 */
const UPPER = [6, 5, 4, 3];
const LOWER = [7, 8, 1, 2];

const PANELS = 8;

export type Panel =
  | { readonly kind: 'cover' }
  | { readonly kind: 'page'; readonly page: number }
  /** The back, which says how to fold. */
  | { readonly kind: 'back' }
  | { readonly kind: 'empty' };

export interface FoldedSheet {
  readonly upper: readonly Panel[];
  readonly lower: readonly Panel[];
}

/** Cover and back; a seventh page takes the place of the back. */
const INSIDE = PANELS - 2;

/** The panels of one booklet in the order in which they are read. */
function booklet(first: number, count: number): readonly Panel[] {
  const pages = Array.from(
    { length: count },
    (_none, index): Panel => ({ kind: 'page', page: first + index }),
  );
  const rest = Array.from({ length: Math.max(0, INSIDE - count) }, (): Panel => ({ kind: 'empty' }));
  return [{ kind: 'cover' }, ...pages, ...rest, ...(count <= INSIDE ? [{ kind: 'back' } as const] : [])];
}

/** One sheet for up to seven pages; more pages are shared out evenly among booklets. */
export function foldedSheets(pages: number, dir: 'ltr' | 'rtl'): readonly FoldedSheet[] {
  const sheets = Math.max(1, Math.ceil(pages / (INSIDE + 1)));
  const each = Math.ceil(pages / sheets);
  return Array.from({ length: sheets }, (_none, sheet) => {
    const first = sheet * each;
    const panels = booklet(first, Math.min(each, pages - first));
    const row = (places: readonly number[]) =>
      (dir === 'rtl' ? places.toReversed() : places).map(
        (place): Panel => panels[place - 1] ?? { kind: 'empty' },
      );
    return { upper: row(UPPER), lower: row(LOWER) };
  });
}
