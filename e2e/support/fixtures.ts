import { readdirSync } from 'node:fs';

const TEMPLATES = new URL('../../packages/templates/src/', import.meta.url);

/** While somebody works on some games, the others are not played (tools/changed). */
const isAsked = (alias: string) => (process.env.FLINK_GAMES?.split(',') ?? [alias]).includes(alias);

/** The specimens of every template's fixtures that can be played, by template. */
export function playableFixtures(): ReadonlyMap<string, readonly string[]> {
  const folders = readdirSync(TEMPLATES, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && isAsked(entry.name),
  );
  return new Map(
    folders.map(({ name }) => [
      name,
      readdirSync(new URL(`${name}/fixtures/`, TEMPLATES))
        .filter((file) => /^(valid|old)-.*\.json$/.test(file))
        .map((file) => `${name}-${file.replace('.json', '')}-play`),
    ]),
  );
}
