import { join } from 'node:path';
import { openDiskFileStore } from './disk.ts';
import type { FileStore } from './port.ts';
import { openS3FileStore } from './s3.ts';

export interface FileSettings {
  readonly dataFolder: string;
  readonly s3: { readonly bucket: string; readonly endpoint: string | null } | null;
}

/** The bucket when one is named, else the folder `files` in the data folder. */
export async function openFileStore(settings: FileSettings, linkSecret: Uint8Array): Promise<FileStore> {
  if (settings.s3 !== null) return openS3FileStore(settings.s3);
  return openDiskFileStore({ root: join(settings.dataFolder, 'files'), secret: linkSecret });
}
