import { expect, test } from 'vitest';
import { isHeld } from './use-recording.ts';

test('who leaves is asked while something was said that would be lost, and about nothing else', () => {
  const kinds = ['idle', 'asking', 'recording', 'reading', 'recorded', 'refused'] as const;

  const held = ['recording', 'reading', 'recorded'];
  const sending = { kind: 'sending', share: 0, waits: false } as const;

  expect(kinds.filter((kind) => isHeld(kind, null))).toEqual(held);
  expect(kinds.filter((kind) => isHeld(kind, { goesOn: true, state: sending }))).toEqual([]);
  expect(kinds.filter((kind) => isHeld(kind, { goesOn: false, state: sending }))).toEqual(held);
});

test('who leaves while what was said is still being packed is asked', () => {
  expect(isHeld('recorded', { goesOn: true, state: { kind: 'idle' } })).toBe(true);
});
