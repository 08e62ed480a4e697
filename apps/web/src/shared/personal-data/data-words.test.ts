import { expect, test } from 'vitest';
import { archiveWords, sizeText } from './data-words.ts';

test.each([
  [20, '0.1 kB'],
  [2_345, '2.3 kB'],
  [12_345_678, '12.3 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes, 'en')).toBe(text);
});

test('every state of an archive has its words', () => {
  const t = (key: string) => key;
  const archive = { askedAt: '2026-05-04T10:00:00.000Z', until: null, bytes: null };

  const words = (['asked', 'making', 'ready', 'expired', 'failed'] as const).map((state) =>
    archiveWords(t, 'en', { ...archive, state }),
  );

  expect(words).toEqual(
    ['asked', 'making', 'ready', 'expired', 'failed'].map((state) => `personalData.state.${state}`),
  );
});
