import { choice, count, onOff } from '@flink/make-kit/description/field.ts';
import { defineProblemEditor } from '@flink/make-kit/editor.ts';
import { commonOptions } from '@flink/make-kit/options/common-options.ts';
import { template } from '../model/index.ts';
import { ASSETS, DIRECTIONS, GRID_SIZES } from '../model/schema.ts';

const asked = (usual: { grid: string; direction: string; required: string; assets: string } | null) => ({
  gridSize: choice(GRID_SIZES, usual?.grid ?? null, { plain: true }),
  direction: choice(DIRECTIONS, usual?.direction ?? null),
  requiredAnswers: choice(['SINGLE', 'ALL'], usual?.required ?? null),
  assetsType: choice(ASSETS, usual?.assets ?? null),
});

/** As the options say, or one's own. */
const ownSwitch = choice(['true', 'false'], null);

export const editor = defineProblemEditor(
  template,
  { ...asked(null), questionsNumber: count(1, 5, null), showGrid: ownSwitch, highlightItems: ownSwitch },
  {
    data: {},
    options: {
      ...commonOptions,
      ...asked({ grid: '3x3', direction: 'ABOVE', required: 'SINGLE', assets: 'FARM' }),
      questionsNumber: count(1, 5, 1),
      showGrid: onOff(true),
      highlightItems: onOff(true),
      instructionType: choice(['AUDIO', 'TEXT', 'BOTH'], 'BOTH'),
    },
  },
);
