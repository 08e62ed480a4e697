import { expect, test } from 'vitest';
import { sentenceSize } from './sentence-size.ts';

test('a sentence is as large as there is room, also a generated one, whose size nobody chose', () => {
  expect(sentenceSize({ fontSize: 32 }, 6)).toBe('var(--len-6)');
  expect(sentenceSize({ fontSize: 18 }, 6)).toBe('var(--len-6)');
});

test('an author’s size is kept, and never too small to read', () => {
  expect(sentenceSize({ fontSize: 40 }, 6)).toBe('max(var(--text-l), 4.03vmin)');
});

test('answers of many words leave the text its usual size', () => {
  expect(sentenceSize({ fontSize: 18 }, 60)).toBe('var(--text-l)');
});
