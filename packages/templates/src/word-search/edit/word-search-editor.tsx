import { fileByWord, group, MOST_LETTERS, onOff, text, texts } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { commonOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';

const { delayBeforeNext: _delay, audioBefore: _audio, ...readOptions } = commonOptions;

export const editor = defineProblemEditor(
  template,
  {
    title: text({ most: MOST_LETTERS.title }),
    words: texts({ least: 2, most: 20 }),
    wordsAudio: fileByWord('words', 'audio'),
    wordsImage: fileByWord('words', 'image'),
  },
  {
    data: {},
    options: {
      ...readOptions,
      wordDirections: group({
        horizontal: onOff(true, { unstored: false }),
        vertical: onOff(true, { unstored: false }),
        diagonal: onOff(false),
      }),
      wordSearch: group({ sharedLetters: onOff(true), alphabetize: onOff(false), showHints: onOff(true) }),
    },
  },
);
