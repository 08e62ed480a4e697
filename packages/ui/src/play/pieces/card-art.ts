import { createContext } from 'react';

/** Pictures of the theme for a game of cards: its backs and what a cleared table shows, each in turn. */
export interface CardArt {
  readonly backs: readonly string[];
  readonly rewards: readonly string[];
}

export const CardArtContext = createContext<CardArt>({ backs: [], rewards: [] });

export const inTurn = (pictures: readonly string[], round: number): string | null =>
  pictures[round % pictures.length] ?? null;
