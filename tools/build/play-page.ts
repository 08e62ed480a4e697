import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, readManifest, withImports } from './manifest.ts';

/**
 * The same page for addresses of the learner's area: it names the code and style sheets of Play, so that they come
 * together with the rest instead of after it.
 */
export function writePlayPage(dist: string): void {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  writeFileSync(join(dist, 'index-play.html'), pageWithPlay(page, readManifest(dist)));
}

export function pageWithPlay(page: string, manifest: Manifest): string {
  const play = Object.values(manifest).find(({ name, file }) => name === 'play' && file.endsWith('.js'));
  if (!play) throw new Error('The build has no chunk “play”.');
  const links = [...withImports(manifest, play)].flatMap(({ file, css = [] }) => [
    link('modulepreload', file),
    ...css.map((sheet) => link('stylesheet', sheet)),
  ]);
  const missing = links.filter(({ href }) => !page.includes(href)).map(({ tag }) => `    ${tag}\n`);
  return page.replace('  </head>', `${missing.join('')}  </head>`);
}

const link = (rel: string, file: string) => ({
  href: `/${file}`,
  tag: `<link rel="${rel}" crossorigin href="/${file}" nonce="__CSP_NONCE__">`,
});
