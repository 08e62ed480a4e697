import { blankPiece, blankProblem } from '../description/blank.ts';
import type { Fields, FileKind } from '../description/field.ts';

/** A line of a question fills one of these: a single piece takes one line, the last list takes all that are left. */
interface Taker {
  readonly name: string;
  readonly isList: boolean;
  readonly most: number;
  readonly extra: Fields;
}

/** The fields of a problem that lines of a text can fill; none where a problem cannot be written as lines. */
export function takersOf(fields: Fields): readonly Taker[] {
  const all = Object.entries(fields);
  const isWhole = all.every(([, field]) => field.kind !== 'mask' && field.kind !== 'marked');
  const isPaired = all.some(([, field]) => field.kind === 'pieces' && field.pairedWith !== undefined);
  if (!isWhole || isPaired) return [];
  const takers = all.flatMap(([name, field]): Taker[] => {
    if (field.kind === 'piece' && !field.optional)
      return [{ name, isList: false, most: 1, extra: field.extra }];
    return field.kind === 'pieces' ? [{ name, isList: true, most: field.most, extra: field.extra }] : [];
  });
  return takers.some(({ isList }) => isList) ? takers : [];
}

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

/**
 * Spec 3 §5.4, media import file names: the number of the question, letters, perhaps a number, and the extension. The
 * letters are the beginning of the field's name: `2q.mp3` is heard with the second question, `2i3.png` is its third
 * incorrect answer.
 */
export function mediaPlace(fileName: string, takers: readonly Taker[]): MediaPlace | null {
  const found = MEDIA_NAME.exec(fileName);
  if (!found) return null;
  const [, problem, letters = '', at, extension = ''] = found;
  const taker = takers.find(({ name }) => name.toLowerCase().startsWith(letters.toLowerCase()));
  const place = at ? Number(at) - 1 : 0;
  if (!taker || Number(problem) < 1 || place < 0 || place >= taker.most) return null;
  return {
    problem: Number(problem) - 1,
    field: taker.name,
    at: place,
    kind: extension.toLowerCase() === 'mp3' ? 'audio' : 'image',
  };
}

const isText = (name: string): boolean => /\.txt$/i.test(name);

export type SortedFiles<File extends { readonly name: string }> =
  | { readonly ok: true; readonly text: File; readonly media: readonly (readonly [MediaPlace, File])[] }
  | { readonly ok: false; readonly why: 'none' | 'tooMany' }
  | { readonly ok: false; readonly why: 'notSupported'; readonly names: readonly string[] };

/** Which file is what; a set that is not whole is refused as a whole. */
export function sortFiles<File extends { readonly name: string }>(
  files: readonly File[],
  takers: readonly Taker[],
): SortedFiles<File> {
  const [text, second] = files.filter(({ name }) => isText(name));
  const others = files
    .filter(({ name }) => !isText(name))
    .map((file) => [mediaPlace(file.name, takers), file] as const);
  const strange = others.filter(([place]) => place === null).map(([, { name }]) => name);
  if (strange.length > 0) return { ok: false, why: 'notSupported', names: strange };
  if (text === undefined) return { ok: false, why: 'none' };
  if (second !== undefined) return { ok: false, why: 'tooMany' };
  return {
    ok: true,
    text,
    media: others.flatMap(([place, file]) => (place ? [[place, file] as const] : [])),
  };
}

/** Of a question that was read: what has no place in it. */
export interface ReadProblem {
  readonly problem: Readonly<Record<string, unknown>>;
  readonly left: readonly string[];
}

/** A block of lines as a problem; the first line is the first piece. */
export function problemOf(
  lines: readonly string[],
  takers: readonly Taker[],
  fields: Fields,
  id: string,
): ReadProblem {
  const problem = blankProblem(fields, id);
  let left = lines;
  takers.forEach(({ name, isList, most, extra }, index) => {
    const count = isList && index === takers.length - 1 ? most : 1;
    const pieces = left.slice(0, count).map((text) => ({ ...blankPiece(extra), text }));
    left = left.slice(count);
    if (pieces.length > 0) problem[name] = isList ? pieces : pieces[0];
  });
  return { problem, left };
}

/** A sound stands beside the text, a picture in its place (spec 3 §4.2). */
export function withMedia(
  problem: Readonly<Record<string, unknown>>,
  { field, at, kind }: MediaPlace,
  file: string,
): Readonly<Record<string, unknown>> {
  const held = problem[field];
  const list = Array.isArray(held) ? (held as readonly object[]) : [held as object];
  const filled = Array.from({ length: Math.max(list.length, at + 1) }, (_none, index) => {
    const piece = list[index] ?? { text: '' };
    if (index !== at) return piece;
    return kind === 'image' ? { ...piece, image: file, text: '' } : { ...piece, audio: file };
  });
  return { ...problem, [field]: Array.isArray(held) ? filled : filled[0] };
}
