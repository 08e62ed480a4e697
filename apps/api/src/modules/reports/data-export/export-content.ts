import { AppError } from '@flink/contract/errors/app-error.ts';
import { type FileKey, parseFileKey, parseFolderKey } from '../../../ports/files/key.ts';
import type { FileStore } from '../../../ports/files/port.ts';

/** The parts of a content lie in a folder of their own. */
export const CONTENTS = parseFolderKey('exports');

const folderOf = (contentId: string) => parseFolderKey(`${CONTENTS}/${contentId}`);

const partKey = (contentId: string, number: number): FileKey =>
  parseFileKey(`${folderOf(contentId)}/${String(number).padStart(6, '0')}.jsonl`);

/** Letters that no file of text has in the clear. */
const UNSEEN = /[\u007f-\u009f]/g;

const escaped = (text: string): string =>
  text.replaceAll(UNSEEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Rows as they lie in a file, in bytes that are used again for the next one: those of millions would wait to be freed. */
export function packedRows() {
  let bytes = Buffer.allocUnsafeSlow(2 ** 20);
  let length = 0;
  return {
    add(lines: readonly string[]): void {
      const text = `${escaped(lines.join('\n'))}\n`;
      const size = length + Buffer.byteLength(text);
      if (size > bytes.length) {
        const larger = Buffer.allocUnsafeSlow(2 * size);
        bytes.copy(larger, 0, 0, length);
        bytes = larger;
      }
      length += bytes.write(text, length);
    },
    /** Until the next are added. */
    take(): Uint8Array {
      const taken = bytes.subarray(0, length);
      length = 0;
      return taken;
    },
  };
}

export const putPart = (files: FileStore, contentId: string, number: number, rows: Uint8Array) =>
  files.put(partKey(contentId, number), rows, 'rows');

export type Cell = string | number | boolean | null;
export type Row = readonly Cell[];

/** As the files give it: of any number of rows no more than some hundreds are in memory. */
export async function* rowsIn(
  files: FileStore,
  { contentId, parts, rows }: { readonly contentId: string; readonly parts: number; readonly rows: number },
): AsyncGenerator<readonly Row[]> {
  let read = 0;
  for (let number = 0; number < parts; number += 1) {
    for await (const lines of linesOf((await files.open(partKey(contentId, number))).stream)) {
      read += lines.length;
      yield lines.map((line) => JSON.parse(line) as Row);
    }
  }
  // Who reads a file that ends early must not take it for the whole.
  if (read !== rows) throw new AppError('reports.noExportFile');
}

/** Whole lines; one that a piece cuts goes on in the next. */
async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = `${rest}${decoder.decode(piece, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') yield [rest];
}

/** All of a content, also parts that no row of the database knows of. */
export async function removeContent(files: FileStore, contentId: string): Promise<void> {
  for (;;) {
    const { files: found } = await files.list(folderOf(contentId));
    if (found.length === 0) return;
    await files.remove(found.map(({ key }) => key));
  }
}
