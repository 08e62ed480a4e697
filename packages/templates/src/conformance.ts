import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Glyph, TemplateFacts } from '@flink/game-kit/model/facts.ts';
import type { AnyTemplate } from '@flink/game-kit/model/template.ts';
import {
  fixtureProblems,
  type LoadedFixture,
  PACES,
  robotProblems,
  versionOf,
} from './conformance-fixtures.ts';
import { type FixtureKind, fixtureKind, fixtureSchema } from './fixture.ts';

/** One thing that is asked of every template. A problem is a sentence that says what is left to do. */
export interface Check {
  readonly name: string;
  problems(): Promise<readonly string[]>;
}

const README_SECTIONS = ['How it is played', 'Specification'];
const RULE_TESTS = 'model/game.test.ts';

export function templateFolders(source: string): string[] {
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(source, entry.name));
}

function missingFiles(folder: string): string[] {
  const alias = basename(folder);
  const files = [
    'README.md',
    'facts.ts',
    'glyph.ts',
    'model/schema.ts',
    'model/migrate.ts',
    'model/validity.ts',
    'model/validity.test.ts',
    'model/game.ts',
    RULE_TESTS,
    'model/index.ts',
    `play/${alias}-play.tsx`,
    'fixtures',
  ];
  return files.filter((file) => !existsSync(join(folder, file))).map((file) => `${file} is missing`);
}

function textOf(folder: string, file: string): string {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function readmeProblems(folder: string): string[] {
  const sections = textOf(folder, 'README.md').split(/^## /m).slice(1);
  const written = new Map(
    sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return [title.trim(), lines.join('\n').trim()];
    }),
  );
  return README_SECTIONS.filter((title) => !written.get(title)).map(
    (title) => `README.md: write the section “${title}”`,
  );
}

function unwrittenRules(folder: string): string[] {
  const tests = textOf(folder, RULE_TESTS);
  return Array.from(tests.matchAll(/\.todo\(\s*(['"`])(.*?)\1/g), ([, , title]) => {
    return `${RULE_TESTS}: write the test “${title}”`;
  });
}

const load = <Module>(folder: string, file: string): Promise<Module> =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);

async function loadTemplate(folder: string): Promise<AnyTemplate> {
  const { template } = await load<{ template?: AnyTemplate }>(folder, 'model/index.ts');
  if (template === undefined) throw new Error('model/index.ts does not export `template`');
  return template;
}

const loadGenerator = (folder: string): Promise<Pick<AnyTemplate, 'generator'>> =>
  existsSync(join(folder, 'model/generate.ts')) ? load(folder, 'model/generate.ts') : Promise.resolve({});

async function identityProblems(folder: string): Promise<string[]> {
  const template = await loadTemplate(folder);
  const problems: string[] = [];
  if (template.generator !== undefined) {
    problems.push(
      'model/index.ts: leave the generator to model/generate.ts, or everybody who plays loads it',
    );
  }
  if (template.alias !== basename(folder)) {
    problems.push(`model/index.ts: the alias is “${template.alias}”, the folder is “${basename(folder)}”`);
  }
  if (template.version !== template.migrate.length + 1) {
    problems.push(
      `model/migrate.ts: version ${template.version} needs ${template.version - 1} migrations and has ${template.migrate.length}`,
    );
  }
  return problems;
}

async function factsProblems(folder: string): Promise<string[]> {
  const { facts } = await load<{ facts: TemplateFacts }>(folder, 'facts.ts');
  const { generator } = await loadGenerator(folder);
  if (facts.moves === undefined) return ['facts.ts: say in `moves` what hands do in the game'];
  if (facts.criteria !== undefined && generator === undefined) {
    return ['model/generate.ts: write the generator whose `criteria` facts.ts names'];
  }
  // Authors would be told of other words than the game is made of.
  if (facts.criteria !== generator?.criteria) {
    return ['model/generate.ts: the `criteria` must be those that facts.ts exports and names'];
  }
  if (facts.library?.kind === 'generated' && generator === undefined) {
    return ['facts.ts: the library can generate nothing without model/generate.ts'];
  }
  return [];
}

async function glyphProblems(folder: string): Promise<string[]> {
  const { glyph } = await load<{ glyph: Glyph }>(folder, 'glyph.ts');
  return Object.keys(glyph).length > 0 ? [] : ['glyph.ts: draw the sign of the game for the menu'];
}

function fixtureNames(folder: string): string[] {
  const path = join(folder, 'fixtures');
  return existsSync(path) ? readdirSync(path).sort() : [];
}

function loadFixture(folder: string, name: string, kind: FixtureKind): LoadedFixture {
  const fixture = fixtureSchema.parse(JSON.parse(textOf(folder, `fixtures/${name}`)));
  return { ...fixture, name: `fixtures/${name}`, kind };
}

async function collectionProblems(folder: string): Promise<string[]> {
  const names = fixtureNames(folder);
  const problems = names
    .filter((name) => fixtureKind(name) === null)
    .map(
      (name) => `fixtures/${name}: the name must begin with valid-, invalid-, old- or spec- and end in .json`,
    );
  for (const kind of ['valid', 'invalid']) {
    if (!names.some((name) => fixtureKind(name) === kind)) {
      problems.push(`fixtures: add one whose name begins with ${kind}-`);
    }
  }
  const { version } = await loadTemplate(folder);
  const kept = names
    .filter((name) => fixtureKind(name) === 'old')
    .map((name) => versionOf(loadFixture(folder, name, 'old').content));
  for (let old = 1; old < version; old += 1) {
    if (!kept.includes(old)) {
      problems.push(`fixtures: keep one of version ${old}, with a name that begins with old-`);
    }
  }
  return problems;
}

function fixtureChecks(folder: string, name: string, kind: FixtureKind): Check[] {
  const checks: Check[] = [
    {
      name: `${name}: ${kind === 'invalid' ? 'gives its issues' : 'parses and has no issues'}`,
      problems: async () => fixtureProblems(await loadTemplate(folder), loadFixture(folder, name, kind)),
    },
  ];
  if (kind === 'invalid') return checks;
  for (const aim of ['right', 'wrong'] as const) {
    for (const pace of PACES) {
      checks.push({
        name: `${name}: a ${pace} robot that aims ${aim} finishes it`,
        problems: async () =>
          robotProblems(await loadTemplate(folder), loadFixture(folder, name, kind), aim, pace),
      });
    }
  }
  return checks;
}

/** Everything that is asked of the template in this folder, each to be run and reported by itself. */
export function conformanceChecks(folder: string): Check[] {
  return [
    { name: 'every file is there', problems: async () => missingFiles(folder) },
    { name: 'the README is written', problems: async () => readmeProblems(folder) },
    { name: 'the rules of the game are tested', problems: async () => unwrittenRules(folder) },
    { name: 'alias and version are those of the folder', problems: () => identityProblems(folder) },
    { name: 'the facts are those of the game', problems: () => factsProblems(folder) },
    { name: 'the menu has a sign for it', problems: () => glyphProblems(folder) },
    { name: 'the fixtures show each kind', problems: () => collectionProblems(folder) },
    ...fixtureNames(folder).flatMap((name) => {
      const kind = fixtureKind(name);
      return kind === null ? [] : fixtureChecks(folder, name, kind);
    }),
  ];
}
