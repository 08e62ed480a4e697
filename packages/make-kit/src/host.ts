import type { FileKind } from './description/field.ts';

/** How an upload is followed. */
export interface Watch {
  /** From 0 to 1. */
  progress(share: number): void;
  readonly signal: AbortSignal;
}

/** The only way from an editor to the world around it. */
export interface EditorHost {
  /** Of the house, by the names that people read. */
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  /** The address of a file of the activity's content folder. */
  mediaUrl(file: string): string;
  /** Puts a file into the activity's folder and gives its name there; throws with words for the author. */
  upload(file: File, kind: FileKind, watch: Watch): Promise<string>;
}
