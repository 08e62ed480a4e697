import { existsSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATES = 'packages/templates/src';
/** Templates that have no game yet: the database knows them, and `npm run new-template` takes them over. */
export const PLANNED = 'packages/templates/planned';
const HEADER = '// Made by npm run gen from the folders beside this file.\n';

interface GeneratedFile {
  /** From the root of the checkout, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** The folders that have this file. */
function templateAliases(root: string, file: (alias: string) => string, below = TEMPLATES): string[] {
  const folder = join(root, below);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, file(entry.name))))
    .map((entry) => entry.name)
    .sort();
}

/** The suffix keeps an alias such as `new` or `class` from becoming a reserved word. */
function identifier(alias: string, suffix: string): string {
  return `${alias.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())}${suffix}`;
}

function map(type: string, entries: readonly string[]): string {
  if (entries.length === 0) return `new Map<string, ${type}>();\n`;
  return `new Map<string, ${type}>([\n${entries.map((entry) => `  ${entry},\n`).join('')}]);\n`;
}

function models(aliases: readonly string[], generating: ReadonlySet<string>): string {
  const imports = aliases.flatMap((alias) => [
    ...(generating.has(alias)
      ? [`import { generator as ${identifier(alias, 'Generator')} } from './${alias}/model/generate.ts';\n`]
      : []),
    `import { template as ${identifier(alias, 'Template')} } from './${alias}/model/index.ts';\n`,
  ]);
  const entries = aliases.map((alias) => {
    const template = identifier(alias, 'Template');
    return generating.has(alias)
      ? `['${alias}', { ...${template}, generator: ${identifier(alias, 'Generator')} }]`
      : `['${alias}', ${template}]`;
  });
  return `${HEADER}import type { AnyTemplate } from '@flink/game-kit/model/template.ts';
${imports.join('')}
/**
 * Every template's rules with its generator, for the server. The browser takes one at a time from \`lazy-play.gen.ts\`,
 * and no generator: who plays makes no games.
 */
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
  return `${HEADER}import type { Editor } from '@flink/make-kit/editor.ts';

export const lazyEdit: ReadonlyMap<string, () => Promise<Editor>> = ${map('() => Promise<Editor>', entries)}`;
}

function facts(aliases: readonly string[], planned: readonly string[]): string {
  const all = [
    ...aliases.map((alias) => ({ alias, folder: `./${alias}` })),
    ...planned.map((alias) => ({ alias, folder: `../planned/${alias}` })),
  ].sort((one, other) => (one.alias < other.alias ? -1 : 1));
  const imports = all.map(
    ({ alias, folder }) => `import { facts as ${identifier(alias, 'Facts')} } from '${folder}/facts.ts';\n`,
  );
  const entries = all.map(({ alias }) => `['${alias}', ${identifier(alias, 'Facts')}]`);
  return `${HEADER}import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';
${imports.join('')}
/** What is known of every template besides its rules, of the planned ones too, for content and tools. */
export const facts: ReadonlyMap<string, TemplateFacts> = ${map('TemplateFacts', entries)}`;
}

function glyphs(aliases: readonly string[]): string {
  const imports = aliases.map(
    (alias) => `import { glyph as ${identifier(alias, 'Glyph')} } from './${alias}/glyph.ts';\n`,
  );
  const entries = aliases.map((alias) => `['${alias}', ${identifier(alias, 'Glyph')}]`);
  return `${HEADER}import type { Glyph } from '@flink/game-kit/model/facts.ts';
${imports.join('')}
/** For the menu, which shows many games before it loads one. */
export const glyphs: ReadonlyMap<string, Glyph> = ${map('Glyph', entries)}`;
}

/** One registry per surface, so that the server loads no screen and the player loads no other game. */
export function registries(root: string): GeneratedFile[] {
  const aliases = templateAliases(root, () => 'model/index.ts');
  const generating = new Set(templateAliases(root, () => 'model/generate.ts'));
  const planned = templateAliases(root, () => 'facts.ts', PLANNED);
  const edited = templateAliases(root, (alias) => `edit/${alias}-editor.tsx`);
  return [
    { path: `${TEMPLATES}/models.gen.ts`, text: models(aliases, generating) },
    { path: `${TEMPLATES}/lazy-play.gen.ts`, text: lazyPlay(aliases) },
    { path: `${TEMPLATES}/lazy-edit.gen.ts`, text: lazyEdit(edited) },
    { path: `${TEMPLATES}/facts.gen.ts`, text: facts(aliases, planned) },
    { path: `${TEMPLATES}/glyphs.gen.ts`, text: glyphs(aliases) },
  ];
}

export function writeRegistries(root: string): void {
  for (const { path, text } of registries(root)) writeFileSync(join(root, path), text);
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  writeRegistries(fileURLToPath(new URL('../..', import.meta.url)));
}
