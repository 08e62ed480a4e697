import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../root.ts';

/** A checkout of its own: whatever gathers templates there must cope with a new one. */
let root: string;
let said: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'flink-new-template-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT });
  for (const file of files.toString().split('\0').filter(Boolean)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(root, file));
  }
  execFileSync('git', ['init', '-q'], { cwd: root });
  linkPackages();
  said = run('tools/new-template/new-template.ts', ['my-game']).said;
}, 60_000);

afterAll(() => rmSync(root, { recursive: true }));

/** Those of npm are shared; ours are those of the copy. */
function linkPackages(): void {
  mkdirSync(join(root, 'node_modules/@flink'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@flink') symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  for (const folder of ['apps', 'packages'])
    for (const name of readdirSync(join(root, folder)))
      symlinkSync(join(root, folder, name), join(root, 'node_modules/@flink', name));
}

function run(file: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', file, ...args],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, said: `${stdout}${stderr}` };
}

const LEFT = [
  'README.md: write the section “How it is played”',
  'README.md: write the section “Specification”',
  'model/game.test.ts: write the test “a right answer shows the next problem”',
  'model/game.test.ts: write the test “a problem counts as correct only without a prior wrong answer”',
  'glyph.ts: draw the sign of the game for the menu',
];

test('the command says what is left to write', () => {
  expect(said.split('\n').filter((line) => line.startsWith('  '))).toEqual(LEFT.map((line) => `  ${line}`));
});

test('nothing is red but what is left to write', () => {
  const report = join(root, 'report.json');
  run('node_modules/vitest/vitest.mjs', [
    ...['run', '--project', 'rules', '--reporter', 'json', '--outputFile', report],
    ...['packages/templates', 'content/seed'],
    // Not the other games: their robots have played already.
    ...['-t', "my-game|every template|templates of|turns|row|a game's rules"],
  ]);

  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: { status: string; fullName: string }[] }[];
  };
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(results.filter(({ status }) => status === 'passed').length).toBeGreaterThan(20);
  expect(results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)).toEqual([
    'my-game the README is written',
    'my-game the rules of the game are tested',
    'my-game the menu has a sign for it',
  ]);
}, 120_000);

test('its texts are known to those who check them', () => {
  expect(run('tools/texts/check.ts', [])).toEqual({ status: 0, said: '' });
});

test('the skeleton and its registries have no type error', () => {
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.web.json',
      include: [
        'packages/templates/src/my-game',
        'packages/templates/src/*.gen.ts',
        'packages/*/src/**/*.d.ts',
      ],
    }),
  );

  const types = run('node_modules/@typescript/native/bin/tsc', ['-p', 'tsconfig.json']);

  expect(types).toEqual({ status: 0, said: '' });
}, 60_000);

test('the skeleton is formatted and linted as the rest of the project', () => {
  const lint = run('node_modules/@biomejs/biome/bin/biome', [
    'check',
    '--vcs-enabled=false',
    '--error-on-warnings',
    'packages/templates/src/my-game',
  ]);

  expect(lint.said).toContain('No fixes applied');
  expect(lint.status).toBe(0);
});

test('the command says in one sentence why it refuses a name, and fails', () => {
  const command = run('tools/new-template/new-template.ts', ['My_Game']);

  expect(command.status).toBe(1);
  expect(command.said).toMatch(/^“My_Game” cannot be the name of a template: [^\n]+\.\n$/);
});
