import type { LibraryEntry, LibraryText } from '@flink/game-kit/model/facts.ts';
import { facts } from './facts.gen.ts';

/** A game that is made of wordlists. */
export type WordGame = { readonly alias: string } & Extract<LibraryEntry, { kind: 'generated' }>;

/** In the order in which a group shows them. */
export const wordGames: readonly WordGame[] = [...facts]
  .flatMap(([alias, { library }]) => (library?.kind === 'generated' ? [{ alias, ...library }] : []))
  .toSorted((one, other) => one.place - other.place);

/** The one of a group that counts for its reports, and comes last: it asks for what the others have taught. */
export const countsForReports = (alias: string): boolean => facts.get(alias)?.defaultForReports === true;

interface Told {
  readonly name: LibraryText;
  readonly help: LibraryText;
}

interface WhatWordsHave {
  readonly areRanked: boolean;
  readonly havePictures: boolean;
}

/** What a learner is told of a game that authors make of words; undefined where nobody has named it. */
export function toldOfTemplate(alias: string, words: WhatWordsHave): Told | undefined {
  const entry = facts.get(alias)?.library;
  if (entry?.kind === 'generated') return toldOf(entry, words);
  return entry?.name && { name: entry.name, help: entry.help };
}

/** What a learner is told of a game before it, by what its words have. */
export function toldOf(game: Omit<WordGame, 'alias'>, words: WhatWordsHave): Told {
  if (words.areRanked && game.ranked) return game.ranked;
  return {
    name: game.name,
    help: words.havePictures ? game.help : (game.helpWithoutPictures ?? game.help),
  };
}

/** Each activity has its own luck, or a word would meet the same wrong answers in every game; a second start has the same. */
export const luckOf = (activityId: string): number => Number.parseInt(activityId.slice(0, 8), 16) | 0;
