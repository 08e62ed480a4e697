import type { FileKind } from './description/field.ts';

/** How an upload is followed. */
export interface Watch {
  /** From 0 to 1. */
  progress(share: number): void;
  readonly signal: AbortSignal;
}

/** A text of the house (spec 3 §3, String). */
export interface HouseString {
  readonly number: number;
  readonly text: string;
}

/** The only way from an editor to the world around it. */
export interface EditorHost {
  /** Of the house, by the names that people read. */
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  /** Texts of the house in a language, by their words or number. */
  strings(keyword: string, language: string): Promise<readonly HouseString[]>;
  /** One of them by its number; null where that language has none. */
  stringOf(number: number, language: string): Promise<string | null>;
  /** The address of a file of the activity's content folder. */
  mediaUrl(file: string): string;
  /** Puts a file into the activity's folder and gives its name there; throws with words for the author. */
  upload(file: File, kind: FileKind, watch: Watch): Promise<string>;
}
