import type { Fields, FileKind } from '../description/field.ts';
import { type Taker, takersOf } from './line-takers.ts';

/** Spec 3 §5.4: blocks separated by blank lines, each line non-empty. */
export const blocksOf = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').flatMap((line) => line.trim() || []))
    .filter((block) => block.length > 0);

interface MediaPlace {
  /** From 0. */
  readonly problem: number;
  readonly field: string;
  readonly at: number;
  readonly kind: Extract<FileKind, 'image' | 'audio'>;
}

const MEDIA_NAME = /^(\d{1,4})([a-z]+)(\d{0,3})\.(mp3|png|jpg|jpeg)$/i;

/** Where a sound or a picture may stand: with a piece, in a field of its own, or with a word of a list. */
function homesOf(fields: Fields, takers: readonly Taker[], kind: MediaPlace['kind']) {
  const ofPieces = takers.flatMap((taker) => {
    const home = { letters: taker.name, field: taker.name, most: taker.most };
    if (taker.form === 'pairs') return [home, { ...home, letters: taker.with, field: taker.with }];
    return taker.form === 'piece' || taker.form === 'pieces' ? [home] : [];
  });
  const ofFields = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'file' && field.file === kind) return [{ letters: name, field: name, most: 1 }];
    if (field.kind !== 'fileByWord' || field.file !== kind) return [];
    const words = takers.find((taker) => taker.name === field.of);
    return words ? [{ letters: field.of, field: name, most: words.most }] : [];
  });
  return [...ofPieces, ...ofFields];
}

/**
 * Spec 3 §5.4, media import file names: the number of the question, letters, perhaps a number, and the extension. The
 * letters are the beginning of the field's name: `2q.mp3` is heard with the second question, `2i3.png` is its third
 * incorrect answer.
 */
export function mediaPlace(fileName: string, fields: Fields): MediaPlace | null {
  const found = MEDIA_NAME.exec(fileName);
  if (!found) return null;
  const [, problem, letters = '', at, extension = ''] = found;
  const kind = extension.toLowerCase() === 'mp3' ? 'audio' : 'image';
  const home = homesOf(fields, takersOf(fields), kind).find((one) =>
    one.letters.toLowerCase().startsWith(letters.toLowerCase()),
  );
  const place = at ? Number(at) - 1 : 0;
  if (!home || Number(problem) < 1 || place < 0 || place >= home.most) return null;
  return { problem: Number(problem) - 1, field: home.field, at: place, kind };
}

const isText = (name: string): boolean => /\.txt$/i.test(name);

export type SortedFiles<File extends { readonly name: string }> =
  | { readonly ok: true; readonly text: File; readonly media: readonly (readonly [MediaPlace, File])[] }
  | { readonly ok: false; readonly why: 'noTextFile' | 'manyTextFiles' }
  | { readonly ok: false; readonly why: 'unsupportedFiles'; readonly names: readonly string[] };

/** Which file is what; a set that is not whole is refused as a whole. */
export function sortFiles<File extends { readonly name: string }>(
  files: readonly File[],
  fields: Fields,
): SortedFiles<File> {
  const [text, second] = files.filter(({ name }) => isText(name));
  const others = files
    .filter(({ name }) => !isText(name))
    .map((file) => [mediaPlace(file.name, fields), file] as const);
  const strange = others.filter(([place]) => place === null).map(([, { name }]) => name);
  if (strange.length > 0) return { ok: false, why: 'unsupportedFiles', names: strange };
  if (text === undefined) return { ok: false, why: 'noTextFile' };
  if (second !== undefined) return { ok: false, why: 'manyTextFiles' };
  return {
    ok: true,
    text,
    media: others.flatMap(([place, file]) => (place ? [[place, file] as const] : [])),
  };
}

/** A sound stands beside the text, a picture in its place (spec 3 §4.2); a field of files holds the file itself. */
export function withMedia(
  problem: Readonly<Record<string, unknown>>,
  { field: name, at, kind }: MediaPlace,
  file: string,
  fields: Fields,
): Readonly<Record<string, unknown>> {
  const field = fields[name];
  if (field?.kind === 'file') return { ...problem, [name]: file };
  const held = problem[name];
  if (field?.kind === 'fileByWord') {
    const word = (problem[field.of] as readonly string[])[at];
    return word === undefined ? problem : { ...problem, [name]: { ...(held as object), [word]: file } };
  }
  const list = Array.isArray(held) ? (held as readonly object[]) : [held as object];
  const filled = Array.from({ length: Math.max(list.length, at + 1) }, (_none, index) => {
    const piece = list[index] ?? { text: '' };
    if (index !== at) return piece;
    return kind === 'image' ? { ...piece, image: file, text: '' } : { ...piece, audio: file };
  });
  return { ...problem, [name]: Array.isArray(held) ? filled : filled[0] };
}
