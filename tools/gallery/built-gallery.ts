import { join } from 'node:path';
import { preview } from 'vite';
import { buildGallery } from '../build/build-gallery.ts';
import { ROOT } from '../root.ts';

export interface BuiltGallery {
  readonly address: string;
  stop(): Promise<void>;
}

/** The gallery as it is built, on a free port, for programs that walk through it. */
export async function builtGallery(say: (line: string) => void): Promise<BuiltGallery> {
  await buildGallery(say);
  const server = await preview({
    root: join(ROOT, 'apps/gallery'),
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  if (!address) throw new Error('The gallery has no address.');
  return { address, stop: () => server.close() };
}
