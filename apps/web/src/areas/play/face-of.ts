import { type FaceName, faceFor, faceNames } from '@flink/ui/play/people/faces.ts';

interface Faced {
  readonly _id: string;
  readonly type: 'adult' | 'child';
  readonly face: string | null;
}

/** The face that was chosen, else the one that the same person gets on every screen. */
export const faceOf = ({ _id, type, face }: Faced): FaceName =>
  faceNames.find((name) => name === face) ?? faceFor(_id, type);
