import { choice, count, file, onOff, otherProblem, rich, text } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { FONT_SIZES, letterOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';

const { maxFontSize: _, ...readOptions } = letterOptions;

export const editor = defineProblemEditor(
  template,
  {
    text: rich({ words: 'pageText' }),
    textFrom: otherProblem(),
    image: file('image', { shows: 'name' }),
    name: text({ optional: true, words: 'pictureName' }),
    audio: file('audio'),
    textOnly: onOff(false, { aside: true }),
    hasTimer: onOff(false, { aside: true }),
    totalWords: count(1, 5_000, null, { aside: true, wordsIn: [] }),
    benchmark: count(1, 1_000, null, { aside: true }),
  },
  {
    data: { pdf: file('document') },
    options: { ...readOptions, fontSize: choice(FONT_SIZES, null, { plain: true }) },
    unit: 'page',
  },
);
