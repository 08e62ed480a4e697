import { choice, count, files, numbers, pieces, rows } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { letterOptions, loopOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';
import { LEAST_CARDS, MOST_CARDS } from '../model/validity.ts';

export const editor = defineProblemEditor(
  template,
  { cards: pieces({ least: 2, most: 2 }) },
  {
    data: {
      matchTypes: rows({ type: choice(['text', 'image', 'audio'], null, { words: 'matchType' }) }, 2, 2),
      cardsPerLevel: numbers(LEAST_CARDS, MOST_CARDS * 2, 5, 12),
      numberOfPlays: count(1, 10, 1),
      rewardGraphics: files('image', 8),
      cardbacks: files('image', 8),
    },
    options: { showAnswer: loopOptions.showAnswer, ...letterOptions },
    unit: 'pair',
  },
);
