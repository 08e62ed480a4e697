import { type LegacyFile, type OpenedFiles, openedFiles } from '@flink/make-kit/legacy/legacy-file.ts';
import { openZip } from '@flink/make-kit/legacy/open-zip.ts';

export interface ChosenSet {
  /** Of the folder or archive, for an activity that lies in it without a folder of its own. */
  readonly name: string;
  readonly opened: OpenedFiles;
}

const legacyFile = (path: string, file: File): LegacyFile => ({
  path,
  size: file.size,
  bytes: async () => file,
});

const isZip = ({ name }: File): boolean => /\.zip$/i.test(name);

export const zipSet = async (file: File): Promise<ChosenSet> => ({
  name: file.name.replace(/\.zip$/i, ''),
  opened: await openZip(file),
});

/** The browser puts the name of the chosen folder before every path. */
export function folderSet(files: readonly File[]): ChosenSet {
  const paths = files.map((file) => legacyFile(file.webkitRelativePath || file.name, file));
  return { name: paths[0]?.path.split('/')[0] ?? '', opened: openedFiles(paths) };
}

type DroppedItem = Pick<DataTransferItem, 'webkitGetAsEntry' | 'getAsFile'>;

/** A ZIP, a folder, or several folders together. */
export async function droppedSet(items: Iterable<DroppedItem>): Promise<ChosenSet> {
  // All of it has to be asked for before the first pause: then the list is empty.
  const dropped = [...items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const files: LegacyFile[] = [];
  for (const { entry, file } of dropped)
    if (entry) await gather(entry, entry.name, files);
    // What comes out of a mail or an archive is no entry of a folder.
    else if (file) files.push(legacyFile(file.name, file));
  const [first, second] = files;
  if (first && !second) {
    const file = (await first.bytes()) as File;
    if (isZip(file)) return zipSet(file);
  }
  return { name: dropped[0]?.entry?.name ?? '', opened: openedFiles(files) };
}

async function gather(entry: FileSystemEntry, path: string, files: LegacyFile[]): Promise<void> {
  if (entry.isFile) {
    const file = await new Promise<File>((done, fail) => (entry as FileSystemFileEntry).file(done, fail));
    files.push(legacyFile(path, file));
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    // It gives a hundred at a time, and at last none.
    const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (some.length === 0) return;
    for (const inner of some) await gather(inner, `${path}/${inner.name}`, files);
  }
}
