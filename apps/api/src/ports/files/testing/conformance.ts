import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type FileKey, parseFileKey, parseFolderKey } from '../key.ts';
import type { FileStore } from '../port.ts';
import { describeLinks } from './conformance-links.ts';
import { content, type Harness } from './harness.ts';
import * as sample from './samples.ts';

const key = parseFileKey;

const refusal = (code: string) => expect.objectContaining({ code });

/** What every file store does, whatever lies behind it. */
export function describeFileStore(name: string, open: () => Promise<Harness>): void {
  describe(name, { timeout: 60_000 }, () => {
    let harness: Harness;
    let store: FileStore;

    beforeAll(async () => {
      // Loading the cleaner of drawings takes longer than a test may.
      vi.setConfig({ testTimeout: 60_000 });
      harness = await open();
      store = harness.store;
    }, 60_000);

    afterAll(async () => {
      await harness.close();
    });

    const putText = (at: FileKey, text = at as string) => store.put(at, sample.text(text), 'document');

    test('a file that was put can be opened, asked about and found', async () => {
      const info = await store.put(key('put/song.mp3'), sample.mp3(), 'audio');
      const opened = await store.open(key('put/song.mp3'));

      expect(info).toMatchObject({
        key: 'put/song.mp3',
        size: sample.mp3().length,
        contentType: 'audio/mpeg',
      });
      expect(await content(opened)).toBe(sample.mp3().toString('latin1'));
      expect(opened).toMatchObject({ ...info, range: null });
      expect(await store.stat(key('put/song.mp3'))).toEqual(info);
      expect(await store.exists(key('put/song.mp3'))).toBe(true);
      expect(Math.abs(info.lastModified.getTime() - Date.now())).toBeLessThan(60_000);
    });

    test('a stream is stored like bytes are', async () => {
      const chunks = Array.from({ length: 40 }, () => sample.mp3(20));

      const info = await store.put(key('put/stream.mp3'), Readable.from(chunks), 'audio');

      expect(info.size).toBe(chunks.length * sample.mp3(20).length);
      expect(await content(await store.open(key('put/stream.mp3')))).toBe(
        Buffer.concat(chunks).toString('latin1'),
      );
    });

    test('names in any script, with spaces and signs, are kept apart by case and found again', async () => {
      const keys = [
        'names/Niño & niña (1).txt',
        'names/niño & niña (1).txt',
        "names/it's 100%+#.txt",
        'names/नमस्ते.txt',
        'names/nul.txt',
      ].map(key);
      for (const one of keys) await putText(one);

      const { files } = await store.list(parseFolderKey('names'));

      expect(files.map((file) => file.key).sort()).toEqual([...keys].sort());
      for (const one of keys)
        expect(await content(await store.open(one))).toBe(Buffer.from(one).toString('latin1'));
    });

    test('a file put again is replaced whole, and its etag changes', async () => {
      const before = await putText(key('again.txt'), 'first and long');
      const after = await putText(key('again.txt'), 'second');

      expect(after.etag).not.toBe(before.etag);
      expect(await content(await store.open(key('again.txt')))).toBe('second');
    });

    test('parts of a file are sent as asked', async () => {
      await putText(key('parts.txt'), '0123456789');

      const middle = await store.open(key('parts.txt'), { start: 2, end: 4 });
      const rest = await store.open(key('parts.txt'), { start: 7 });
      const tail = await store.open(key('parts.txt'), { suffix: 2 });
      const beyond = await store.open(key('parts.txt'), { start: 8, end: 99 });

      expect([await content(middle), middle.range, middle.size]).toEqual(['234', { start: 2, end: 4 }, 10]);
      expect([await content(rest), rest.range]).toEqual(['789', { start: 7, end: 9 }]);
      expect([await content(tail), tail.range]).toEqual(['89', { start: 8, end: 9 }]);
      expect([await content(beyond), beyond.range]).toEqual(['89', { start: 8, end: 9 }]);
      await expect(store.open(key('parts.txt'), { start: 10 })).rejects.toEqual(
        refusal('files.rangeNotSatisfiable'),
      );
    });

    test('what is not there is not found', async () => {
      await expect(store.open(key('nowhere/x'))).rejects.toEqual(refusal('files.notFound'));
      await expect(store.stat(key('nowhere'))).rejects.toEqual(refusal('files.notFound'));
      await expect(store.copy(key('nowhere'), key('somewhere'))).rejects.toEqual(refusal('files.notFound'));
      await expect(store.confirmUpload(key('nowhere'), 'image')).rejects.toEqual(refusal('files.notFound'));
      expect(await store.exists(key('nowhere'))).toBe(false);
    });

    test('a folder is not a file', async () => {
      await putText(key('folder/inside.txt'));

      await expect(store.open(key('folder'))).rejects.toEqual(refusal('files.notFound'));
      await expect(store.copy(key('folder'), key('elsewhere'))).rejects.toEqual(refusal('files.notFound'));
      expect(await store.exists(key('folder'))).toBe(false);
      await store.remove([key('folder')]);
      expect(await store.exists(key('folder/inside.txt'))).toBe(true);
    });

    test('the type is found in the bytes, and one that does not fit the kind is refused', async () => {
      const page = sample.text('<!doctype html><script>alert(1)</script>');

      await expect(store.put(key('bad/cat.png'), page, 'image')).rejects.toEqual(
        refusal('files.typeNotAllowed'),
      );
      await expect(store.put(key('bad/cat.png'), sample.mp3(), 'image')).rejects.toEqual(
        refusal('files.typeNotAllowed'),
      );
      await expect(store.put(key('bad/cat.mp3'), Readable.from([page]), 'audio')).rejects.toEqual(
        refusal('files.typeNotAllowed'),
      );
      expect(await store.list(parseFolderKey('bad'))).toEqual({ files: [], folders: [], cursor: null });
      expect((await store.put(key('good/cat.exe'), sample.png(), 'image')).contentType).toBe('image/png');
    });

    test('an empty file and one that is too large are refused, and the old one stays', async () => {
      await store.put(key('size.mp3'), sample.mp3(), 'audio');
      const endless = Readable.from(Array.from({ length: 200 }, () => sample.mp3(100)));

      await expect(store.put(key('size.mp3'), Buffer.alloc(0), 'audio')).rejects.toEqual(
        refusal('files.emptyFile'),
      );
      await expect(store.put(key('size.mp3'), Readable.from([]), 'audio')).rejects.toEqual(
        refusal('files.emptyFile'),
      );
      await expect(store.put(key('size.mp3'), Buffer.alloc(6_000_001), 'audio')).rejects.toMatchObject({
        code: 'files.tooLarge',
        params: { n: 6 },
      });
      await expect(store.put(key('size.mp3'), endless, 'audio')).rejects.toEqual(refusal('files.tooLarge'));
      expect((await store.stat(key('size.mp3'))).size).toBe(sample.mp3().length);
    });

    test('a stream that breaks off leaves nothing', async () => {
      let begun = false;
      const broken = new Readable({
        read() {
          if (begun) this.destroy(new Error('line lost'));
          else this.push(sample.mp3());
          begun = true;
        },
      });

      await expect(store.put(key('broken.mp3'), broken, 'audio')).rejects.toThrow('line lost');
      expect(await store.exists(key('broken.mp3'))).toBe(false);
    });

    test('a drawing is stored clean', async () => {
      const dirty =
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script><rect/></svg>';

      const info = await store.put(key('drawing.svg'), sample.text(dirty), 'image');
      const stored = await content(await store.open(key('drawing.svg')));

      expect(stored).toBe('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>');
      expect(info).toMatchObject({ size: stored.length, contentType: 'image/svg+xml' });
      await expect(
        store.put(key('large.svg'), sample.text(`${sample.SVG}${' '.repeat(1_000_000)}`), 'image'),
      ).rejects.toMatchObject({ code: 'files.tooLarge', params: { n: 1 } });
    });

    test('a folder lists its own files and folders in order, page by page', async () => {
      const names = ['a.txt', 'b/1.txt', 'b/2/3.txt', 'b.txt', 'c/1.txt', 'd.txt', 'Z.txt', 'ñ.txt'];
      for (const one of names) await putText(key(`list/${one}`));
      await putText(key('listless.txt'));

      const whole = await store.list(parseFolderKey('list'));
      const pages: string[][] = [];
      let cursor: string | null = null;
      do {
        const page = await store.list(parseFolderKey('list'), { cursor, limit: 3 });
        pages.push([...page.files.map((file) => file.key), ...page.folders]);
        cursor = page.cursor;
      } while (cursor !== null);

      expect(whole.files.map((file) => file.key)).toEqual([
        'list/Z.txt',
        'list/a.txt',
        'list/b.txt',
        'list/d.txt',
        'list/ñ.txt',
      ]);
      expect(whole.folders).toEqual(['list/b', 'list/c']);
      expect(whole.cursor).toBeNull();
      expect(pages).toEqual([
        ['list/Z.txt', 'list/a.txt', 'list/b.txt'],
        ['list/d.txt', 'list/b', 'list/c'],
        ['list/ñ.txt'],
      ]);
      expect(whole.files[0]).toMatchObject({ size: 'list/Z.txt'.length, lastModified: expect.any(Date) });
    });

    test('the top lists folders, a missing folder lists nothing, a false cursor is refused', async () => {
      await putText(key('top/x.txt'));

      expect((await store.list(parseFolderKey(''))).folders).toContain('top');
      expect(await store.list(parseFolderKey('not/here'))).toEqual({ files: [], folders: [], cursor: null });
      await expect(store.list(parseFolderKey('top'), { cursor: '*made up*' })).rejects.toEqual(
        refusal('request.invalid'),
      );
    });

    test('a copy lives on when the first is removed', async () => {
      const first = await store.put(key('copy/first.png'), sample.png(), 'image');

      const second = await store.copy(key('copy/first.png'), key('copy/deep/second.png'));
      await store.remove([key('copy/first.png')]);

      expect(second).toMatchObject({
        key: 'copy/deep/second.png',
        size: first.size,
        contentType: 'image/png',
        etag: first.etag,
      });
      expect(await content(await store.open(key('copy/deep/second.png')))).toBe(
        sample.png().toString('latin1'),
      );
      expect(await store.exists(key('copy/first.png'))).toBe(false);
    });

    test('a copy does not change with the first, may replace another, and may be a copy of itself', async () => {
      await putText(key('copies/a.txt'), 'a');
      await putText(key('copies/b.txt'), 'b');

      await store.copy(key('copies/a.txt'), key('copies/b.txt'));
      await store.copy(key('copies/a.txt'), key('copies/b.txt'));
      await store.copy(key('copies/b.txt'), key('copies/b.txt'));
      await putText(key('copies/a.txt'), 'changed');

      expect(await content(await store.open(key('copies/b.txt')))).toBe('a');
    });

    test('removing takes the files, and their folder when it is empty; what is gone is no error', async () => {
      await putText(key('remove/deep/a.txt'));
      await putText(key('remove/deep/b.txt'));

      await store.remove([key('remove/deep/a.txt'), key('remove/deep/never.txt')]);
      const half = await store.list(parseFolderKey('remove/deep'));
      await store.remove([key('remove/deep/b.txt'), key('remove/deep/a.txt')]);

      expect(half.files.map((file) => file.key)).toEqual(['remove/deep/b.txt']);
      expect((await store.list(parseFolderKey(''))).folders).not.toContain('remove');
      expect(await store.list(parseFolderKey('remove'))).toEqual({ files: [], folders: [], cursor: null });
    });

    describeLinks(() => harness);

    test('many writers of one key leave one whole file', async () => {
      const writers = Array.from({ length: 12 }, (_, n) =>
        putText(key('race/one.txt'), `${n} `.repeat(2_000)),
      );

      await Promise.all(writers);
      const text = await content(await store.open(key('race/one.txt')));

      expect(new Set(text.trim().split(' ')).size).toBe(1);
      expect((await store.stat(key('race/one.txt'))).size).toBe(text.length);
    });

    test('the storage answers when asked whether it is ready', async () => {
      await expect(store.check()).resolves.toBeUndefined();
    });
  });
}
