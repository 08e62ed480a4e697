import { choice, marked, piece, texts } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { commonOptions, FONT_SIZES } from '@flink/make-kit/options/common-options.ts';
import { AUTHOR_FONTS } from '@flink/ui/rich-text/author-lists.ts';
import { template } from '../model/index.ts';
import { USUAL_FONT_SIZE } from '../model/schema.ts';

const { maxFontSize: _, ...readOptions } = commonOptions;

export const editor = defineProblemEditor(
  template,
  {
    task: piece(),
    text: marked({ words: 'gapText', hint: 'gapText' }),
    incorrectAnswers: texts({ most: 12 }),
  },
  {
    data: {},
    options: {
      ...readOptions,
      fontFamily: choice(AUTHOR_FONTS, 'Roboto', { plain: true }),
      fontSize: choice(FONT_SIZES, USUAL_FONT_SIZE, { plain: true }),
    },
  },
);
