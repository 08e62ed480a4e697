import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { makeSounds, soundFiles } from '../../content/sounds/make-sounds.ts';
import { ROOT } from '../root.ts';

/** Made once for all apps; in the public folder of one they would count as changed sources at its next build. */
export const MADE = join(ROOT, 'content/sounds/dist');

/** The app's sounds are drawn by a program and served below `sounds/` under their plain names. */
export function madeSounds(): Plugin {
  return {
    name: 'made-sounds',
    configResolved: () => makeSounds(MADE),
    async generateBundle() {
      for (const file of soundFiles) {
        this.emitFile({
          type: 'asset',
          fileName: `sounds/${file}`,
          source: await readFile(join(MADE, file)),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use('/sounds', (request, reply, next) => {
        const file = soundFiles.find((name) => request.url?.split('?')[0] === `/${name}`);
        if (!file) return next();
        reply.setHeader('content-type', 'audio/mpeg');
        createReadStream(join(MADE, file)).pipe(reply);
      });
    },
  };
}
