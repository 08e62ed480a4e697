import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { createTemplate } from '../../../tools/new-template/create-template.ts';
import { conformanceChecks } from './conformance.ts';

const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** The folder of a fresh skeleton, in a checkout of its own. */
function skeleton(): string {
  const root = mkdtempSync(join(tmpdir(), 'flink-conformance-'));
  made.push(root);
  mkdirSync(join(root, 'packages/templates/src'), { recursive: true });
  symlinkSync(fileURLToPath(new URL('../../../node_modules', import.meta.url)), join(root, 'node_modules'));
  createTemplate(root, 'guess-it');
  return join(root, 'packages/templates/src/guess-it');
}

/** The same with everything written that the skeleton leaves to its author. */
function finishedTemplate(): string {
  const folder = skeleton();
  change(folder, 'README.md', '## Specification', 'Pick the right one.\n\n## Specification\n\nSpec 2 §4.');
  change(folder, 'model/game.test.ts', /^test\.todo.*$/gm, '');
  change(folder, 'glyph.ts', '{}', "{ line: 'M3 12h18' }");
  return folder;
}

function change(folder: string, file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from} to change`);
  writeFileSync(path, after);
}

async function problemsOf(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const check of conformanceChecks(folder)) {
    found.push(...(await check.problems().catch((error: unknown) => [String(error)])));
  }
  return found;
}

test('a finished template passes', async () => {
  const folder = finishedTemplate();

  expect(await problemsOf(folder)).toEqual([]);
});

test('a fresh skeleton is told what is left to write, and nothing else', async () => {
  const folder = skeleton();

  expect(await problemsOf(folder)).toEqual([
    'README.md: write the section “How it is played”',
    'README.md: write the section “Specification”',
    'model/game.test.ts: write the test “a right answer shows the next problem”',
    'model/game.test.ts: write the test “a problem counts as correct only without a prior wrong answer”',
    'glyph.ts: draw the sign of the game for the menu',
  ]);
});

test('a missing screen is named', async () => {
  const folder = finishedTemplate();
  rmSync(join(folder, 'play'), { recursive: true });

  expect(await problemsOf(folder)).toEqual(['play/guess-it-play.tsx is missing']);
});

test('a template without a valid fixture is told so', async () => {
  const folder = finishedTemplate();
  rmSync(join(folder, 'fixtures/valid-two-problems.json'));

  expect(await problemsOf(folder)).toEqual(['fixtures: add one whose name begins with valid-']);
});

test('a fixture whose name says nothing is named', async () => {
  const folder = finishedTemplate();
  writeFileSync(join(folder, 'fixtures/more.json'), '{}');

  expect(await problemsOf(folder)).toEqual([
    'fixtures/more.json: the name must begin with valid-, invalid-, old- or spec- and end in .json',
  ]);
});

const FRESH = 'fixtures/valid-two-problems.json';
const EMPTY = 'fixtures/invalid-no-problems.json';
const GAME = 'model/game.ts';
const INDEX = 'model/index.ts';

/** The loop with something done to its effects. */
const withEffects = (effects: string) =>
  `(state, event) => { const { state: next, effects } = step(state, event); return { state: next, effects: ${effects} }; }`;
const verdict = (word: string) =>
  `effects.map((effect) => effect.type === 'result' ? { type: 'result', result: { kind: 'verdict', verdict: '${word}' } } : effect)`;

test.each([
  ['another alias', 'model/index.ts', "'guess-it'", "'guess-that'", /the alias is “guess-that”/],
  ['a model that cannot be loaded', 'model/index.ts', 'start,', 'strat,', /start is not defined/],
  [
    'a generator that players load',
    'model/index.ts',
    "alias: 'guess-it',",
    "alias: 'guess-it', generator: {},",
    /leave the generator/,
  ],
  ['a version without its migration', 'model/schema.ts', 'version = 1', 'version = 2', /needs 1 migrations/],
  ['hands that nobody knows of', 'facts.ts', "moves: 'choosing',", '', /say in `moves` what hands do/],
  [
    'words that no generator takes',
    'facts.ts',
    "family: 'choose'",
    "family: 'choose', criteria: { imageRequired: false, audioRequired: false, hyphenAllowed: true, spacesAllowed: true, maxWordLength: 30, minWords: 3 }",
    /write the generator whose `criteria`/,
  ],
  [
    'an activity of the library that nothing can make',
    'facts.ts',
    "family: 'choose'",
    "family: 'choose', library: { kind: 'generated' }",
    /the library can generate nothing/,
  ],
  [
    'a version of which no old fixture is kept',
    'model/schema.ts',
    'version = 1',
    'version = 2',
    /keep one of version 1/,
  ],
  [
    'an old fixture under a valid name',
    'model/schema.ts',
    'version = 1',
    'version = 2',
    /copy it to a name that begins with old-/,
  ],
  [
    'a valid fixture with an issue',
    FRESH,
    /"(dog|bird)"/g,
    '""',
    /valid-two-problems\.json: answer\.empty at/,
  ],
  ['a valid fixture of another shape', FRESH, '"dog"', '7', /valid-two-problems\.json: content\.shape at/],
  [
    'an invalid fixture with another issue',
    EMPTY,
    '"problems.none"',
    '"problems.few"',
    /must give problems\.few/,
  ],
  [
    'an invalid fixture without a word about why',
    EMPTY,
    /"issues": \[.*\]/,
    '"issues": []',
    /name the issues it must give/,
  ],
  [
    'an issue that nobody finds',
    'model/validity.ts',
    'problemIssues(data.problems, problemCheck)',
    '[]',
    /gives no issue at all/,
  ],
  [
    'a game without an end',
    INDEX,
    '  step',
    `  step: ${withEffects("effects.filter(({ type }) => type !== 'result')")}`,
    /nothing moves any more/,
  ],
  [
    'a game that goes round in circles',
    INDEX,
    '  step',
    "  step: (state, event) => event.type === 'next' ? { state: { ...state, phase: 'playing', marks: [] }, effects: [] } : step(state, event)",
    /there is no end after/,
  ],
  [
    'a right answer that does not count',
    INDEX,
    '  step',
    `  step: ${withEffects(verdict('partial'))}`,
    /every move was right, but/,
  ],
  [
    'a wrong answer that does not count',
    INDEX,
    '  step',
    `  step: ${withEffects(verdict('mastered'))}`,
    /a move was wrong, but/,
  ],
  [
    'a game that judges itself and does not say so',
    INDEX,
    '  step',
    `  step: ${withEffects(
      "effects.map((effect) => effect.type === 'result' ? { type: 'result', result: { kind: 'verdict', verdict: effect.result.score.problemsAnsweredIncorrectly === 0 ? 'mastered' : 'partial' } } : effect)",
    )}`,
    /the result is a verdict, but the template says nothing of it/,
  ],
  [
    'a state that cannot be saved',
    GAME,
    'found: false }, random',
    'found: false, since: new Date(0) }, random',
    /does not survive being saved/,
  ],
  [
    'luck that no seed decides',
    GAME,
    'shuffle(random,',
    'shuffle(Math.floor(Math.random() * 2 ** 31),',
    /lead elsewhere when they are replayed/,
  ],
])('%s is caught', async (_name, file, from, to, problem) => {
  const folder = finishedTemplate();
  change(folder, file, from, to);

  expect(await problemsOf(folder)).toContainEqual(expect.stringMatching(problem));
});

test('an old fixture that a migration spoils is caught', async () => {
  const folder = finishedTemplate();
  const old = readFileSync(join(folder, FRESH), 'utf8');
  writeFileSync(join(folder, 'fixtures/old-v1.json'), old);
  change(folder, FRESH, '"version": 1', '"version": 2');
  change(folder, 'model/schema.ts', 'version = 1', 'version = 2');
  change(
    folder,
    'model/migrate.ts',
    '= []',
    '= [({ options }) => ({ options, gameData: { problems: [] } })]',
  );

  expect(await problemsOf(folder)).toContainEqual(expect.stringMatching(/old-v1\.json: problems\.none/));
});

test('an old fixture that migrates well passes', async () => {
  const folder = finishedTemplate();
  const old = readFileSync(join(folder, FRESH), 'utf8');
  writeFileSync(join(folder, 'fixtures/old-v1.json'), old);
  change(folder, FRESH, '"version": 1', '"version": 2');
  change(folder, 'model/schema.ts', 'version = 1', 'version = 2');
  change(folder, 'model/migrate.ts', '= []', '= [(content) => content]');

  expect(await problemsOf(folder)).toEqual([]);
});
