import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decoded } from './decode.ts';
import { readDataFile } from './read-data-file.ts';

const valueIn = (source: string) => readDataFile(`var gameData = ${source};`).assignments[0]?.value;

const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];
const name = fc
  .string({ unit: 'grapheme' })
  .filter((text) => !FORBIDDEN.includes(text) && !text.includes('\0'));
const text = fc.string({ unit: 'grapheme' }).map((one) => one.replaceAll('\0', ''));
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('data'), { maxLength: 5 }),
    fc.dictionary(name, tie('data'), { maxKeys: 5 }),
  ),
}));

/** The same data as hands write it: quotes of either kind, names without any, remarks, commas behind the last. */
function loosely(value: unknown, dice: () => number): string {
  const gap = () => ['', ' ', '\n', '/* , */', '// }\n', '\t'][dice() % 6];
  const quoted = (words: string): string => {
    const body = JSON.stringify(words).slice(1, -1);
    if (dice() % 2 === 0) return `"${body}"`;
    const single = `'${body.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
    return dice() % 5 === 0 ? `''${gap()}+${gap()}${single}` : single;
  };
  if (typeof value === 'string') return quoted(value);
  if (value === true || value === false) return dice() % 3 === 0 ? `!${value ? 0 : 1}` : String(value);
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
  const comma = dice() % 2 === 0 ? `${gap()},` : '';
  if (Array.isArray(value)) {
    const items = value.map((item) => `${gap()}${loosely(item, dice)}`);
    return `[${items.join(`${gap()},`)}${items.length > 0 ? comma : ''}${gap()}]`;
  }
  const keys = Object.entries(value).map(([key, inner]) => {
    const plain = /^[a-z_$][\w$]*$/i.test(key) && dice() % 2 === 0;
    const written = plain ? key : JSON.stringify(key);
    return `${gap()}${written}${gap()}:${gap()}${loosely(inner, dice)}`;
  });
  return `{${keys.join(`${gap()},`)}${keys.length > 0 ? comma : ''}${gap()}}`;
}

test('data is read as it was meant, however loosely it is written', () => {
  fc.assert(
    fc.property(data, fc.array(fc.nat(), { minLength: 1 }), (value, rolls) => {
      let at = 0;
      const source = loosely(value, () => rolls[at++ % rolls.length] ?? 0);

      expect(readDataFile(`/* old */ var gameData = ${source};`)).toEqual({
        assignments: [{ path: ['gameData'], value }],
        stop: null,
      });
    }),
  );
});

test('whatever a file holds, reading it ends, with values that JSON can say', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.constantFrom(
            'var a',
            '=',
            '{',
            '}',
            '[',
            ']',
            ':',
            ',',
            '"',
            "'",
            '`',
            '\\',
            '/*',
            '//',
            '(',
            ')',
            '${',
          ),
          fc.constantFrom(
            'gameData',
            '__proto__',
            'function',
            '=>',
            '/x+/g',
            '0x',
            '-',
            '!',
            '.',
            '\n',
            'new Date()',
          ),
          fc.string(),
        ),
      ),
      (parts) => {
        const { assignments } = readDataFile(parts.join(''));

        expect(JSON.parse(JSON.stringify(assignments))).toEqual(assignments.map((one) => ({ ...one })));
      },
    ),
  );
});

test.each([
  [
    'names with and without a home',
    'gameData.problems = [1]; window["optionsData"] = {a: 1}',
    [
      ['gameData', 'problems'],
      ['window', 'optionsData'],
    ],
  ],
  [
    'several in one line',
    "'use strict'; var a = 1, b = [2]\nlet c = {}; const d = '', e = null",
    [['a'], ['b'], ['c'], ['d'], ['e']],
  ],
  ['a module', 'export const gameData = []; export default {a: 1}', [['gameData'], []]],
  ['JSON', '{"problems": []}', [[]]],
  ['brackets around', '({problems: []})', [[]]],
])('%s', (_case, source, paths) => {
  const read = readDataFile(source);

  expect(read.stop).toBeNull();
  expect(read.assignments.map(({ path }) => path)).toEqual(paths);
});

test.each([
  ["'a\\x41\\u00e9\\u{1F98A}\\n\\\ne\\q\\0'", 'aAé🦊\neq'],
  ['`two\nlines`', 'two\nlines'],
  ["'\\ud800'", '\ufffd'],
  ['[,1,]', [null, 1]],
  ['[.5, 1., -2e1, +3, 0x1F, 1e999, NaN, undefined]', [0.5, 1, -20, 3, 31, null, null, null]],
  ["{1: 'a', if: 2, niño: 3}", { 1: 'a', if: 2, niño: 3 }],
])('%s is %j', (source, value) => {
  expect(valueIn(source)).toEqual(value);
});

test.each([
  ['var a = 1;\n\nfoo();', 'notData', 3],
  ['var a = 1;\nvar b = {f: function () {}}', 'notData', 2],
  ['var a = 1;\nvar b = [1].map(String)', 'notData', 2],
  ['var a = 1;\nvar b = /x+/', 'notData', 2],
  ['var a = 1;\nvar b = new Date()', 'notData', 2],
  ['var a = 1;\nvar b = c || {}', 'notData', 2],
  ['var a = 1;\nvar b = {[c]: 1}', 'notData', 2],
  ['var a = 1;\nvar b = {...c}', 'notData', 2],
  ['var a = 1;\nvar b = {get c() { return 1 }}', 'notData', 2],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a file
  ['var a = 1;\nvar b = `${alert(1)}`', 'notData', 2],
  ['var a = 1;\nvar b = "no end', 'broken', 2],
  ['var a = 1;\nvar b = "two\nlines"', 'broken', 2],
  ['var a = 1;\nvar b = [1', 'broken', 2],
  ['var a = 1;\n/* no end', 'broken', 2],
  ['var a = 1;\nvar b = {"__proto__": {x: 1}}', 'name', 2],
  ['var a = 1;\nObject.prototype.x = 1', 'name', 2],
])('what would have to be run ends the reading, and what stood before it stays: %s', (source, why, line) => {
  expect(readDataFile(source)).toEqual({ assignments: [{ path: ['a'], value: 1 }], stop: { why, line } });
});

test('what nests too deeply is not followed', () => {
  expect(readDataFile(`a = ${'['.repeat(1_000_000)}`).stop).toEqual({ why: 'deep', line: 1 });
});

test('the time that a file takes grows with its length, not faster', () => {
  const source = `[${'{text: "some words of a problem", list: [1, 2, 3]},\n'.repeat(40_000)}]`;
  const before = performance.now();

  expect(valueIn(source)).toHaveLength(40_000);
  expect(valueIn(`${' '.repeat(1_000_000)}"${'\\n'.repeat(500_000)}"`)).toHaveLength(500_000);
  expect(performance.now() - before).toBeLessThan(5_000);
});

test('letters are read as their file writes them', () => {
  expect(decoded(new TextEncoder().encode('niño'))).toBe('niño');
  expect(decoded(new Uint8Array([0x6e, 0x69, 0xf1, 0x6f]))).toBe('niño');
  expect(decoded(new Uint8Array([0xff, 0xfe, 0x6e, 0, 0xf1, 0]))).toBe('nñ');
});
