import type { Plugin } from 'vite';
import { pictureFile } from '../../content/pictures/picture-address.ts';
import { wordPictures as pictures } from '../../content/pictures/word-pictures.ts';
import { nounCategories } from '../../content/words/nouns.ts';

/** What the clipart of the story studio has, with names to look for it by. */
const CLIPART = 'clipart.json';
const clipart = (): string =>
  JSON.stringify(
    [...nounCategories.values()].flat().map(({ en, es, sw }) => ({ file: pictureFile(en), en, es, sw })),
  );

/** The pictures of the library's words, served below `pictures/` under their English names. */
export function wordPictures(): Plugin {
  return {
    name: 'word-pictures',
    generateBundle() {
      for (const [file, source] of pictures()) {
        this.emitFile({ type: 'asset', fileName: `pictures/${file}`, source });
      }
      this.emitFile({ type: 'asset', fileName: `pictures/${CLIPART}`, source: clipart() });
    },
    configureServer(server) {
      const known = pictures();
      server.middlewares.use('/pictures', (request, reply, next) => {
        const name = request.url?.split('?')[0]?.slice(1) ?? '';
        const source = name === CLIPART ? clipart() : known.get(name);
        if (source === undefined) return next();
        reply.setHeader('content-type', name === CLIPART ? 'application/json' : 'image/svg+xml');
        reply.end(source);
      });
    },
  };
}
