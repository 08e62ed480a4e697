import { expect, test } from 'vitest';
import { parseFileKey as key, parseFolderKey } from '../key.ts';
import type { FileStore, SignedUpload } from '../port.ts';
import { content, type Harness } from './harness.ts';
import * as sample from './samples.ts';

const HOUR = 3600;
const refusal = (code: string) => expect.objectContaining({ code });

/** What signed links of every file store do. */
export function describeLinks(current: () => Harness): void {
  const fetchLink = (url: string, init?: RequestInit) => fetch(new URL(url, current().origin), init);
  const send = (upload: SignedUpload, body: Uint8Array | string) =>
    fetchLink(upload.url, { method: upload.method, headers: upload.headers, body: Buffer.from(body) });
  const putText = (at: Parameters<FileStore['put']>[0], text: string) =>
    current().store.put(at, sample.text(text), 'document');

  test('a signed upload, confirmed, is stored with the type of its bytes', async () => {
    const upload = await current().store.signUpload({
      key: key('up/cat.png'),
      kind: 'image',
      expiresInSeconds: HOUR,
      size: sample.png().length,
    });

    const response = await send(upload, sample.png());
    const info = await current().store.confirmUpload(key('up/cat.png'), 'image');
    const again = await current().store.confirmUpload(key('up/cat.png'), 'image');

    expect(response.status).toBe(200);
    expect(info).toMatchObject({ key: 'up/cat.png', size: sample.png().length, contentType: 'image/png' });
    expect(again).toEqual(info);
    expect(await content(await current().store.open(key('up/cat.png')))).toBe(
      sample.png().toString('latin1'),
    );
    expect(
      (await current().store.list(parseFolderKey(''))).folders.filter((folder) => folder.startsWith('.')),
    ).toEqual([]);
  });

  test('a signed upload of a drawing is stored clean', async () => {
    const upload = await current().store.signUpload({
      key: key('up/draw.svg'),
      kind: 'image',
      expiresInSeconds: HOUR,
    });

    await send(upload, sample.SVG.replace('<circle', '<script>alert(1)</script><circle'));
    await current().store.confirmUpload(key('up/draw.svg'), 'image');

    expect(await content(await current().store.open(key('up/draw.svg')))).toBe(sample.SVG);
  });

  test.each([
    ['of the wrong type', sample.mp3()],
    ['that is empty', Buffer.alloc(0)],
    ['that is too large', Buffer.concat([sample.png(), Buffer.alloc(5_000_000)])],
  ])('a signed upload %s never shows, and what was there before stays', async (_name, body) => {
    const at = key('up/kept.png');
    const kept = await current().store.put(at, sample.png(), 'image');
    const upload = await current().store.signUpload({ key: at, kind: 'image', expiresInSeconds: HOUR });

    const response = await send(upload, body);
    const confirmation = current().store.confirmUpload(at, 'image');

    if (response.ok)
      await expect(confirmation).rejects.toMatchObject({
        code: expect.stringMatching(/^files\.(typeNotAllowed|emptyFile|tooLarge)$/),
      });
    else await confirmation;
    expect((await current().store.stat(at)).etag).toBe(kept.etag);
    expect(await current().store.confirmUpload(at, 'image')).toMatchObject({ etag: kept.etag });
  });

  test('an upload link takes bytes once: other bytes are refused, within its hour too', async () => {
    const at = key('up/once.png');
    const upload = await current().store.signUpload({ key: at, kind: 'image', expiresInSeconds: HOUR });
    await send(upload, sample.png());
    const kept = await current().store.confirmUpload(at, 'image');

    const other = await send(upload, sample.gif());
    const info = await current().store.confirmUpload(at, 'image');

    expect([409, 412]).toContain(other.status);
    expect(info.etag).toBe(kept.etag);
  });

  test('what hides behind the end of a picture is not stored, and a picture that fills the memory is refused', async () => {
    const page = sample.text('<!doctype html><script>alert(1)</script>');
    const both = await current().store.signUpload({
      key: key('up/both.png'),
      kind: 'image',
      expiresInSeconds: HOUR,
    });
    const bomb = await current().store.signUpload({
      key: key('up/bomb.png'),
      kind: 'image',
      expiresInSeconds: HOUR,
    });

    await send(both, Buffer.concat([sample.png(), page]));
    await current().store.confirmUpload(key('up/both.png'), 'image');
    const refused = await send(bomb, sample.png(30_000, 30_000));
    const confirming = () => current().store.confirmUpload(key('up/bomb.png'), 'image');

    expect(await content(await current().store.open(key('up/both.png')))).toBe(
      sample.png().toString('latin1'),
    );
    await expect(confirming()).rejects.toEqual(
      refusal(refused.ok ? 'files.pictureTooLarge' : 'files.notFound'),
    );
    await expect(
      current().store.put(key('up/acts.pdf'), sample.pdf('/OpenAction<</S/JavaScript>>'), 'document'),
    ).rejects.toEqual(refusal('files.pdfActs'));
  });

  test('an upload link takes only the size it was signed for, and only until its end', async () => {
    const wish = {
      key: key('up/strict.png'),
      kind: 'image',
      expiresInSeconds: 60,
      size: sample.png().length,
    } as const;
    const upload = await current().store.signUpload(wish);

    const longer = await send(upload, Buffer.concat([sample.png(), sample.png()]));
    const shorter = await send(upload, sample.png().subarray(0, 60));
    current().passSeconds(61);
    const late = await send(upload, sample.png());
    current().passSeconds(-61);

    expect([longer.status, shorter.status, late.status]).toEqual([403, 403, 403]);
    expect(await current().store.exists(key('up/strict.png'))).toBe(false);
    await expect(current().store.signUpload({ ...wish, size: 5_000_001 })).rejects.toEqual(
      refusal('files.tooLarge'),
    );
  });

  test('a link signed for one file opens no other', async () => {
    await putText(key('links/mine.txt'), 'mine');
    await putText(key('links/yours.txt'), 'yours');
    const url = await current().store.signDownload({ key: key('links/mine.txt'), expiresInSeconds: HOUR });
    const upload = await current().store.signUpload({
      key: key('links/mine.txt'),
      kind: 'document',
      expiresInSeconds: HOUR,
    });

    const forged = await fetchLink(current().redirect(url, 'mine.txt', 'yours.txt'));
    const asUpload = await fetchLink(url, { method: 'PUT', body: 'x' });
    const asDownload = await fetchLink(upload.url);

    expect(forged.status).toBe(403);
    expect([403, 404, 405]).toContain(asUpload.status);
    expect([403, 404, 405]).toContain(asDownload.status);
    expect(await content(await current().store.open(key('links/mine.txt')))).toBe('mine');
  });

  test('a download link sends the file with its type until it expires', async () => {
    await current().store.put(key('down/cat.png'), sample.png(), 'image');
    const url = await current().store.signDownload({ key: key('down/cat.png'), expiresInSeconds: 600 });

    const response = await fetchLink(url);
    const part = await fetchLink(url, { headers: { range: 'bytes=1-3' } });
    current().passSeconds(601);
    const late = await fetchLink(url);
    current().passSeconds(-601);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(Buffer.from(await response.arrayBuffer()).equals(sample.png())).toBe(true);
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'PNG',
      `bytes 1-3/${sample.png().length}`,
    ]);
    expect(late.status).toBe(403);
  });

  test('a download link can offer a name, and say that its content never changes', async () => {
    await current().store.put(key('down/9f3a.pdf'), sample.pdf(), 'document');

    const response = await fetchLink(
      await current().store.signDownload({
        key: key('down/9f3a.pdf'),
        expiresInSeconds: HOUR,
        downloadName: 'Año\r\nX: 1.pdf',
        isImmutable: true,
      }),
    );

    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="An_oX_ 1.pdf"; filename*=UTF-8''A%C3%B1oX_%201.pdf`,
    );
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
    expect(response.headers.get('x')).toBeNull();
  });

  test('a link to a file that is gone says so', async () => {
    const url = await current().store.signDownload({ key: key('down/gone.png'), expiresInSeconds: HOUR });

    expect((await fetchLink(url)).status).toBe(404);
  });
}
