import type { FileKind } from './description/field.ts';

/** How an upload is followed. */
export interface Watch {
  /** From 0 to 1. */
  progress(share: number): void;
  readonly signal: AbortSignal;
}

/** The line is gone: what was tried may be tried again. Anything else that is thrown has words for the author. */
export class LineLost extends Error {}

export interface Language {
  readonly code: string;
  readonly name: string;
  /** There is a voice for it. */
  readonly speaks: boolean;
}

export type Voice = 'female' | 'male';

export interface SpeechWish {
  readonly text: string;
  readonly voice: Voice;
  readonly locale: string;
  /** A file that was spoken before and is not wanted; it stays where something still refers to it. */
  readonly insteadOf?: string | undefined;
}

export interface Clipart {
  readonly key: string;
  readonly name: string;
  readonly url: string;
}

export interface ClipartWish {
  readonly keyword: string;
  readonly locale: string;
  /** From 1. */
  readonly page: number;
}

/** A text of the house (spec 3 §3, String). */
export interface HouseString {
  readonly number: number;
  readonly text: string;
  /** Where it is heard as learners hear it; left out where nothing can say it. */
  readonly sound?: string | undefined;
}

/** The only way from an editor to the world around it. */
export interface EditorHost {
  /** Of the house, by the names that people read. */
  readonly languages: readonly Language[];
  /** Texts of the house in a language, by their words or number. */
  strings(keyword: string, language: string): Promise<readonly HouseString[]>;
  /** One of them by its number; null where that language has none. */
  stringOf(number: number, language: string): Promise<string | null>;
  /** The address of a file of the activity's content folder. */
  mediaUrl(file: string): string;
  /**
   * Puts a file into the activity's folder and gives its name there. Called again after the line was lost, what it
   * gives back goes on where it stopped. `keepsName`: the file has a name that no other has.
   */
  upload(file: File, kind: FileKind, keepsName: boolean): (watch: Watch) => Promise<string>;
  /** Reads a text aloud into a new file of the activity's folder. */
  speak(wish: SpeechWish): Promise<string>;
  clipart(
    wish: ClipartWish,
    signal: AbortSignal,
  ): Promise<{ readonly data: readonly Clipart[]; readonly total: number }>;
  /** The bytes of a picture that is shown somewhere, as a file. */
  pictureAt(url: string, name: string): Promise<File>;
}
