import { playFormSpecimens } from '../forms/play-form-specimens.tsx';
import type { Specimen } from '../specimen.ts';
import { activitySpecimens } from './activity.tsx';
import { buttonSpecimens } from './buttons.tsx';
import { characterSpecimens } from './character.tsx';
import { dialogSpecimens } from './dialogs.tsx';
import { fieldSpecimens } from './fields.tsx';
import { pageSpecimens } from './pages.tsx';
import { peopleSpecimens } from './people.tsx';
import { stateSpecimens } from './states.tsx';
import { tokenSpecimens } from './tokens.tsx';
import { writingSpecimens } from './writing.tsx';

export const playParts: readonly Specimen[] = [
  ...pageSpecimens,
  ...tokenSpecimens,
  ...buttonSpecimens,
  ...fieldSpecimens,
  ...playFormSpecimens,
  ...dialogSpecimens,
  ...stateSpecimens,
  ...characterSpecimens,
  ...peopleSpecimens,
  ...activitySpecimens,
  ...writingSpecimens,
];
