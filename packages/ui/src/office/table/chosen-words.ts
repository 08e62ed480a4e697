/** How many chosen values a filter chip names before it counts the rest. */
const NAMED = 2;

export interface ChosenWords {
  readonly named: readonly string[];
  readonly more: number;
}

export function chosenWords(labels: readonly string[]): ChosenWords {
  return { named: labels.slice(0, NAMED), more: Math.max(0, labels.length - NAMED) };
}
