import type { OpenedFiles } from '@flink/make-kit/legacy/legacy-file.ts';
import { zipped } from '@flink/make-kit/legacy/testing/zipped.ts';
import { expect, test } from 'vitest';
import { droppedSet } from './dropped-files.ts';

const file = (name: string, content: BlobPart = '') => new File([content], name);

const fileEntry = (name: string) => ({
  name,
  isFile: true,
  file: (done: (one: File) => void) => done(file(name)),
});

/** Gives two at a time, and at last none, as browsers do. */
function folderEntry(name: string, inner: readonly object[]) {
  const waiting = [...inner];
  return {
    name,
    isFile: false,
    createReader: () => ({ readEntries: (done: (some: object[]) => void) => done(waiting.splice(0, 2)) }),
  };
}

const item = (entry: object | null, own: File | null = null) => ({
  webkitGetAsEntry: () => entry as FileSystemEntry | null,
  getAsFile: () => own,
});

const pathsOf = (opened: OpenedFiles) => (opened.ok ? opened.files.map(({ path }) => path) : opened.why);

test('a folder that is dropped comes with all that lies in it, below its name', async () => {
  const names = ['gameData.js', 'optionsData_activity.js', 'zap.html'].map(fileEntry);
  const { name, opened } = await droppedSet([
    item(folderEntry('Old zap', [...names, folderEntry('img', [fileEntry('owl.png')])])),
  ]);

  expect(name).toBe('Old zap');
  expect(pathsOf(opened)).toEqual([
    'Old zap/gameData.js',
    'Old zap/optionsData_activity.js',
    'Old zap/zap.html',
    'Old zap/img/owl.png',
  ]);
});

test('a ZIP is opened, also where it comes out of a mail and is no entry of a folder', async () => {
  const zip = file('old.zip', await (await zipped({ 'Old zap/gameData.js': 'gameData = []' })).arrayBuffer());
  const { name, opened } = await droppedSet([item(null, zip)]);

  expect(name).toBe('old');
  expect(pathsOf(opened)).toEqual(['Old zap/gameData.js']);
});
