import { animals } from './nouns/animals.ts';
import { food } from './nouns/food.ts';
import { home } from './nouns/home.ts';
import { outdoors } from './nouns/outdoors.ts';
import { play } from './nouns/play.ts';
import { town } from './nouns/town.ts';
import { work } from './nouns/work.ts';

/** Nouns that a picture shows. The picture is named by its icon; its names are those a child hears at home. */
export interface Noun {
  readonly icon: string;
  readonly en: string;
  readonly es: string;
  readonly sw: string;
  readonly fr: string;
}

const ROWS = { ...animals, ...food, ...home, ...outdoors, ...town, ...play, ...work };

export const nounCategories: ReadonlyMap<string, readonly Noun[]> = new Map(
  Object.entries(ROWS).map(([category, rows]) => [
    category,
    rows.map(([icon, en, es, sw, fr]) => ({ icon, en, es, sw, fr })),
  ]),
);
