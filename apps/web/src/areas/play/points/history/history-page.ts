/** As many as a tablet shows beside the reward without scrolling. */
const SHOWN = 5;
/** Spec 1 §9: ten is the smallest page that the server gives. */
export const FETCHED = 10;

export interface HistoryPlace {
  /** Of the server, from 1. */
  readonly fetched: number;
  /** Within what was fetched. */
  readonly from: number;
  readonly to: number;
}

/** Where the events of a page that is shown (from 0) stand in the pages of the server. */
export function placeOf(page: number): HistoryPlace {
  const from = (page * SHOWN) % FETCHED;
  return { fetched: Math.floor((page * SHOWN) / FETCHED) + 1, from, to: from + SHOWN };
}

export const pagesOf = (total: number): number => Math.max(Math.ceil(total / SHOWN), 1);

/** The first and the last event of a page, counted from 1. */
export const spanOf = (page: number, total: number) => ({
  first: page * SHOWN + 1,
  last: Math.min((page + 1) * SHOWN, total),
});
