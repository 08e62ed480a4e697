import { choice, piece } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { commonOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';

export const editor = defineProblemEditor(
  template,
  { question: piece(), answer: piece() },
  { data: {}, options: { ...commonOptions, variant: choice([4, 8], 4, { plain: true }) }, unit: 'pair' },
);
