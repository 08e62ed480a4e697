import { choice, marked, piece, texts } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { commonOptions, FONTS } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';

export const editor = defineProblemEditor(
  template,
  {
    task: piece(),
    text: marked({ words: 'gapText', hint: 'gapText' }),
    incorrectAnswers: texts({ most: 12 }),
  },
  { data: {}, options: { ...commonOptions, fontFamily: choice(FONTS, 'Roboto', { plain: true }) } },
);
