/** Where a prefix stands, and the card of its word, in px. */
export interface Footing {
  /** The middle of the prefix. */
  readonly x: number;
  /** Of the card. */
  readonly start: number;
  readonly top: number;
  readonly bottom: number;
}

/** How high an arc rises, in shares of its width and at most in px. */
const RISE = 0.4;
const HIGHEST = 56;
/** How far an arc between words below each other goes out beside them. */
const OUT = 26;
/** From the cards. */
const AIR = 4;
/** Two arcs that meet over a prefix leave it room. */
const APART = 5;
/** What is on one line, or begins at one edge, does so to a few px. */
const LEVEL = 4;

/** From one prefix to the next: over words of one line, beside words below each other, through the gap between two lines. */
function arcBetween(from: Footing, to: Footing, isFromRight: boolean): string {
  if (Math.abs(from.top - to.top) < LEVEL) {
    const rise = Math.min(Math.abs(to.x - from.x) * RISE, HIGHEST);
    const apart = to.x > from.x ? APART : -APART;
    const [a, b, y] = [from.x + apart, to.x - apart, from.top - AIR];
    return `M${a} ${y}C${a} ${y - rise} ${b} ${y - rise} ${b} ${y}`;
  }
  if (Math.abs(from.start - to.start) < LEVEL) {
    const way = isFromRight ? 1 : -1;
    const [x, out] = [from.start + AIR * way, from.start + OUT * way];
    const [a, b] = [(from.top + from.bottom) / 2 + APART, (to.top + to.bottom) / 2 - APART];
    return `M${x} ${a}C${out} ${a} ${out} ${b} ${x} ${b}`;
  }
  const [a, b] = [from.bottom + 2 * AIR, to.top - AIR];
  const middle = (a + b) / 2;
  return `M${from.x} ${a}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${b}`;
}

export const arcsOf = (feet: readonly Footing[], isFromRight: boolean): readonly string[] =>
  feet.slice(1).flatMap((to, index) => {
    const from = feet[index];
    return from ? [arcBetween(from, to, isFromRight)] : [];
  });
