import { choice, piece } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { letterOptions, loopOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';

const { audioBefore: _, ...orderOptions } = loopOptions;

export const editor = defineProblemEditor(
  template,
  { question: piece(), answer: piece() },
  {
    data: {},
    options: { ...orderOptions, ...letterOptions, variant: choice([4, 8], 4, { plain: true }) },
    unit: 'pair',
  },
);
