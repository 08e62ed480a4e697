import { join } from 'node:path';
import { openDiskFileStore } from './disk/disk.ts';
import type { FileStore } from './port.ts';

export interface FileSettings {
  readonly dataFolder: string;
  readonly s3: { readonly bucket: string; readonly endpoint: string | null } | null;
}

/** The bucket when one is named, else the folder `files` in the data folder. */
export async function openFileStore(settings: FileSettings, linkSecret: Uint8Array): Promise<FileStore> {
  if (settings.s3 === null)
    return openDiskFileStore({ root: join(settings.dataFolder, 'files'), secret: linkSecret });
  // The SDK costs a start without a bucket nothing when it is loaded only here.
  const { openS3FileStore } = await import('./s3/s3.ts');
  return openS3FileStore(settings.s3);
}
