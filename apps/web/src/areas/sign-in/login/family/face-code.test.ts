import { faceCode } from '@flink/contract/rules/people/face-code.ts';
import { faceNames } from '@flink/ui/play/people/faces.ts';
import { expect, test } from 'vitest';

test('every face has a code of its own, in which its name is not to be read', () => {
  const codes = faceNames.map(faceCode);

  expect(new Set(codes).size).toBe(faceNames.length);
  for (const [place, name] of faceNames.entries()) expect(codes[place]).not.toContain(name);
});
