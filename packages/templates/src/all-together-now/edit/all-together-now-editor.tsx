import { onOff, piece, pieces } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { commonOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';

export const editor = defineProblemEditor(
  template,
  { question: piece(), correctAnswer: piece(), incorrectAnswers: pieces() },
  { data: {}, options: { ...commonOptions, coloredAnswerBoxes: onOff(true) } },
);
