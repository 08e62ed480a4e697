import { createContext } from 'react';
import type { Pose } from './characters.ts';

/** A character with pictures of the installation's own, by pose. */
export interface OwnCharacter {
  readonly name: string;
  readonly pictures: Readonly<Partial<Record<Pose, string>>>;
}

/** Null where the character of the look is drawn. */
export const OwnCharacterContext = createContext<OwnCharacter | null>(null);

/** A pose without a picture of its own shows the character standing; null where neither has one. */
export const pictureOf = (character: OwnCharacter | null | undefined, pose: Pose): string | null =>
  character?.pictures[pose] ?? character?.pictures.idle ?? null;
