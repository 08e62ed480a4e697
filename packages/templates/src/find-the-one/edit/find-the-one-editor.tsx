import { count, piece, pieces } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { commonOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';

export const editor = defineProblemEditor(
  template,
  {
    question: piece(),
    correctAnswers: pieces(),
    incorrectAnswers: pieces(),
    incorrectItemsShown: count(1, 8, 2, { aside: true }),
  },
  { data: {}, options: commonOptions },
);
