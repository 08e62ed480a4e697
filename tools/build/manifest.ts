import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the build, as Vite's manifest tells of it. */
export interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly src?: string;
  readonly isEntry?: boolean;
}

export type Manifest = Readonly<Record<string, Chunk>>;

export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** The play part of a game. */
export const isTemplate = ({ src = '' }: Chunk): boolean => /templates\/src\/[^/]+\/play\//.test(src);

/** The editor of a game. */
export const isEditor = ({ src = '' }: Chunk): boolean => /templates\/src\/[^/]+\/edit\//.test(src);

/** A chunk and everything it cannot run without. */
export function withImports(manifest: Manifest, chunk: Chunk): ReadonlySet<Chunk> {
  const found = new Set<Chunk>();
  const collect = (one: Chunk | undefined) => {
    if (!one || found.has(one)) return;
    found.add(one);
    for (const name of one.imports ?? []) collect(manifest[name]);
  };
  collect(chunk);
  return found;
}

/**
 * Chunks that need each other before either has run. A browser then runs one of them with parts of the other missing,
 * and the whole area stays empty. The entry itself only starts what the others hold.
 */
export function circles(manifest: Manifest): readonly string[] {
  const found = new Set<string>();
  const done = new Set<string>();
  const walk = (key: string, path: readonly string[]) => {
    const start = path.indexOf(key);
    if (start >= 0) {
      found.add([...path.slice(start), key].map((one) => manifest[one]?.name ?? one).join(' > '));
      return;
    }
    if (done.has(key)) return;
    for (const next of manifest[key]?.imports ?? [])
      if (manifest[next]?.isEntry !== true) walk(next, [...path, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) walk(key, []);
  return [...found];
}
