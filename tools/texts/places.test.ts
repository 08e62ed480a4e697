import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { placeOfText } from '@flink/contract/texts/texts-by-place.ts';
import { expect, test } from 'vitest';
import { readStrings } from '../../content/load/strings.ts';
import { ROOT } from '../root.ts';
import { usedKeys } from './used-keys.ts';

/** Where the words of the account are there. */
const ACCOUNT = [
  'apps/web/src/shared/account',
  'apps/web/src/areas/play/settings/room/account',
  'apps/web/src/areas/sign-in/login/paying',
];

/** What is drawn without the office around it. */
const OUTSIDE = [
  'apps/web/src/app',
  'apps/web/src/areas/play',
  'apps/web/src/areas/sign-in',
  'apps/web/src/shared',
  ':!apps/web/src/shared/office',
  ':!apps/web/src/shared/homes',
  ...ACCOUNT.map((folder) => `:!${folder}`),
  'packages/game-kit/src/react',
  'packages/templates/src/*/play',
  'packages/ui/src/play',
  'packages/ui/src/texts',
];
const KILOBYTE = 1_024;
const MOST_BYTES = 24 * KILOBYTE;

const strings = readStrings();

function keysIn(folders: readonly string[]): readonly string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { cwd: ROOT })
    .toString()
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const { keys } = usedKeys(files.map((path) => readFileSync(join(ROOT, path), 'utf8')));
  return [...keys].filter((key) => strings.has(key));
}

test('outside of the office nothing is said in words that only the office has', () => {
  const known = keysIn(OUTSIDE);

  expect(known.length).toBeGreaterThan(300);
  expect(known.filter((key) => placeOfText(key) !== 'everywhere')).toEqual([]);
});

test('the account says nothing in words that it does not get', () => {
  const known = keysIn(ACCOUNT);

  expect(known.length).toBeGreaterThan(50);
  expect(known.filter((key) => !['everywhere', 'account'].includes(placeOfText(key)))).toEqual([]);
});

test.each(['en', 'es', 'sw'] as const)('the words that everybody waits for are few in %s', (locale) => {
  const everywhere = [...strings].filter(([key]) => placeOfText(key) === 'everywhere');
  const texts = Object.fromEntries(everywhere.map(([key, row]) => [key, row[locale]]));

  expect(gzipSync(JSON.stringify(texts)).length).toBeLessThan(MOST_BYTES);
});
