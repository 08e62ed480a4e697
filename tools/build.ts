import { buildGallery } from './build/build-gallery.ts';
import { buildWeb } from './build/build-web.ts';

/** The web app and the gallery, each unless its very sources were built before. */
const say = (line: string) => process.stdout.write(`${line}\n`);
await buildWeb(say);
await buildGallery(say);
