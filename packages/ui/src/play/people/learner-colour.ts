import type { AnswerColour } from '../pieces/answer-colours.ts';

/** Who signed in first, second, third: the same colour in the menu, in every game and on every star. */
const COLOURS: readonly AnswerColour[] = ['purple', 'orange', 'red'];

export const learnerColour = (place: number): AnswerColour => COLOURS[place] ?? 'blue';
