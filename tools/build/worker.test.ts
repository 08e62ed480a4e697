import { expect, test } from 'vitest';
import type { Manifest } from './manifest.ts';
import { keptFiles } from './worker.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    src: 'index.html',
    imports: ['_base.js'],
    css: ['assets/index-1.css'],
  },
  '_base.js': { file: 'assets/base-1.js', name: 'base' },
  '_office.js': { file: 'assets/office-1.js', name: 'office' },
  'src/areas/play/play-area.tsx': {
    file: 'assets/play-1.js',
    src: 'src/areas/play/play-area.tsx',
    imports: ['_base.js', '_game.js'],
  },
  '_game.js': {
    file: 'assets/game-1.js',
    name: 'game',
    css: ['assets/game-1.css'],
    assets: ['assets/hills-1.svg', 'assets/sea-1.webp'],
  },
  'src/areas/admin/admin-area.tsx': {
    file: 'assets/admin-1.js',
    src: 'src/areas/admin/admin-area.tsx',
    imports: ['_office.js'],
  },
  '../../packages/templates/src/order-it/play/order-it-play.tsx': {
    file: 'assets/order-it-play-1.js',
    src: '../../packages/templates/src/order-it/play/order-it-play.tsx',
  },
  '../../packages/ui/src/play/art/dist/sea.webp': {
    file: 'assets/sea-1.webp',
    src: '../../packages/ui/src/play/art/dist/sea.webp',
  },
};

test('the page, Play and every game are kept with all they need; nothing of the office, no pictures', () => {
  expect(keptFiles(manifest)).toEqual([
    '/assets/base-1.js',
    '/assets/game-1.css',
    '/assets/game-1.js',
    '/assets/hills-1.svg',
    '/assets/index-1.css',
    '/assets/index-1.js',
    '/assets/order-it-play-1.js',
    '/assets/play-1.js',
  ]);
});

test('a build without Play is no build', () => {
  expect(() => keptFiles({})).toThrow('nothing of Play');
});
