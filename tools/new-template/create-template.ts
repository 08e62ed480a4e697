import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFixturesLock } from '../gen/fixtures-lock.ts';
import { PLANNED, writeRegistries } from '../gen/registries.ts';

const SKELETON = fileURLToPath(new URL('skeleton', import.meta.url));

export type Creation =
  | {
      readonly ok: true;
      readonly folder: string;
      /** Its facts and its glyph were there before its game. */
      readonly planned: boolean;
    }
  | { readonly ok: false; readonly reason: string };

function names(alias: string): Record<string, string> {
  const camel = alias.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  const title = alias.charAt(0).toUpperCase() + alias.slice(1).replaceAll('-', ' ');
  return { alias, title, name: camel, Name: camel.charAt(0).toUpperCase() + camel.slice(1) };
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
    .map((file) => file.split(sep).join('/'));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * Makes the skeleton of a template, around the facts of a planned one, and puts it into the registries; or says why not
 * and changes nothing.
 */
export function createTemplate(root: string, alias: string): Creation {
  const folder = `packages/templates/src/${alias}`;
  const planned = join(root, PLANNED, alias);
  const refuse = (reason: string): Creation => ({ ok: false, reason });

  if (alias === '') return refuse('Name the new template: npm run new-template my-game.');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(alias)) {
    return refuse(
      `“${alias}” cannot be the name of a template: use small letters and digits with single hyphens between words, as in my-game.`,
    );
  }
  if (existsSync(join(root, folder))) return refuse(`There is a template “${alias}” already: ${folder}.`);

  const wasPlanned = existsSync(planned);
  try {
    for (const file of skeletonFiles()) {
      const name = file.replace('__alias__', alias).replace(/\.txt$/, '');
      write(join(root, folder, name), filled(file, alias));
    }
    if (wasPlanned) cpSync(planned, join(root, folder), { recursive: true });
  } catch (error) {
    rmSync(join(root, folder), { recursive: true, force: true });
    throw error;
  }
  rmSync(planned, { recursive: true, force: true });
  writeFixturesLock(root);
  writeRegistries(root);
  return { ok: true, folder, planned: wasPlanned };
}
