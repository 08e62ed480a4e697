import { faceCode } from '@flink/contract/rules/people/face-code.ts';
import { type FaceName, faceFor, faceNames } from '@flink/ui/play/people/faces.ts';

interface Faced {
  readonly _id: string;
  readonly type: 'adult' | 'child';
  /** Its name, or its code where the device does not know the person; null where none was chosen. */
  readonly face: string | null;
}

/** The face that was chosen, else the one that the person has on every screen. */
export const faceOf = ({ _id, type, face }: Faced): FaceName =>
  faceNames.find((name) => face !== null && (name === face || faceCode(name) === face)) ?? faceFor(_id, type);
