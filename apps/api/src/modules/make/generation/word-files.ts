import { AppError } from '@flink/contract/errors/app-error.ts';
import { type FileKey, parseFileKey } from '../../../ports/files/key.ts';
import type { FileStore } from '../../../ports/files/port.ts';
import type { ListedWord } from './generator-words.ts';

/** What is no file of the house stands by itself: a picture of the library, a text that is spoken. */
const isFile = (key: string): boolean => !key.startsWith('/');

/** A few at a time: a bucket answers each by itself. */
const AT_ONCE = 32;

async function inTurns<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE)
    await Promise.all(items.slice(start, start + AT_ONCE).map(run));
}

/** The files of words, and of what is told before their games. */
export const filesIn = (words: readonly ListedWord[], helpAudio = ''): readonly string[] => [
  ...new Set(
    [...words.flatMap(({ meaning }) => [meaning?.wordImage, meaning?.wordAudio]), helpAudio].filter(
      (key): key is string => typeof key === 'string' && key !== '' && isFile(key),
    ),
  ),
];

/** Those that are not where the words say. */
export async function lostFiles(files: FileStore, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const lost = new Set<string>();
  await inTurns(keys, async (key) => {
    if (!(await isThere(files, key))) lost.add(key);
  });
  return lost;
}

async function isThere(files: FileStore, key: string): Promise<boolean> {
  try {
    return await files.exists(parseFileKey(key));
  } catch (error) {
    // A key that is none was never a file.
    if (error instanceof AppError && error.code === 'files.badKey') return false;
    throw error;
  }
}

/** One name for one file, whatever folder it comes from. */
const nameOf = (key: string): string => key.replaceAll('/', '-');

interface Copy {
  readonly from: FileKey;
  readonly to: FileKey;
}

/** Data whose files lie in a folder of its own, and what is to be copied there. */
export function movedInto<Data>(
  data: Data,
  keys: readonly string[],
  folder: string,
): { readonly data: Data; readonly copies: readonly Copy[] } {
  let json = JSON.stringify(data);
  const copies: Copy[] = [];
  for (const key of keys) {
    const written = JSON.stringify(key);
    if (!json.includes(written)) continue;
    json = json.replaceAll(written, () => JSON.stringify(nameOf(key)));
    copies.push({ from: parseFileKey(key), to: parseFileKey(`${folder}/${nameOf(key)}`) });
  }
  return { data: copies.length === 0 ? data : JSON.parse(json), copies };
}

export const copyAll = (files: FileStore, copies: readonly Copy[]): Promise<void> =>
  inTurns(copies, ({ from, to }) => files.copy(from, to));

/** Where a picture or a sound of a word can be got: what players know such files by (media-address.ts). */
export const addressOfFile = (key: string): string => (isFile(key) ? `/${key}` : key);

/** For a preview, which has no folder: each file under its own address. */
export function withAddresses<Data>(data: Data, keys: readonly string[]): Data {
  let json = JSON.stringify(data);
  for (const key of keys)
    json = json.replaceAll(JSON.stringify(key), () => JSON.stringify(addressOfFile(key)));
  return JSON.parse(json);
}
