import { file, maskOf, text, texts } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { commonOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';

export const editor = defineProblemEditor(
  template,
  {
    syllables: texts({ unit: 'syllables', least: 2, most: 10 }),
    mask: maskOf('syllables', 'syllables', { words: 'syllablesMask' }),
    options: texts({ words: 'extraSyllables', unit: 'syllables', most: 9 }),
    definition: text({ rows: 2 }),
    image: file('image'),
    audio: file('audio'),
  },
  { data: {}, options: commonOptions },
);
