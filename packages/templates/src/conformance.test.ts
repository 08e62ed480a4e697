import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { conformanceChecks, templateFolders } from './conformance.ts';
import { models } from './models.gen.ts';

const folders = templateFolders(fileURLToPath(new URL('.', import.meta.url)));

test('every template folder stands in the registry', () => {
  expect([...models.keys()].sort()).toEqual(folders.map((folder) => basename(folder)).sort());
});

describe.each(folders.map((folder) => ({ alias: basename(folder), folder })))('$alias', ({ folder }) => {
  test.each(conformanceChecks(folder))('$name', async ({ problems }) => {
    expect(await problems()).toEqual([]);
  });
});
