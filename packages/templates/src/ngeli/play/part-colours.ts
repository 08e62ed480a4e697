import type { AnswerColour } from '@flink/ui/play/pieces/answer-colours.ts';
import type { Part } from '../model/machine.ts';

/** Design: a colour for each of the three, in the columns and in the sentence. */
export const PART_COLOURS: Readonly<Record<Part, AnswerColour>> = {
  noun: 'purple',
  adjective: 'blue',
  verb: 'green',
};
