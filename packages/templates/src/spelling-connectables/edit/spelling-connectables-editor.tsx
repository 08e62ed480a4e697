import { choice, file, MOST_LETTERS, maskOf, onOff, text, texts } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { commonOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';

export const editor = defineProblemEditor(
  template,
  {
    word: text({ most: MOST_LETTERS.word }),
    letters: maskOf('word', 'letters'),
    options: texts({ words: 'extraLetters', unit: 'letters', most: 34 }),
    definition: text({ rows: 2 }),
    image: file('image'),
    audio: file('audio'),
    useName: onOff(false, { aside: true, hint: 'useName' }),
    useNameMode: choice(['first', 'last', 'both'], 'first', { aside: true }),
  },
  { data: {}, options: commonOptions },
);
