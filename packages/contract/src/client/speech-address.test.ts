import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSpeechAddress, speechAddress } from './speech-address.ts';

test('a text has one address, however it is typed', () => {
  expect(speechAddress('en', 'the cat')).toBe('/api/speech/en?text=the+cat');
  expect(speechAddress('es', ' el  nin\u0303o\n')).toBe(speechAddress('es', 'el niño'));
});

test('what a text holds never leaves the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      const address = new URL(speechAddress('en', `a${text}`), 'https://flink.test');

      expect(address.pathname).toBe('/api/speech/en');
      expect([...address.searchParams.keys()]).toEqual(['text']);
      expect(isSpeechAddress(`${address.pathname}${address.search}`)).toBe(true);
    }),
    { seed: 5 },
  );
});

test.each([
  'cat.mp3',
  '/content/cat.mp3',
  '/api/speech/en',
  '/api/speech/../admin?text=cat',
  '/api/speech/en?text=cat&more=1',
  'https://elsewhere.example/api/speech/en?text=cat',
  '//elsewhere.example/api/speech/en?text=cat',
])('%s is no such address', (audio) => {
  expect(isSpeechAddress(audio)).toBe(false);
});
