/** Spec 3 §2.3: `#12` in a text stands for the house's text of that number. A colour as `#1f5fd6` does not. */
const TOKEN = /#(\d{1,9})(?![\p{L}\p{N}])/gu;

/** The numbers that a text names, each once. */
export const stringNumbersIn = (text: string): readonly number[] => [
  ...new Set([...text.matchAll(TOKEN)].map(([, number]) => Number(number))),
];

/** The text with the words of the house; a number that has none stays. */
export const withStrings = (text: string, words: ReadonlyMap<number, string>): string =>
  text.replaceAll(TOKEN, (token, number) => words.get(Number(number)) ?? token);
