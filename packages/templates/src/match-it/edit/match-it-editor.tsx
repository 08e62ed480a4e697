import { choice, colour, count, onOff, pieces } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { commonOptions, FONT_SIZES } from '@flink/make-kit/options/common-options.ts';
import { AUTHOR_FONTS } from '@flink/ui/rich-text/author-lists.ts';
import { template } from '../model/index.ts';

/** Words about an answer are asked for where the problem promises them. */
const feedback = { where: 'specificFeedback' };

export const editor = defineProblemEditor(
  template,
  {
    questions: pieces(),
    correctAnswers: pieces({ feedback }),
    incorrectAnswers: pieces({ feedback }),
    specificFeedback: onOff(false, { aside: true, hint: 'specificFeedback' }),
    questionItemsShown: count(1, 8, 4, { aside: true }),
    correctItemsShown: count(1, 8, 2, { aside: true }),
    incorrectItemsShown: count(1, 8, 2, { aside: true }),
    fontFamily: choice(AUTHOR_FONTS, null, { plain: true, aside: true }),
    fontSize: choice(FONT_SIZES, null, { plain: true, aside: true }),
    fontColor: colour({ aside: true }),
  },
  { data: {}, options: commonOptions },
);
