import { type ComponentType, createContext } from 'react';
import type { CharacterName, Pose } from './characters.ts';

/** Who stands in the scene of the look around. */
export const CharacterContext = createContext<CharacterName>('fletcher');

export interface LivingCharacterProps {
  readonly pose: Pose;
  /** What he says: with each new answer he moves again. */
  readonly text: string;
  readonly className?: string | undefined;
}

/** Draws him moving; null where he stands still, or until what moves has come. */
export const LivingCharacterContext = createContext<ComponentType<LivingCharacterProps> | null>(null);
