import { expect, test } from 'vitest';
import { isHeld } from './use-recording.ts';

test('who leaves is asked while something was said that would be lost, and about nothing else', () => {
  const kinds = ['idle', 'asking', 'recording', 'reading', 'recorded', 'refused'] as const;

  expect(kinds.filter((kind) => isHeld(kind, false))).toEqual(['recording', 'reading', 'recorded']);
  expect(kinds.filter((kind) => isHeld(kind, true))).toEqual([]);
});
