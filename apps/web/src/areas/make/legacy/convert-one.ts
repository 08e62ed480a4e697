import { CallFailed } from '@flink/contract/client/client.ts';
import type { MadeActivity } from '@flink/contract/entities/make.ts';
import type { Watch } from '@flink/make-kit/host.ts';
import { type Converted, type Loss, renamed } from '@flink/make-kit/legacy/convert.ts';
import { sendUntilThere } from '@flink/make-kit/media/uploads/send-until-there.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { editorHost, onLine } from '../editor/editor-host.ts';

interface Conversion {
  readonly _id: string;
  readonly activityName: string;
  readonly templateId: string;
  readonly locale: string;
  readonly userId: string;
  readonly converted: Extract<Converted, { readonly ok: true }>;
  /** Of an earlier try: what has arrived is not sent again. */
  readonly sent: Map<string, string>;
  readonly unreadable: (name: string) => string;
}

interface Result {
  readonly activity: MadeActivity;
  /** Files that the server did not take. */
  readonly refused: readonly Loss[];
}

/** What a file is, or how large, is no reason to lose the activity; anything else is. */
const isOfTheFile = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.code.startsWith('files.') && error.code !== 'files.notYours';

/** Its files first, then the activity in one call: it is there whole, or not at all. A lost line is waited for. */
export async function convertOne(
  { _id, activityName, templateId, locale, userId, converted, sent, unreadable }: Conversion,
  watch: Watch,
  onLineLost: () => void,
): Promise<Result> {
  const host = editorHost({ contentFolder: `drafts/${userId}/legacy/${_id}` }, []);
  const refused: Loss[] = [];
  const names = new Map<string, string | null>();
  const { media } = converted;
  for (const [place, { name, kind, file }] of media.entries()) {
    const progress = (share: number) => watch.progress((place + share) / (media.length + 1));
    const refuse = (words: string) => {
      refused.push({ why: 'fileRefused', file: file.path, words });
      names.set(name, null);
    };
    try {
      const fileName = file.path.slice(file.path.lastIndexOf('/') + 1);
      const bytes = sent.has(name) ? null : await readable(file.bytes, fileName);
      if (bytes)
        sent.set(
          name,
          await sendUntilThere(
            host.upload(bytes, kind, false),
            { signal: watch.signal, progress },
            onLineLost,
          ),
        );
      names.set(name, sent.get(name) ?? null);
    } catch (error) {
      if (error instanceof Unreadable) refuse(unreadable(file.path));
      else if (isOfTheFile(error)) refuse(error.message);
      else throw error;
    }
  }
  watch.progress(media.length / (media.length + 1));
  const body = {
    _id,
    activityName,
    templateId,
    locale,
    data: renamed(converted.data, names) as Record<string, unknown>,
    files: [...names.values()].filter((name) => name !== null),
  };
  const { data: activity } = await sendUntilThere(
    () => onLine(() => officeApi('convertLegacy', { body })),
    { signal: watch.signal, progress: watch.progress },
    onLineLost,
  );
  return { activity, refused };
}

class Unreadable extends Error {}

/** It may be gone, or not be what its archive says, since it was chosen. */
async function readable(bytes: () => Promise<Blob>, name: string): Promise<File> {
  try {
    const blob = await bytes();
    await blob.slice(0, 1).arrayBuffer();
    return new File([blob], name);
  } catch (error) {
    throw new Unreadable(name, { cause: error });
  }
}
