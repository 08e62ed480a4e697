import { existsSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATES = 'packages/templates/src';
const HEADER = '// Made by npm run gen from the folders beside this file.\n';

interface GeneratedFile {
  /** From the root of the checkout, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

function templateAliases(root: string, file: (alias: string) => string): string[] {
  const folder = join(root, TEMPLATES);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, file(entry.name))))
    .map((entry) => entry.name)
    .sort();
}

/** The suffix keeps an alias such as `new` or `class` from becoming a reserved word. */
function identifier(alias: string): string {
  return `${alias.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())}Template`;
}

function map(type: string, entries: readonly string[]): string {
  if (entries.length === 0) return `new Map<string, ${type}>();\n`;
  return `new Map<string, ${type}>([\n${entries.map((entry) => `  ${entry},\n`).join('')}]);\n`;
}

function models(aliases: readonly string[]): string {
  const imports = aliases.map(
    (alias) => `import { template as ${identifier(alias)} } from './${alias}/model/index.ts';\n`,
  );
  const entries = aliases.map((alias) => `['${alias}', ${identifier(alias)}]`);
  return `${HEADER}import type { AnyTemplate } from '@flink/game-kit/model/template.ts';
${imports.join('')}
/** Every template's rules, for the server. The browser takes one at a time from \`lazy-play.gen.ts\`. */
export const models: ReadonlyMap<string, AnyTemplate> = ${map('AnyTemplate', entries)}`;
}

function lazyPlay(aliases: readonly string[]): string {
  const entries = aliases.map(
    (alias) => `['${alias}', async () => (await import('./${alias}/play/${alias}-play.tsx')).play]`,
  );
  return `${HEADER}import type { AnyPlay } from '@flink/game-kit/react/play.ts';

export const lazyPlay: ReadonlyMap<string, () => Promise<AnyPlay>> = ${map('() => Promise<AnyPlay>', entries)}`;
}

function lazyEdit(aliases: readonly string[]): string {
  const entries = aliases.map(
    (alias) => `['${alias}', async () => (await import('./${alias}/edit/${alias}-editor.tsx')).editor]`,
  );
  return `${HEADER}import type { AnyEditor } from '@flink/make-kit/editor.ts';

export const lazyEdit: ReadonlyMap<string, () => Promise<AnyEditor>> = ${map('() => Promise<AnyEditor>', entries)}`;
}

/** One registry per surface, so that the server loads no screen and the player loads no other game. */
export function registries(root: string): GeneratedFile[] {
  const aliases = templateAliases(root, () => 'model/index.ts');
  const edited = templateAliases(root, (alias) => `edit/${alias}-editor.tsx`);
  return [
    { path: `${TEMPLATES}/models.gen.ts`, text: models(aliases) },
    { path: `${TEMPLATES}/lazy-play.gen.ts`, text: lazyPlay(aliases) },
    { path: `${TEMPLATES}/lazy-edit.gen.ts`, text: lazyEdit(edited) },
  ];
}

export function writeRegistries(root: string): void {
  for (const { path, text } of registries(root)) writeFileSync(join(root, path), text);
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  writeRegistries(fileURLToPath(new URL('../..', import.meta.url)));
}
