import type { Plugin } from 'vite';
import { wordPictures as pictures } from '../../content/pictures/word-pictures.ts';

/** The pictures of the library's words, served below `pictures/` under their English names. */
export function wordPictures(): Plugin {
  return {
    name: 'word-pictures',
    generateBundle() {
      for (const [file, source] of pictures()) {
        this.emitFile({ type: 'asset', fileName: `pictures/${file}`, source });
      }
    },
    configureServer(server) {
      const known = pictures();
      server.middlewares.use('/pictures', (request, reply, next) => {
        const source = known.get(request.url?.split('?')[0]?.slice(1) ?? '');
        if (source === undefined) return next();
        reply.setHeader('content-type', 'image/svg+xml');
        reply.end(source);
      });
    },
  };
}
