import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate } from './create-template.ts';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'flink-new-template-'));
  mkdirSync(join(root, 'packages/templates/src'), { recursive: true });
  symlinkSync(join(checkout, 'node_modules'), join(root, 'node_modules'));
  createTemplate(root, 'my-game');
});

afterAll(() => rmSync(root, { recursive: true }));

function run(file: string, args: readonly string[], folder = root) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

test('the skeleton and its registries have no type error', () => {
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({ extends: join(checkout, 'tsconfig.web.json'), include: ['packages'] }),
  );

  const types = run(join(checkout, 'node_modules/@typescript/native/bin/tsc'), ['-p', 'tsconfig.json']);

  expect(types).toEqual({ status: 0, said: '' });
});

test('the skeleton is formatted and linted as the rest of the project', () => {
  const lint = run(join(checkout, 'node_modules/@biomejs/biome/bin/biome'), [
    'check',
    '--vcs-enabled=false',
    '--error-on-warnings',
    `--config-path=${join(checkout, 'biome.json')}`,
    'packages',
  ]);

  expect(lint.said).toContain('No fixes applied');
  expect(lint.status).toBe(0);
});

test('the command says in one sentence why it refuses a name, and fails', () => {
  const command = run('tools/new-template/new-template.ts', ['My_Game'], checkout);

  expect(command.status).toBe(1);
  expect(command.said).toMatch(/^“My_Game” cannot be the name of a template: [^\n]+\.\n$/);
});
