/** 13 to 19 digits, as they stand on cards, in groups or not. */
const NUMBER = /\d(?:[ -]?\d){12,18}/g;

/** What people type into a text must not bring the number of a card here; its last four digits say which one is meant. */
export const withoutCardNumbers = (text: string): string =>
  text.replaceAll(NUMBER, (number) => `•••• ${number.replaceAll(/\D/g, '').slice(-4)}`);
