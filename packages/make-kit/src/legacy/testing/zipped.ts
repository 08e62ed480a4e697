/** How an archive may lie about a file. */
interface Lies {
  readonly size?: number;
  readonly method?: number;
  readonly flags?: number;
}

/** A ZIP of some texts or bytes. */
export async function zipped(
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
  lies: Lies = {},
): Promise<Blob> {
  const parts: BlobPart[] = [];
  const list: BlobPart[] = [];
  let [at, listBytes] = [0, 0];
  for (const [path, content] of Object.entries(files)) {
    const plain = new Blob([content]);
    const packed = await new Response(
      plain.stream().pipeThrough(new CompressionStream('deflate-raw')),
    ).blob();
    const name = new TextEncoder().encode(path);
    const about = [
      [lies.flags ?? 0x800, 2],
      [lies.method ?? 8, 2],
      [0, 4],
      [0, 4],
      [packed.size, 4],
      [lies.size ?? plain.size, 4],
      [name.length, 2],
    ] as const;
    const head = fields([0x04034b50, 4], [20, 2], ...about, [0, 2]);
    const line = fields([0x02014b50, 4], [20, 2], [20, 2], ...about, [0, 8], [0, 4], [at, 4]);
    parts.push(head, name, packed);
    list.push(line, name);
    at += head.length + name.length + packed.size;
    listBytes += line.length + name.length;
  }
  const count = Object.keys(files).length;
  return new Blob([
    ...parts,
    ...list,
    fields([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [listBytes, 4], [at, 4], [0, 2]),
  ]);
}

function fields(...values: readonly (readonly [value: number, bytes: number])[]): Uint8Array<ArrayBuffer> {
  const bytes = values.flatMap(([value, length]) =>
    Array.from({ length }, (_none, index) => (index < 4 ? (value >>> (8 * index)) & 0xff : 0)),
  );
  return new Uint8Array(bytes);
}
