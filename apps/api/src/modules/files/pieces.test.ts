import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseFileKey as key } from '../../ports/files/key.ts';
import type { FileStore } from '../../ports/files/port.ts';
import { openS3FileStore } from '../../ports/files/s3/s3.ts';
import { openDiskHarness } from '../../ports/files/testing/disk-harness.ts';
import { content } from '../../ports/files/testing/harness.ts';
import { startS3Server } from '../../ports/files/testing/s3-server.ts';
import * as sample from '../../ports/files/testing/samples.ts';
import { folderOf, joinPieces, nextPiece, type PiecedFile, pieceBytes, removeLeftPieces } from './pieces.ts';

const HOUR = 3_600;
const refusal = (code: string) => expect.objectContaining({ code });

async function openBucket() {
  const server = await startS3Server('pieces', () => new Date());
  process.env.AWS_ACCESS_KEY_ID = server.credentials.accessKeyId;
  process.env.AWS_SECRET_ACCESS_KEY = server.credentials.secretAccessKey;
  return {
    store: openS3FileStore({ bucket: 'pieces', endpoint: server.endpoint }),
    origin: server.endpoint,
    close: server.close,
  };
}

test('a picture comes in pieces of a megabyte, a film in fifty at most', () => {
  expect(pieceBytes(300)).toBe(1_000_000);
  expect(pieceBytes(5_000_000)).toBe(1_000_000);
  expect(Math.ceil(200_000_000 / pieceBytes(200_000_000))).toBe(50);
});

describe.each([
  ['on disk', openDiskHarness],
  ['in a bucket', openBucket],
] as const)('pieces %s', (_name, open) => {
  let harness: Awaited<ReturnType<typeof openBucket>>;
  let store: FileStore;
  beforeAll(async () => {
    harness = await open();
    ({ store } = harness);
  });
  afterAll(() => harness.close());

  const song = Buffer.concat([sample.taggedMp3(2_000_000), sample.mp3(200)]);
  const of = (upload: string, bytes = song): PiecedFile => ({ userId: 'ana', upload, size: bytes.length });
  /** Sends the next piece and gives where it began; null when there was none. */
  async function sendNext(file: PiecedFile, bytes: Buffer): Promise<number | null> {
    const { from, piece } = await nextPiece(store, file, HOUR);
    if (piece === null) return null;
    const { url, method, headers } = piece.link;
    await fetch(new URL(url, harness.origin), {
      method,
      headers,
      body: new Uint8Array(bytes.subarray(from, from + piece.bytes)),
    });
    return from;
  }
  async function sendAll(file: PiecedFile, bytes: Buffer): Promise<readonly number[]> {
    const begun: number[] = [];
    for (let from = await sendNext(file, bytes); from !== null; from = await sendNext(file, bytes))
      begun.push(from);
    return begun;
  }

  test('a file goes on where it stopped and is one in the end', async () => {
    const file = of('first00000');
    await sendNext(file, song);
    // Its line is gone here; who comes back asks again.
    const rest = await sendAll(file, song);

    const info = await joinPieces(store, file, key('activities/1/song.mp3'), 'audio');
    const again = await joinPieces(store, file, key('activities/1/song.mp3'), 'audio');

    expect(rest).toEqual([1_000_000, 2_000_000]);
    expect(info).toMatchObject({ size: song.length, contentType: 'audio/mpeg' });
    expect(again).toEqual(info);
    expect(await content(await store.open(key('activities/1/song.mp3')))).toBe(song.toString('latin1'));
    expect((await store.list(folderOf(file))).files).toEqual([]);
  });

  test('asked again while it is being joined, it tells the same though the pieces are gone by then', async () => {
    const file = of('twice00000');
    await sendAll(file, song);
    const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow: FileStore = {
      ...store,
      open: async (piece, range) => {
        if (piece.endsWith('/1000000')) {
          reached.resolve();
          await goOn.promise;
        }
        return store.open(piece, range);
      },
    };

    const second = joinPieces(slow, file, key('activities/1/twice.mp3'), 'audio');
    await reached.promise;
    const first = await joinPieces(store, file, key('activities/1/twice.mp3'), 'audio');
    goOn.resolve();

    expect(await second).toEqual(first);
    expect(await content(await store.open(key('activities/1/twice.mp3')))).toBe(song.toString('latin1'));
  });

  test('what is not there to its end is not joined', async () => {
    const file = of('second0000');
    await sendNext(file, song);

    const joining = joinPieces(store, file, key('activities/1/half.mp3'), 'audio');

    await expect(joining).rejects.toEqual(refusal('files.notFound'));
    expect(await store.exists(key('activities/1/half.mp3'))).toBe(false);
  });

  test('the whole is believed by its bytes, and nothing of a wrong one stays', async () => {
    const lie = randomBytes(1_500_000);
    const file = of('third00000', lie);
    await sendAll(file, lie);

    const joining = joinPieces(store, file, key('activities/1/lie.png'), 'image');

    await expect(joining).rejects.toEqual(refusal('files.typeNotAllowed'));
    expect(await store.exists(key('activities/1/lie.png'))).toBe(false);
    expect((await store.list(folderOf(file))).files).toEqual([]);
  });

  test('a link takes its own piece and nothing longer', async () => {
    const file = of('fourth0000');
    const { piece } = await nextPiece(store, file, HOUR);
    const { url, method, headers } = piece?.link ?? { url: '', method: '', headers: {} };

    const { status } = await fetch(new URL(url, harness.origin), { method, headers, body: song });

    expect(status).toBe(403);
    expect((await nextPiece(store, file, HOUR)).from).toBe(0);
  });

  test('pieces that nobody sends on are swept, younger ones stay', async () => {
    await sendNext(of('fifth00000'), song);

    // Moved from where a bucket takes it.
    await nextPiece(store, of('fifth00000'), HOUR);
    const young = await removeLeftPieces(store, new Date(Date.now() - 60_000));
    const old = await removeLeftPieces(store, new Date(Date.now() + 60_000));

    expect(young).toBe(0);
    expect(old).toBeGreaterThan(0);
    expect((await store.list(folderOf(of('fifth00000')))).files).toEqual([]);
  });
});
