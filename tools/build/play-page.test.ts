import { expect, test } from 'vitest';
import type { Manifest } from './manifest.ts';
import { pageWithPlay } from './play-page.ts';

const PAGE = `<head>
    <script type="module" src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base-1.js" nonce="__CSP_NONCE__">
  </head>`;

const manifest: Manifest = {
  '_base.js': { file: 'assets/base-1.js', name: 'base' },
  '_game.js': { file: 'assets/game-1.js', name: 'game', css: ['assets/game-1.css'] },
  '_play.js': { file: 'assets/play-1.js', name: 'play', imports: ['_base.js', '_game.js'] },
};

test('the page of Play names its code and style sheets, each once', () => {
  expect(pageWithPlay(PAGE, manifest)).toBe(`<head>
    <script type="module" src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base-1.js" nonce="__CSP_NONCE__">
    <link rel="modulepreload" crossorigin href="/assets/play-1.js" nonce="__CSP_NONCE__">
    <link rel="modulepreload" crossorigin href="/assets/game-1.js" nonce="__CSP_NONCE__">
    <link rel="stylesheet" crossorigin href="/assets/game-1.css" nonce="__CSP_NONCE__">
  </head>`);
});

test('a build without Play is no build', () => {
  expect(() => pageWithPlay(PAGE, {})).toThrow('play');
});
