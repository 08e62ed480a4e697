import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { houseWith } from './clean-tree.ts';
import { type Survey, survey } from './cruise.ts';
import { importRules, NO_CIRCLE, reachRules } from './rules.ts';
import { brokenHouses } from './violations.ts';

const made: string[] = [];

afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
});

async function surveyOf(files: Readonly<Record<string, string>>): Promise<Survey> {
  const root = houseWith(files);
  made.push(root);
  return survey(root);
}

test('a clean house breaks no rule, and its files are read', async () => {
  const { files, violations } = await surveyOf({});

  expect(violations).toEqual([]);
  expect(files).toBeGreaterThan(30);
});

test('a circle of types alone is no circle', async () => {
  const { violations } = await surveyOf({
    'apps/api/src/hen.ts': "import type { Egg } from './egg.ts';\nexport interface Hen { egg: Egg }",
    'apps/api/src/egg.ts': "import { type Hen } from './hen.ts';\nexport interface Egg { hen: Hen }",
  });

  expect(violations).toEqual([]);
});

test.each(brokenHouses)('$rule catches $what', async ({ rule, files, also = [] }) => {
  const { violations } = await surveyOf(files);

  expect([...new Set(violations.map((violation) => violation.rule))].sort()).toEqual([rule, ...also].sort());
});

test('a violation tells the way from the file to what it must not reach', async () => {
  const { violations } = await surveyOf({
    'apps/web/src/shared/rows.ts': "export { Rows } from '@flink/ui/office/table.tsx';",
    'apps/web/src/areas/play/rows.ts': "export { Rows } from '../../shared/rows.ts';",
  });

  expect(violations).toContainEqual({
    rule: 'light-areas-without-office',
    why: 'sign-in and Play never load ui/office or Mantine, not even through another file',
    from: 'apps/web/src/areas/play/rows.ts',
    way: ['apps/web/src/shared/rows.ts', 'packages/ui/src/office/table.tsx'],
  });
});

test('no rule stands without a house that breaks it', () => {
  const rules = [...importRules, NO_CIRCLE, ...reachRules].map(({ name }) => name);

  expect([...new Set(brokenHouses.map(({ rule }) => rule))].sort()).toEqual(rules.sort());
});
