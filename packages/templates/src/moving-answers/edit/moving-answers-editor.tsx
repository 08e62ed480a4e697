import { choice, onOff, piece, pieces } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { commonOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';

const feedback = { where: 'specificFeedback' };

export const editor = defineProblemEditor(
  template,
  {
    question: piece(),
    correctAnswer: piece({ feedback }),
    incorrectAnswers: pieces({ feedback }),
    fillIn: onOff(false, { aside: true, hint: 'fillIn' }),
    specificFeedback: onOff(false, { aside: true, hint: 'specificFeedback' }),
  },
  {
    data: {},
    options: {
      ...commonOptions,
      look: choice(['zap', 'picturezap', 'capturedata', 'gotit'], 'zap'),
      animationSpeed: choice(['slow', 'medium', 'fast'], 'medium'),
      showQuestion: onOff(true),
    },
  },
);
