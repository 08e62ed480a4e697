import { CallFailed } from '@flink/contract/client/client.ts';
import type { OpenedActivity } from '@flink/contract/entities/make.ts';
import { mediaAddress } from '@flink/contract/rules/play/media-address.ts';
import { type EditorHost, LineLost } from '@flink/make-kit/host.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { houseStrings } from '../lists/house-strings.ts';
import { inPieces, randomMark } from './in-pieces.ts';

const CLIPART_PAGE = 25;

const ENDINGS: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** A name that no other file has, and that says what it was called: letters and figures only. */
function freeName(name: string): string {
  const dot = name.lastIndexOf('.');
  const base = name.slice(0, dot < 0 ? undefined : dot);
  const plain = base
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  return `${plain || 'file'}-${randomMark(5)}${dot < 0 ? '' : name.slice(dot).toLowerCase()}`;
}

/** No answer, or one that another try may change. */
const isOfTheLine = (error: unknown): boolean =>
  error instanceof CallFailed && (error.code === 'network' || error.status === 429 || error.status >= 500);

export async function onLine<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw isOfTheLine(error) ? new LineLost() : error;
  }
}

export function editorHost(
  activity: Pick<OpenedActivity, 'contentFolder'>,
  languages: EditorHost['languages'],
): EditorHost {
  const folder = activity.contentFolder;
  return {
    languages,
    ...houseStrings,
    mediaUrl: (file) => mediaAddress(file, folder),
    upload: (file, kind, keepsName) => {
      const name = keepsName ? file.name : freeName(file.name);
      const send = inPieces(file, `${folder}/${name}`, kind);
      return (watch) =>
        onLine(async () => {
          await send(watch);
          return name;
        });
    },
    speak: ({ insteadOf, ...wish }) =>
      onLine(async () => {
        const fileToDelete = insteadOf === undefined ? {} : { fileToDelete: insteadOf };
        const { filename } = await officeApi('generateTts', {
          body: { path: folder, ...wish, ...fileToDelete },
        });
        return filename;
      }),
    clipart: (wish, signal) =>
      onLine(() => officeApi('clipart', { query: { ...wish, limit: CLIPART_PAGE } }, { signal })),
    pictureAt: (url, name) =>
      onLine(async () => {
        const answer = await fetch(url).catch(() => {
          throw new LineLost();
        });
        if (!answer.ok) throw new LineLost();
        const bytes = await answer.blob();
        return new File([bytes], `${name}.${ENDINGS[bytes.type] ?? 'png'}`, { type: bytes.type });
      }),
  };
}
