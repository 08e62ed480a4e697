/** Typing in a filter waits this long after the last key (spec 3 §9). */
export const FILTER_DEBOUNCE_MS = 1000;

export type FilterStep =
  | { readonly kind: 'rest' }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'apply'; readonly search: string };

export interface Typed {
  readonly text: string;
  readonly at: number;
}

/** What to do with what was typed: nothing new, wait for the next key, or ask the server. */
export function nextFilterStep(typed: Typed, applied: string, now: number): FilterStep {
  const search = typed.text.trim();
  if (search === applied) return { kind: 'rest' };
  const left = typed.at + FILTER_DEBOUNCE_MS - now;
  return left > 0 ? { kind: 'wait', ms: left } : { kind: 'apply', search };
}
