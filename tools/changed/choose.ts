import type { Area } from './areas.ts';

/** What is run for a change; all of it by path. */
export interface Choice {
  /** Files whose tests are looked for by what imports what. */
  readonly related: readonly string[];
  readonly database: readonly string[];
  readonly slow: readonly string[];
  readonly journeys: readonly string[];
  /** The games that changed, when nothing did that all games share; empty: all of them. */
  readonly games: readonly string[];
}

interface House {
  readonly areas: readonly Area[];
  /** Every file there is. */
  readonly files: readonly string[];
}

const GAME = /^packages\/templates\/src\/([a-z][\da-z-]*)\//;
const isScript = (file: string) => /\.tsx?$/.test(file);
const isRule = (file: string) =>
  /\.test\.ts$/.test(file) && !/\.(db|slow|kept)\.test\.ts$/.test(file) && !file.startsWith('e2e/');

/** The tests that a change concerns: its own, those that import it, and those of its areas. */
export function choose(changed: readonly string[], { areas, files }: House): Choice {
  const touched = areas.filter((area) => changed.some((file) => isIn(area, file)));
  const of = (kind: 'rules' | 'database' | 'slow' | 'journeys') =>
    touched.flatMap((area) => area[kind] ?? []);
  const below = (paths: readonly string[], ending: string) =>
    files.filter((file) => file.endsWith(ending) && paths.some((path) => file.startsWith(path)));
  const own = (ending: string) => changed.filter((file) => file.endsWith(ending) && files.includes(file));

  return {
    related: distinct([
      ...changed.filter((file) => isScript(file) && files.includes(file)),
      ...below(of('rules'), '.test.ts').filter(isRule),
    ]),
    database: distinct([...own('.db.test.ts'), ...below(of('database'), '.db.test.ts')]),
    slow: distinct([...own('.slow.test.ts'), ...below(of('slow'), '.slow.test.ts')]),
    journeys: distinct([...own('.spec.ts').filter(isJourney), ...journeysNamed(of('journeys'), files)]),
    games: gamesIn(changed, areas),
  };
}

/** Files that could be broken without any test of the house being chosen for them. */
export const inNoArea = ({ areas, files }: House): readonly string[] =>
  files.filter((file) => needsArea(file) && !areas.some((area) => isIn(area, file)));

/** Tests that the table names and nobody wrote. */
export function namedInVain({ areas, files }: House): readonly string[] {
  const starts = (path: string, ending: string) =>
    files.some((file) => file.startsWith(path) && file.endsWith(ending));
  return areas.flatMap(({ files: own, rules = [], database = [], slow = [], journeys = [] }) => [
    ...own.filter((path) => !files.some((file) => file.startsWith(path))),
    ...rules.filter((path) => !starts(path, '.test.ts')),
    ...database.filter((path) => !starts(path, '.db.test.ts')),
    ...slow.filter((path) => !starts(path, '.slow.test.ts')),
    ...journeys.filter((name) => journeysNamed([name], files).length === 0),
  ]);
}

const journeyOf = (file: string) => /^e2e\/journeys\/(?:.*\/)?([^/]+)\.spec\.ts$/.exec(file)?.[1];
const journeysNamed = (names: readonly string[], files: readonly string[]) =>
  files.filter((file) => names.includes(journeyOf(file) ?? ''));
const isJourney = (file: string) => file.startsWith('e2e/journeys/');
const isIn = (area: Area, file: string) => area.files.some((path) => file.startsWith(path));
const distinct = (all: readonly string[]) => [...new Set(all)];

/** The rest is read by checks, or runs when somebody asks for it. */
const needsArea = (file: string) =>
  /^(apps|packages|content)\//.test(file) &&
  !/\.(md|test\.tsx?)$/.test(file) &&
  !file.endsWith('/package.json');

function gamesIn(changed: readonly string[], areas: readonly Area[]): readonly string[] {
  const shared = areas.filter(({ journeys }) => journeys?.includes('games'));
  const reasons = changed.filter(
    (file) => journeyOf(file)?.startsWith('games') || shared.some((area) => isIn(area, file)),
  );
  const games = reasons.map((file) => GAME.exec(file)?.[1]);
  return games.every((game) => game !== undefined) ? distinct(games) : [];
}
