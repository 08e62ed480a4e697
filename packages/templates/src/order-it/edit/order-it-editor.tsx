import { onOff, piece, pieces } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { commonOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';

export const editor = defineProblemEditor(
  template,
  {
    question: piece({ optional: true }),
    items: pieces({ least: 2, most: 20, extra: { shouldBeSlot: onOff(true) } }),
  },
  { data: {}, options: { ...commonOptions, alphabet: onOff(false) } },
);
