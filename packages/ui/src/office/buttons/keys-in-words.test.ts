import { expect, test } from 'vitest';
import { ARROWS, keysForReaders, keysInWords } from './keys-in-words.ts';

test('a key is shown as it stands on the keyboard in front of the person', () => {
  expect(keysInWords('mod+k', false)).toBe('Ctrl K');
  expect(keysInWords('mod+k', true)).toBe('⌘ K');
  expect(keysInWords('esc', false)).toBe('Esc');
  expect(keysInWords('/', false)).toBe('/');
});

test('a screen reader gets the names that the standard gives', () => {
  expect(keysForReaders('mod+s')).toBe('Control+S');
  expect(keysForReaders('mod+enter')).toBe('Control+Enter');
  expect(keysForReaders('n')).toBe('N');
});

test('Enter is drawn, because the font of the office does not have its sign', () => {
  expect(ARROWS.enter?.icon).toBe('corner-down-left');
});

test('arrows have names for screen readers', () => {
  expect(keysForReaders('alt+left')).toBe('Alt+ArrowLeft');
});
