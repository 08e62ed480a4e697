import { file, MOST_LETTERS, maskOf, onOff, text } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { commonOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';

export const editor = defineProblemEditor(
  template,
  {
    word: text({ most: MOST_LETTERS.word }),
    letters: maskOf('word', 'letters'),
    definition: text({ rows: 2 }),
    image: file('image'),
    audio: file('audio'),
  },
  { data: {}, options: { ...commonOptions, displayWords: onOff(false) } },
);
