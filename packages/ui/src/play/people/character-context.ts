import { createContext } from 'react';
import type { CharacterName } from './characters.ts';

/** Who stands in the scene of the look around. */
export const CharacterContext = createContext<CharacterName>('fletcher');
