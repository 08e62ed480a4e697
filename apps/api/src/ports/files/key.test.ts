import { isAbsolute, relative, resolve, sep } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diskName, diskPath, segmentOf } from './disk/path.ts';
import {
  type FileKey,
  fileNameIn,
  isFileKey,
  KEY_MAX_BYTES,
  parseFileKey,
  parseFolderKey,
  SEGMENT_MAX_BYTES,
} from './key.ts';

const ROOT = resolve('/srv/flink/files');

/** Strings made of what attackers and careless programs put into names. */
const hostile = fc.oneof(
  fc.uint16Array({ maxLength: 60 }).map((units) => String.fromCharCode(...units)),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '..',
          '.',
          '/',
          '\\',
          '//',
          '../',
          '%2e%2e',
          '\0',
          '~',
          'C:',
          'nul',
          'CON.txt',
          ' ',
          '\u202e',
          '\ud800',
          'é',
          'É',
          'a',
          'A',
          '%a1b2c3-',
        ),
        fc.string({ maxLength: 4 }),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

function parsed(text: string): FileKey | null {
  try {
    return parseFileKey(text);
  } catch {
    return null;
  }
}

test('whatever string comes in, the path stays inside the root', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const key = parsed(text);
      if (key === null) return;

      const way = relative(ROOT, diskPath(ROOT, key));

      expect(way).not.toBe('');
      expect(isAbsolute(way)).toBe(false);
      expect(way.split(sep)).not.toContain('..');
      expect(way.split(sep)).toHaveLength(key.split('/').length);
    }),
    { numRuns: 3_000 },
  );
});

test('a parsed key is a key again, unchanged', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const key = parsed(text);
      if (key === null) return;

      expect(isFileKey(key)).toBe(true);
      expect(parseFileKey(key)).toBe(key);
    }),
    { numRuns: 3_000 },
  );
});

test('a name on disk leads back to its segment, and spellings that a laptop confuses stay apart', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const key = parsed(text);
      if (key === null) return;

      for (const segment of key.split('/')) {
        expect(segmentOf(diskName(segment))).toBe(segment);
        const other = segment.toUpperCase().normalize('NFC');
        if (other !== segment && isFileKey(other)) {
          expect(diskName(other).toLowerCase()).not.toBe(diskName(segment).toLowerCase());
        }
      }
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  'activities/12/Cat.png',
  'a',
  'words/es/niño.mp3',
  'a b/c-d_e.(1).txt',
  'tafadhali/%41',
  'नमस्ते.mp3',
])('%s is a key as it is', (text) => {
  expect(parseFileKey(text)).toBe(text);
});

test('whatever somebody calls a file, what is kept of it can stand at the end of a key', () => {
  fc.assert(
    fc.property(hostile, (name) => {
      const kept = fileNameIn(name);

      if (kept !== '') expect(isFileKey(`office/words/${kept}`)).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  ['Red apple (1).png', 'Red apple (1).png'],
  ['nin\u0303o.mp3', 'niño.mp3'],
  ['../up?.pdf', 'up.pdf'],
  [`${'ü'.repeat(200)}.pdf`, `${'ü'.repeat(58)}.pdf`],
  ['..', ''],
])('of the name %j is kept %j', (name, kept) => {
  expect(fileNameIn(name)).toBe(kept);
});

test('a name typed on a Mac becomes the same key as one typed elsewhere', () => {
  expect(parseFileKey('nin\u0303o.mp3')).toBe('niño.mp3');
});

test.each([
  ['nothing', ''],
  ['a path from the top', '/etc/passwd'],
  ['a step up', 'a/../b'],
  ['a step nowhere', 'a/./b'],
  ['an empty segment', 'a//b'],
  ['a folder', 'a/'],
  ['a hidden name, which is ours', '.incoming/x'],
  ['a backslash', 'a\\b'],
  ['a drive', 'C:/x'],
  ['a control character', 'a\nb'],
  ['a character that turns the reading direction', 'a\u202egpj.exe'],
  ['half a character', 'a\ud800'],
  ['a trailing dot, which Windows drops', 'a.'],
  ['a trailing space, which Windows drops', 'a /b'],
  ['a segment that is too long', 'a'.repeat(SEGMENT_MAX_BYTES + 1)],
  ['a key that is too long', `${'a/'.repeat(KEY_MAX_BYTES / 2)}a`],
  ['a key that is too long only in bytes', `${'é'.repeat(90)}/`.repeat(3)],
])('%s is refused', (_name, text) => {
  expect(() => parseFileKey(text)).toThrow(expect.objectContaining({ code: 'files.badKey' }));
});

test('the longest key and the longest segment are taken', () => {
  const segment = 'a'.repeat(SEGMENT_MAX_BYTES);
  const key = `${segment}/${segment}/${'b'.repeat(KEY_MAX_BYTES - 2 * SEGMENT_MAX_BYTES - 2)}`;

  expect(parseFileKey(key)).toHaveLength(KEY_MAX_BYTES);
});

test('a folder is the top, a key, or a key with one slash behind', () => {
  expect(parseFolderKey('')).toBe('');
  expect(parseFolderKey('a/b')).toBe('a/b');
  expect(parseFolderKey('a/b/')).toBe('a/b');
  expect(() => parseFolderKey('/')).toThrow(expect.objectContaining({ code: 'files.badKey' }));
  expect(() => parseFolderKey('a//')).toThrow(expect.objectContaining({ code: 'files.badKey' }));
});
