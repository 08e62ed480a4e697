import { expect, test } from 'vitest';
import { looksLikeFile, pagePaths } from './page-paths.ts';

const isPage = pagePaths([
  '/',
  '/login',
  '/$learningCenterUrl',
  '/play',
  '/play/level/$level/$subject',
  '/welcome/$code',
]);

test.each([
  '/',
  '/login',
  '/login/',
  '/maple',
  '/Maple',
  '/north-2',
  '/play',
  '/play/level/1/math',
  '/welcome/AB-12',
])('%s is a page', (path) => {
  expect(isPage(path)).toBe(true);
});

test.each([
  '/.env',
  '/x',
  '/maple/.git/config',
  '/maple/sub',
  '/robots.txt',
  '/welcome',
  '/welcome/.env',
  '/welcome/a.php',
  '/play/nowhere',
  '/play/level/1',
  '/api',
  '//evil.test',
  '/-maple',
])('%s is no page', (path) => {
  expect(isPage(path)).toBe(false);
});

test.each([
  ['/.env', true],
  ['/.git/config', true],
  ['/wp-login.php', true],
  ['/videos/en/a.mp4', true],
  ['/maple', false],
  ['/a.b/c', false],
])('%s is asked for as a file: %s', (path, expected) => {
  expect(looksLikeFile(path)).toBe(expected);
});
