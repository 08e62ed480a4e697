import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTemplate } from './create-template.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flink-new-template-'));
  mkdirSync(join(root, 'packages/templates/src'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, folder).length + 1))
    .sort();
}

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

describe('a new template', () => {
  test('has the files that the architecture draws', () => {
    createTemplate(root, 'my-game');

    expect(filesBelow('packages/templates/src/my-game')).toEqual([
      'README.md',
      'edit/my-game-editor.tsx',
      'facts.ts',
      'fixtures/invalid-no-problems.json',
      'fixtures/invalid-wrong-shape.json',
      'fixtures/valid-two-problems.json',
      'glyph.ts',
      'model/game.test.ts',
      'model/game.ts',
      'model/index.ts',
      'model/migrate.ts',
      'model/schema.ts',
      'model/validity.test.ts',
      'model/validity.ts',
      'play/my-game-play.module.css',
      'play/my-game-play.tsx',
    ]);
  });

  test('bears its name wherever the skeleton has a place for it', () => {
    createTemplate(root, 'my-2nd-game');

    const folder = 'packages/templates/src/my-2nd-game';
    expect(textOf(`${folder}/model/index.ts`)).toContain("alias: 'my-2nd-game'");
    expect(textOf(`${folder}/play/my-2nd-game-play.tsx`)).toContain('function My2ndGamePlay(');
    for (const file of filesBelow(folder)) expect(textOf(`${folder}/${file}`)).not.toMatch(/\{\{\w+\}\}/);
  });

  test('stands in every registry beside the others, by name', () => {
    createTemplate(root, 'my-game');
    createTemplate(root, 'a-game');

    const source = 'packages/templates/src';
    expect(textOf(`${source}/models.gen.ts`)).toMatch(
      /'a-game', aGameTemplate[\s\S]*'my-game', myGameTemplate/,
    );
    expect(textOf(`${source}/lazy-play.gen.ts`)).toContain("import('./my-game/play/my-game-play.tsx')");
    expect(textOf(`${source}/lazy-edit.gen.ts`)).toContain("import('./my-game/edit/my-game-editor.tsx')");
    expect(textOf(`${source}/facts.gen.ts`)).toContain("from './my-game/facts.ts'");
    expect(textOf(`${source}/glyphs.gen.ts`)).toContain("from './my-game/glyph.ts'");
  });

  test('that was planned keeps its facts and its glyph', () => {
    const planned = 'packages/templates/planned/my-game';
    mkdirSync(join(root, planned), { recursive: true });
    for (const file of ['facts.ts', 'glyph.ts']) writeFileSync(join(root, planned, file), `// my ${file}`);

    const creation = createTemplate(root, 'my-game');

    expect(creation).toMatchObject({ ok: true, planned: true });
    expect(textOf('packages/templates/src/my-game/facts.ts')).toBe('// my facts.ts');
    expect(textOf('packages/templates/src/my-game/glyph.ts')).toBe('// my glyph.ts');
    expect(textOf('packages/templates/src/facts.gen.ts')).not.toContain('../planned');
    expect(filesBelow('packages/templates/planned')).toEqual([]);
  });
});

describe('a refusal', () => {
  test.each([
    '',
    'MyGame',
    'my_game',
    'my game',
    '-game',
    'my--game',
    'game-',
    '2nd',
    '../game',
    'spiel-für-alle',
  ])('of the name “%s” is one sentence and changes nothing', (alias) => {
    const before = filesBelow('.');

    const creation = createTemplate(root, alias);

    expect(creation).toEqual({ ok: false, reason: expect.stringMatching(/^[^\n]+\.$/) });
    expect(filesBelow('.')).toEqual(before);
  });

  test('of a template that exists leaves it as it is', () => {
    createTemplate(root, 'my-game');
    const readme = join(root, 'packages/templates/src/my-game/README.md');
    writeFileSync(readme, '# my work');

    const creation = createTemplate(root, 'my-game');

    expect(creation).toMatchObject({ ok: false, reason: expect.stringContaining('already') });
    expect(readFileSync(readme, 'utf8')).toBe('# my work');
  });
});
