import type { FileStore, OpenedFile } from '../port.ts';

export interface Harness {
  readonly store: FileStore;
  /** Where the browser finds links that begin with a slash. */
  readonly origin: string;
  /** The same link, made to name another file by somebody who cannot sign. */
  redirect(url: string, from: string, to: string): string;
  /** Moves the clock of the store and of whatever checks its links. */
  passSeconds(seconds: number): void;
  close(): Promise<void>;
}

export async function content(opened: OpenedFile): Promise<string> {
  return Buffer.concat(await opened.stream.toArray()).toString('latin1');
}
