import { file, group, rows, text } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { commonOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';

const introduced = {
  definition: text({ optional: true }),
  image: file('image'),
  audio: file('audio'),
};

const inflected = group({
  text: text({ words: 'stem', most: 60 }),
  ...introduced,
  prefixes: rows(
    {
      text: text({ words: 'prefix', most: 20 }),
      word: text({ words: 'wholeWord', optional: true, most: 60 }),
    },
    2,
    8,
  ),
});

export const editor = defineProblemEditor(
  template,
  {
    noun: group({
      text: text({ words: 'noun', most: 60 }),
      ...introduced,
      categories: rows(
        { text: text({ words: 'nounClass', most: 60 }), example: text({ optional: true, most: 60 }) },
        2,
        8,
      ),
      correctCategory: text({ most: 60, hint: 'correctCategory' }),
    }),
    adjective: inflected,
    verb: inflected,
    sentenceAudio: file('audio'),
  },
  { data: {}, options: commonOptions },
);
