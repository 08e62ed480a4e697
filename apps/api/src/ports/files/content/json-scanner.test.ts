import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JSON_MAX_DEPTH, JsonScanner } from './json-scanner.ts';

function scan(text: string, pieces = 1): boolean {
  const bytes = Buffer.from(text);
  const step = Math.max(1, Math.ceil(bytes.length / pieces));
  const scanner = new JsonScanner();
  for (let at = 0; at < bytes.length; at += step) {
    if (!scanner.push(bytes.subarray(at, at + step))) return false;
  }
  return scanner.end();
}

function isObjectOrArray(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

test('what the scanner takes for JSON is what JSON.parse reads, in pieces of any size', () => {
  const indent = fc.nat(3);
  const valid = fc
    .tuple(fc.jsonValue({ maxDepth: 5 }), indent)
    .map(([value, spaces]) => JSON.stringify(value, null, spaces));

  fc.assert(
    fc.property(valid, fc.integer({ min: 1, max: 50 }), (text, pieces) => {
      expect(scan(text, pieces)).toBe(isObjectOrArray(text));
    }),
  );
});

test('one changed character is judged as JSON.parse judges it', () => {
  const characters = fc.constantFrom(...'{}[]",:\\ \n0123456789-+.eEtrufalsn/\u0001é'.split(''));
  const damaged = fc
    .tuple(fc.jsonValue({ maxDepth: 3 }), fc.nat(), characters, fc.boolean())
    .map(([value, position, character, isInserted]) => {
      const text = JSON.stringify([value]);
      const at = position % text.length;
      return text.slice(0, at) + character + text.slice(isInserted ? at : at + 1);
    });

  fc.assert(
    fc.property(damaged, (text) => {
      expect(scan(text)).toBe(isObjectOrArray(text));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  '[01]',
  '[1.]',
  '[.5]',
  '[+1]',
  '[1e]',
  '[-]',
  '["\\x"]',
  '["\\u12g4"]',
  '[tru]',
  '[1,]',
  '{"a":1,}',
  '{"a"}',
  '{a:1}',
  '[1}',
  '[]]',
  '',
  '"a"',
  '1',
  '\ufeff[]',
])('%s is not taken', (text) => {
  expect(scan(text)).toBe(false);
});

test('nesting is followed to its limit and no further', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  expect(scan(nested(JSON_MAX_DEPTH))).toBe(true);
  expect(scan(nested(JSON_MAX_DEPTH + 1))).toBe(false);
});
