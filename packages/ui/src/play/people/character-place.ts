import { createContext } from 'react';

/** How large the character is beside a game, and on which side, where its template says so. */
export interface CharacterPlace {
  readonly size: 'small' | 'medium' | 'large';
  readonly side: 'start' | 'end' | null;
}

export const CharacterPlaceContext = createContext<CharacterPlace>({ size: 'medium', side: null });
