/** Two low lines and more, as authors type a gap. */
const GAP = /_{2,}/;
const DRAWN = '_____';

/** The question with its gap, filled once the answer is found; without one in the text the gap stands at its end. */
export function withGap(text: string, answer: string | null): string {
  const question = GAP.test(text) ? text : `${text.trim()} ${DRAWN}`;
  // By a function: in a text, `$$` and `$&` would be orders to replace().
  return question.replace(GAP, () => answer?.trim() || DRAWN);
}
