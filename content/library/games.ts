import type { LibraryEntry } from '@flink/game-kit/model/facts.ts';
import { facts } from '@flink/templates/facts.gen.ts';

/** A game that the library makes of wordlists. */
export type LibraryGame = { readonly alias: string } & Extract<LibraryEntry, { kind: 'generated' }>;

/** In the order in which a group shows them. */
export const libraryGames: readonly LibraryGame[] = [...facts]
  .flatMap(([alias, { library }]) => (library?.kind === 'generated' ? [{ alias, ...library }] : []))
  .toSorted((one, other) => one.place - other.place);
