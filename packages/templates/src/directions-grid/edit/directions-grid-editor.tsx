import { choice, count, onOff } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { commonOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';
import { ASSETS, DIRECTIONS, GRID_SIZES } from '../model/schema.ts';

/** Spec 3 §5.1: complete only with these (`asks` in validity.ts). */
const ASKED = { asked: true } as const;
const GRID = { plain: true };
const ANSWERS = ['SINGLE', 'ALL'];

/** As the options say, or one's own. */
const ownSwitch = choice(['true', 'false'], null);

const { fontColor: _, ...readOptions } = commonOptions;

export const editor = defineProblemEditor(
  template,
  {
    gridSize: choice(GRID_SIZES, null, GRID),
    direction: choice(DIRECTIONS, null, ASKED),
    requiredAnswers: choice(ANSWERS, null),
    assetsType: choice(ASSETS, null, ASKED),
    questionsNumber: count(1, 5, null, ASKED),
    showGrid: ownSwitch,
    highlightItems: ownSwitch,
  },
  {
    data: {},
    options: {
      ...readOptions,
      gridSize: choice(GRID_SIZES, '3x3', GRID),
      direction: choice(DIRECTIONS, 'ABOVE'),
      requiredAnswers: choice(ANSWERS, 'SINGLE'),
      assetsType: choice(ASSETS, 'FARM'),
      questionsNumber: count(1, 5, 1),
      showGrid: onOff(true),
      highlightItems: onOff(true),
      instructionType: choice(['AUDIO', 'TEXT', 'BOTH'], 'BOTH'),
    },
  },
);
