import type { FileKind } from '@flink/make-kit/description/field.ts';
import type { Watch } from '@flink/make-kit/host.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { putFile } from '../../../shared/office/put-file.ts';

/** Letters and figures that nobody else has come upon. */
export const randomMark = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');

/** Sends a file piece by piece. Called again, it goes on with what the server does not have yet. */
export function inPieces(file: File, key: string, kind: FileKind): (watch: Watch) => Promise<void> {
  const body = { key, kind, upload: randomMark(10), size: file.size };
  let isAllThere = false;
  return async ({ progress, signal }) => {
    while (!isAllThere) {
      const { from, link } = await officeApi('nextPiece', { body }, { signal });
      progress(from / file.size);
      isAllThere = link === null;
      if (link === null) break;
      const piece = file.slice(from, from + link.bytes);
      await putFile(link, piece, (share) => progress((from + share * piece.size) / file.size), signal);
    }
    await officeApi('joinPieces', { body }, { signal });
  };
}
