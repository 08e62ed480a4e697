import { expect, test } from 'vitest';
import { findChanges } from './find-mutants.ts';

const changesIn = (code: string) =>
  findChanges(code).map(({ kind, before, after }) =>
    after === null ? [kind, before] : [kind, before, after],
  );

test.each([
  ['const a = b < c;', 'flip a comparison', 'b < c', 'b <= c'],
  ['const a = b === c;', 'flip a comparison', 'b === c', 'b !== c'],
  ["rows.where('age', '>=', 3);", 'flip a comparison', "'>='", '">"'],
  ["rows.where('team', 'in', teams);", 'flip a comparison', "'in'", '"not in"'],
  ['const a = b && c;', 'swap && and ||', 'b && c', '(b) || (c)'],
  ['const a = b - 1;', 'swap + and -', 'b - 1', 'b + 1'],
  ['const a = isOn ? 1 : 2;', 'negate a condition', 'isOn', '!(isOn)'],
  ['const f = () => true;', 'replace a returned constant', 'true', 'false'],
  ['const f = () => (isOn() ? 7 : x);', 'replace a returned constant', '7', '7 + 1'],
  ["const name = 'Ann';", 'empty a string', "'Ann'", "''"],
  ['const ages = [1, 2];', 'empty an array', '[1, 2]', '[]'],
])('changes %s', (code, kind, before, after) => {
  expect(changesIn(code)).toContainEqual([kind, before, after]);
});

test.each([
  ['async function f() { await save(); }', 'remove an awaited call', 'await save();'],
  ['total = 0;', 'drop a statement', 'total = 0;'],
  ["function f() { throw new Error('No.'); }", 'drop a throw', "throw new Error('No.');"],
])('drops a statement of %s', (code, kind, before) => {
  expect(changesIn(code)).toContainEqual([kind, before]);
});

test.each([
  ['what is written to a log', "needs.log.warn({ late: a < b }, 'late');"],
  ['types', "type Name = 'Ann' | 'Bob'; interface One { readonly kind: 'one' }"],
  ['imports', "import { one } from './one.ts';"],
  ['texts that are joined', "const text = 'a' + b + c;"],
  ['names that a function is given', "const rows = table('people');"],
  ['empty strings and arrays', "const a = ''; const b = [];"],
  ['values that are taken apart', 'let a; for ([a] = next(); ; ) {}'],
])('leaves %s alone', (_, code) => {
  expect(changesIn(code)).toEqual([]);
});

test('says on which line a change is', () => {
  expect(findChanges('const a = 1;\n\nconst b = a < 2;\n').map(({ line }) => line)).toEqual([3]);
});
