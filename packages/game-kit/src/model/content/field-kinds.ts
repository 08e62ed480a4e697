import * as z from 'zod/mini';

export type FileKind = 'image' | 'audio' | 'video' | 'document';

/** What a text field of an activity holds, for whoever reviews it. */
export type FieldKind =
  | { readonly holds: 'text'; readonly most: number }
  | { readonly holds: 'file'; readonly file: FileKind }
  /** Texts that are read as one; `most` is that of all together. */
  | { readonly holds: 'runs'; readonly most: number };

export const fieldKinds = z.registry<FieldKind>();

/**
 * The most letters of a text, as the editors let authors write them. The specification names only that of an instruction
 * (spec 3 §5.4).
 */
export const MOST_LETTERS = {
  instruction: 200,
  prefix: 20,
  word: 60,
  title: 120,
  /** One of a list of words, letters or syllables. */
  listed: 200,
  text: 500,
  script: 2_000,
  page: 5_000,
  /** With the tags of an editor. */
  markup: 50_000,
} as const;

export const textSchema = (most: number = MOST_LETTERS.text) =>
  z.string().register(fieldKinds, { holds: 'text', most });

export const fileSchema = (file: FileKind) => z.string().register(fieldKinds, { holds: 'file', file });

/** Stretches of one passage. */
export const runsSchema = <Run extends z.ZodMiniType>(run: Run) =>
  z.array(run).register(fieldKinds, { holds: 'runs', most: MOST_LETTERS.page });

/** A picture of the library carries its tint behind it, and a text that is spoken has an address in place of a file. */
const ENDINGS: Readonly<Record<FileKind, RegExp>> = {
  image: /\.(?:png|jpe?g|gif|webp|avif|svg)(?:#\w+)?$/i,
  audio: /(?:\.(?:mp3|m4a|aac|ogg|oga|wav)|^\/api\/speech\/.*)$/i,
  video: /\.(?:mp4|m4v|webm|mov)$/i,
  document: /\.pdf$/i,
};

/** An address of somewhere else, or a script, is no file of an activity. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

export const isFileOf = (kind: FileKind, name: string): boolean =>
  ENDINGS[kind].test(name) && !ADDRESS.test(name);
