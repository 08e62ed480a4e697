import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFixturesLock } from '../gen/fixtures-lock.ts';
import { writeRegistries } from '../gen/registries.ts';

const SKELETON = fileURLToPath(new URL('skeleton', import.meta.url));
const STRINGS = 'strings.json.txt';

export type Creation =
  | { readonly ok: true; readonly folder: string; readonly strings: string }
  | { readonly ok: false; readonly reason: string };

function names(alias: string): Record<string, string> {
  const camel = alias.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  return { alias, name: camel, Name: camel.charAt(0).toUpperCase() + camel.slice(1) };
}

function filled(file: string, alias: string): string {
  const known = names(alias);
  return readFileSync(join(SKELETON, file), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (whole, name: string) => known[name] ?? whole,
  );
}

function skeletonFiles(): string[] {
  return readdirSync(SKELETON, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(SKELETON, join(entry.parentPath, entry.name)))
    .filter((file) => file !== STRINGS)
    .map((file) => file.split(sep).join('/'));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Makes the skeleton of a template and puts it into the registries, or says why not and changes nothing. */
export function createTemplate(root: string, alias: string): Creation {
  const folder = `packages/templates/src/${alias}`;
  const strings = `content/strings/${alias}.json`;
  const refuse = (reason: string): Creation => ({ ok: false, reason });

  if (alias === '') return refuse('Name the new template: npm run new-template my-game.');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(alias)) {
    return refuse(
      `“${alias}” cannot be the name of a template: use small letters and digits with single hyphens between words, as in my-game.`,
    );
  }
  if (existsSync(join(root, folder))) return refuse(`There is a template “${alias}” already: ${folder}.`);
  if (existsSync(join(root, strings))) {
    return refuse(`“${alias}” is the name of other texts already: ${strings}.`);
  }

  try {
    for (const file of skeletonFiles()) {
      const name = file.replace('__alias__', alias).replace(/\.txt$/, '');
      write(join(root, folder, name), filled(file, alias));
    }
    write(join(root, strings), filled(STRINGS, alias));
    writeFixturesLock(root);
    writeRegistries(root);
  } catch (error) {
    rmSync(join(root, folder), { recursive: true, force: true });
    rmSync(join(root, strings), { force: true });
    throw error;
  }
  return { ok: true, folder, strings };
}
