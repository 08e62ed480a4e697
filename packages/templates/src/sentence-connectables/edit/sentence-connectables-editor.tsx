import { file, maskOf, text, texts } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { commonOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';

export const editor = defineProblemEditor(
  template,
  {
    sentence: text({ rows: 2 }),
    wordsMask: maskOf('sentence', 'words'),
    options: texts({ words: 'extraWords', most: 11 }),
    audio: file('audio'),
  },
  { data: {}, options: commonOptions },
);
