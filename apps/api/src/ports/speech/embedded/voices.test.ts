import { expect, test } from 'vitest';
import { locales } from '../../../../../../content/seed/locales.ts';
import { voiceNamed } from './voices.ts';

test.each(locales.filter(({ ttsEnabled }) => ttsEnabled))('$name has a voice', ({ code }) => {
  expect(voiceNamed(code)).not.toBeNull();
});

test('a region without a voice of its own is read as the language', () => {
  expect(['en', 'en-KE', 'EN-us', 'en-GB'].map(voiceNamed)).toEqual(['en-us', 'en-us', 'en-us', 'en']);
  expect(['es', 'es-MX', 'es-ES'].map(voiceNamed)).toEqual(['es-419', 'es-419', 'es']);
  expect(['zh-Hant-TW', 'pt-PT', 'nn-NO'].map(voiceNamed)).toEqual(['cmn', 'pt', 'nb']);
});

test.each(['xx', 'tlh', '', '-', 'constructor', '__proto__', '../en', 'en us'])('%j has no voice', (code) => {
  expect(voiceNamed(code)).toBeNull();
});
