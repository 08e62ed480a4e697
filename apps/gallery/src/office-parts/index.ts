import type { Specimen } from '../specimen.ts';
import { buttonSpecimens } from './buttons.tsx';
import { choiceSpecimens } from './choices.tsx';
import { dialogSpecimens } from './dialogs.tsx';
import { fieldSpecimens } from './fields.tsx';
import { pageSpecimens } from './pages.tsx';
import { stateSpecimens } from './states.tsx';
import { tableSpecimens } from './tables.tsx';

export const officeParts: readonly Specimen[] = [
  ...pageSpecimens,
  ...tableSpecimens,
  ...buttonSpecimens,
  ...fieldSpecimens,
  ...choiceSpecimens,
  ...dialogSpecimens,
  ...stateSpecimens,
];
