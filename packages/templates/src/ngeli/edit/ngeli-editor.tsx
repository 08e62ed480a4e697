import { file, group, MOST_LETTERS, rows, text } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { commonOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';

/** The noun classes of Swahili by their agreement, as school books name them. */
const NOUN_CLASSES = [
  'A–WA',
  'M–WA',
  'M–MI',
  'U–I',
  'JI–MA',
  'LI–YA',
  'KI–VI',
  'N–N',
  'I–ZI',
  'U–N',
  'U–ZI',
  'U–U',
  'U–YA',
  'YA–YA',
  'I–I',
  'KU',
  'PA–KU–MU',
];

const introduced = {
  definition: text({ optional: true }),
  image: file('image'),
  audio: file('audio'),
};

const inflected = group({
  text: text({ words: 'stem', most: MOST_LETTERS.word }),
  ...introduced,
  prefixes: rows(
    {
      text: text({ words: 'prefix', most: MOST_LETTERS.prefix }),
      word: text({ words: 'wholeWord', optional: true, most: MOST_LETTERS.word }),
    },
    2,
    8,
  ),
});

const { delayBeforeNext: _delay, audioBefore: _audio, fontColor: _color, ...readOptions } = commonOptions;

export const editor = defineProblemEditor(
  template,
  {
    noun: group({
      text: text({ words: 'noun', most: MOST_LETTERS.word }),
      ...introduced,
      categories: rows(
        {
          text: text({ words: 'nounClass', most: MOST_LETTERS.word, among: NOUN_CLASSES }),
          example: text({ optional: true, most: MOST_LETTERS.word }),
        },
        2,
        8,
      ),
      correctCategory: text({ most: MOST_LETTERS.word, hint: 'correctCategory', among: NOUN_CLASSES }),
    }),
    adjective: inflected,
    verb: inflected,
    sentenceText: text({ optional: true, hint: 'sentenceText' }),
    sentenceAudio: file('audio'),
  },
  { data: {}, options: readOptions },
);
