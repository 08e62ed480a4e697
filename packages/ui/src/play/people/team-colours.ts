import type { AnswerColour } from '../pieces/answer-colours.ts';

/** Green is the colour of what is right. */
const COLOURS = ['purple', 'orange', 'red', 'blue'] as const satisfies readonly AnswerColour[];

/**
 * Of those who play together, each by their place in the family: the same in the menu, in every game and on every star,
 * whoever signed in first. Only who would have the colour of another gets the next one that is free. A token that was
 * issued before places were told has none.
 */
export function teamColours(familyPlaces: readonly (number | undefined)[]): readonly AnswerColour[] {
  const colours: AnswerColour[] = [];
  const seats = familyPlaces.map((place = 0, seat) => ({ seat, place }));
  for (const { seat, place } of seats.sort((one, other) => one.place - other.place)) {
    const wishes = COLOURS.map((_colour, step) => COLOURS[(place + step) % COLOURS.length] ?? 'purple');
    colours[seat] = wishes.find((colour) => !colours.includes(colour)) ?? wishes[0] ?? 'purple';
  }
  return colours;
}
