import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unzipped } from './testing/unzipped.ts';
import { type ZipEntry, zipOf } from './zip.ts';

async function packed(entries: readonly ZipEntry[]): Promise<Buffer> {
  async function* all() {
    yield* entries;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipOf(all())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('whatever is packed comes out again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-zé]{1,8}$/), fc.array(fc.uint8Array())), {
        selector: ([name]) => name,
        maxLength: 4,
      }),
      async (files) => {
        const zip = await packed(files.map(([name, content]) => ({ name, content })));

        expect([...unzipped(zip)]).toEqual(files.map(([name, content]) => [name, Buffer.concat(content)]));
      },
    ),
    { numRuns: 50 },
  );
});

test('each file has the checksum that programs hold it against', async () => {
  const bytes = Buffer.from('A frog.');

  const zip = await packed([{ name: 'works/a.txt', content: [bytes.subarray(0, 3), bytes.subarray(3)] }]);

  const list = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  expect(zip.readUInt32LE(list + 16)).toBe(crc32(bytes));
});

test('a file that cannot be read ends the archive with its error', async () => {
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('the disk is gone');
  }

  await expect(packed([{ name: 'a', content: broken() }])).rejects.toThrow('the disk is gone');
});
