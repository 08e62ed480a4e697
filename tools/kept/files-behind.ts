import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** Imports that are there when the program runs, and files that it is told of by where they lie from it. */
const NAMED = [
  /^(?:import|export) (?!type )(?:[^'";]+ from )?'(.+?)'/gm,
  /\bimport\('(.+?)'\)/g,
  /new URL\('(?:\.\/)?(.+?)', import\.meta\.url\)/g,
];

/**
 * The file, and everything of ours that it needs, near or far. What npm brings is not followed: the lock file stands for
 * it. What is read by a path that is put together at run time is not seen.
 */
export function filesBehind(root: string, file: string): readonly string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    if (statSync(join(root, path)).isDirectory() || !/\.(ts|tsx|mjs)$/.test(path)) return;
    const text = readFileSync(join(root, path), 'utf8');
    for (const [kind, pattern] of NAMED.entries())
      for (const [, name = ''] of text.matchAll(pattern)) {
        const place = placeOf(root, path, kind === 2 ? `./${name}` : name);
        if (place !== null) visit(place);
      }
  };
  visit(file);
  return [...found].sort();
}

function placeOf(root: string, from: string, name: string): string | null {
  const own = /^@flink\/([\w-]+)\/(.+)$/.exec(name);
  const places = own
    ? [`packages/${own[1]}/src/${own[2]}`, `apps/${own[1]}/src/${own[2]}`]
    : name.startsWith('.')
      ? [join(dirname(from), name)]
      : [];
  // A folder around the file says where it is, not what it reads.
  const isAround = (place: string) => place === '.' || `${from}/`.startsWith(`${place.replace(/\/$/, '')}/`);
  return (
    places.find((place) => !place.startsWith('..') && !isAround(place) && existsSync(join(root, place))) ??
    null
  );
}
