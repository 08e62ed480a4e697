import { expect, test } from 'vitest';
import { type LegacyFile, MOST_FILES, openedFiles } from './legacy-file.ts';
import { byPath, fileNamed, legacyFolders } from './legacy-folder.ts';
import { openZip } from './open-zip.ts';
import { templateNamed, templateOfFiles } from './template-of.ts';
import { zipped } from './testing/zipped.ts';

const file = (path: string, size = 1): LegacyFile => ({ path, size, bytes: async () => new Blob() });

test('a ZIP gives its files, each when it is asked for', async () => {
  const opened = await openZip(
    await zipped({ 'a/gameData.js': 'var gameData = []', 'a/niño.txt': 'ñ'.repeat(5_000) }),
  );

  if (!opened.ok) throw new Error(opened.why);
  expect(opened.files.map(({ path, size }) => [path, size])).toEqual([
    ['a/gameData.js', 17],
    ['a/niño.txt', 10_000],
  ]);
  expect(await (await opened.files[1]?.bytes())?.text()).toBe('ñ'.repeat(5_000));
});

test('a file that is larger, or smaller, than its archive says is not read to its end', async () => {
  for (const size of [10, 5_000_000]) {
    const opened = await openZip(await zipped({ 'a.txt': 'x'.repeat(1_000_000) }, { size }));

    await expect(opened.ok && opened.files[0]?.bytes()).rejects.toThrow();
  }
});

test('archives in archives, paths that leave their folder and unknown packings are left alone and told', async () => {
  const zip = await zipped({
    '../a.js': '1',
    '/etc/b': '1',
    'c:/d': '1',
    'e\\..\\f': '1',
    'g/h.ZIP': '1',
    'i.js': '1',
  });
  const strange = await openZip(await zipped({ 'i.js': '1' }, { method: 99 }));

  expect(await openZip(zip)).toMatchObject({
    files: [{ path: 'i.js' }],
    skipped: [
      { path: '../a.js', why: 'path' },
      { path: '/etc/b', why: 'path' },
      { path: 'c:/d', why: 'path' },
      { path: 'e/../f', why: 'path' },
      { path: 'g/h.ZIP', why: 'nestedZip' },
    ],
  });
  expect(strange).toEqual({ ok: true, files: [], skipped: [{ path: 'i.js', why: 'packing' }] });
});

test.each([
  ['no archive', new Blob(['PK, but only in words']), 'notZip'],
  ['nothing', new Blob([]), 'notZip'],
])('%s is refused', async (_case, blob, why) => {
  expect(await openZip(blob)).toEqual({ ok: false, why });
});

test('what is cut off, locked, or too much is refused', async () => {
  const zip = await zipped({ 'a.js': 'x'.repeat(100) });
  const end = await zip.slice(zip.size - 22).arrayBuffer();
  const many = Object.fromEntries(Array.from({ length: MOST_FILES + 1 }, (_none, at) => [`${at}.js`, '']));

  expect(await openZip(new Blob([end]))).toEqual({ ok: false, why: 'notZip' });
  expect(await openZip(await zipped({ 'a.js': '1' }, { flags: 1 }))).toEqual({ ok: false, why: 'locked' });
  expect(openedFiles(Object.keys(many).map((path) => file(path)))).toEqual({
    ok: false,
    why: 'tooManyFiles',
  });
  expect(openedFiles([file('a', 600_000_000), file('b', 600_000_000)])).toEqual({
    ok: false,
    why: 'tooLarge',
  });
  expect(openedFiles([file('.DS_Store'), file('__MACOSX/a')])).toEqual({ ok: false, why: 'empty' });
});

test('each folder with one of the data files is an activity, with the files that are of no other', () => {
  const files = [
    'x/gameData.js',
    'x/optionsData_activity.js',
    'x/img/a.png',
    'x/y/GAMEDATA.js',
    'x/y/b.png',
    'c.png',
  ];

  const folders = legacyFolders([...files.map((path) => file(path)), file('z/optionsData_activity.js')]);

  expect(
    folders.map(({ path, gameData, options, others }) => [
      path,
      !!gameData,
      !!options,
      others.map((one) => one.path),
    ]),
  ).toEqual([
    ['x', true, true, ['x/img/a.png']],
    ['x/y', true, false, ['x/y/b.png']],
    ['z', false, true, []],
  ]);
});

test.each([
  ['img/a.png', 'x/img/a.png'],
  ['./IMG/A.PNG', 'x/img/a.png'],
  ['..\\shared\\b%20c.mp3?v=2', 'shared/b c.mp3'],
  ['content/17/a.png', 'x/img/a.png'],
  ['../../../a.png', undefined],
  ['twice.png', undefined],
  ['none.png', undefined],
])('%s leads to %s', (name, path) => {
  const others = ['x/img/a.png', 'x/1/twice.png', 'x/2/twice.png'].map((one) => file(one));
  const all = byPath([...others, file('shared/b c.mp3')]);

  expect(fileNamed(name, { path: 'x', others }, all)?.path).toBe(path);
});

test.each([
  ['zap.html', 'moving-answers', 'zap'],
  ['js/PictureZap_v2.js', 'moving-answers', 'picturezap'],
  ['capture-data.swf', 'moving-answers', 'capturedata'],
  ['GotIt.htm', 'moving-answers', 'gotit'],
  ['multipleChoice.html', 'multiple-choice', null],
  ['order_it.swf', 'order-it', null],
  ['moving-answers.js', undefined, undefined],
  ['zapping.js', undefined, undefined],
  ['zap.png', undefined, undefined],
  ['index.html', undefined, undefined],
])('%s is of %s', (path, alias, look) => {
  const found = templateOfFiles([path], ['moving-answers', 'multiple-choice', 'order-it']);

  expect(found?.alias).toBe(alias);
  expect(found?.look).toBe(look);
});

test('the data may name its template, too', () => {
  expect(templateNamed('Multiple Choice', ['multiple-choice'])).toEqual({
    alias: 'multiple-choice',
    look: null,
  });
});
