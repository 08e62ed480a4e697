import { pieces } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { letterOptions, loopOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';

const { audioBefore: _, ...orderOptions } = loopOptions;

export const editor = defineProblemEditor(
  template,
  {
    questions: pieces({ words: 'definitions', least: 3, most: 12, pairedWith: 'answers' }),
    answers: pieces({ words: 'definedWords', least: 3, most: 12, pairedWith: 'questions' }),
  },
  { data: {}, options: { ...orderOptions, ...letterOptions } },
);
