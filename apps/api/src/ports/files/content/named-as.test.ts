import { expect, test } from 'vitest';
import { namedAs } from './named-as.ts';

test.each([
  ['Quick start', 'application/pdf', 'Quick start.pdf'],
  ['Quick start.PDF', 'application/pdf', 'Quick start.PDF'],
  ['Version 1.2', 'application/pdf', 'Version 1.2.pdf'],
  ['Notes', 'text/plain; charset=utf-8', 'Notes.txt'],
  ['Map.jpeg', 'image/jpeg', 'Map.jpeg'],
  ['Unknown', 'application/zip', 'Unknown'],
])('%s of %s is kept as %s', (name, contentType, kept) => {
  expect(namedAs(name, contentType)).toBe(kept);
});
