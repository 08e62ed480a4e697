import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { filesBehind } from './files-behind.ts';

const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function checkout(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'flink-files-behind-'));
  made.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

test('what a test imports is followed to the end, also through our packages and round in circles', () => {
  const root = checkout({
    'content/a.test.ts': "import { expect } from 'vitest';\nimport { b } from './b.ts';",
    'content/b.ts': "import {\n  c,\n} from '@flink/kit/c.ts';\nexport { a } from './a.test.ts';",
    'packages/kit/src/c.ts': "export const c = () => import('./d.tsx');",
    'packages/kit/src/d.tsx': "import './d.css';",
    'packages/kit/src/d.css': '',
    'content/other.ts': '',
  });

  expect(filesBehind(root, 'content/a.test.ts')).toEqual([
    'content/a.test.ts',
    'content/b.ts',
    'packages/kit/src/c.ts',
    'packages/kit/src/d.css',
    'packages/kit/src/d.tsx',
  ]);
});

test('a program or a folder that is named by where it lies is among them', () => {
  const root = checkout({
    'apps/voice.test.ts': "const CHILD = new URL('./child/speak.ts', import.meta.url);",
    'apps/child/speak.ts': "const VOICES = new URL('voices', import.meta.url);",
    'apps/child/voices/en.txt': 'a voice',
  });

  expect(filesBehind(root, 'apps/voice.test.ts')).toEqual([
    'apps/child/speak.ts',
    'apps/child/voices',
    'apps/voice.test.ts',
  ]);
});

test('types, which are gone when it runs, and imports that only stand in a text are not', () => {
  const root = checkout({
    'a.test.ts': "import type { B } from './b.ts';\nconst text = \"import { c } from './c.ts';\";",
    'b.ts': '',
    'c.ts': '',
  });

  expect(filesBehind(root, 'a.test.ts')).toEqual(['a.test.ts']);
});

test('where the checkout lies is nothing that is read', () => {
  const root = checkout({
    'tools/a.test.ts': "import { ROOT } from './root.ts';",
    'tools/root.ts': "export const ROOT = new URL('..', import.meta.url);",
  });

  expect(filesBehind(root, 'tools/a.test.ts')).toEqual(['tools/a.test.ts', 'tools/root.ts']);
});
