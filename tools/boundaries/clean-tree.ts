import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PACKAGES = ['contract', 'ui', 'game-kit', 'make-kit', 'templates'];

function manifest(name: string, dependencies: readonly string[]): string {
  return JSON.stringify({
    name: `@flink/${name}`,
    type: 'module',
    exports: { './*': './src/*' },
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '*'])),
    devDependencies: { vitest: '*' },
  });
}

const npmPackage = (name: string, exports: Record<string, string>) =>
  JSON.stringify({ name, type: 'module', exports });

/** A small house in which every rule has something to look at and nothing to complain of. */
const CLEAN: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'flink', private: true }),
  'node_modules/react/package.json': npmPackage('react', {
    '.': './index.js',
    './jsx-runtime': './jsx-runtime.js',
  }),
  'node_modules/react/index.js': 'export const useState = () => [];',
  'node_modules/react/jsx-runtime.js': 'export const jsx = () => null;',
  'node_modules/zod/package.json': npmPackage('zod', { '.': './index.js', './mini': './mini/index.js' }),
  'node_modules/zod/index.js': 'export const string = () => null;',
  'node_modules/zod/mini/index.js': 'export const string = () => null;',
  'node_modules/@mantine/core/package.json': npmPackage('@mantine/core', { '.': './index.js' }),
  'node_modules/@mantine/core/index.js': 'export const Table = () => null;',
  'node_modules/vitest/package.json': npmPackage('vitest', { '.': './index.js' }),
  'node_modules/vitest/index.js': 'export const test = () => null;',

  'packages/contract/package.json': manifest('contract', ['zod']),
  'packages/contract/src/calls/login.ts':
    "import * as z from 'zod';\nexport const login = { body: z.string() };",
  'packages/contract/src/client/client.ts':
    "import type { login } from '../calls/login.ts';\nexport const call = (name: string): typeof login | null => null;",
  'packages/contract/src/errors/app-error.ts': 'export class AppError extends Error {}',

  'packages/ui/package.json': manifest('ui', ['react', '@mantine/core']),
  'packages/ui/src/tokens/play.css': ':root { color: black }',
  'packages/ui/src/play/buttons/button.tsx':
    "import '../../tokens/play.css';\nexport const Button = (props: { text: string }) => <button>{props.text}</button>;",
  'packages/ui/src/office/table.tsx':
    "import { Table } from '@mantine/core';\nexport const Rows = () => <Table />;",

  'packages/game-kit/package.json': manifest('game-kit', ['react', 'zod']),
  'packages/game-kit/src/model/template.ts':
    "import type * as z from 'zod/mini';\nexport type Schema = typeof z.string;",
  'packages/game-kit/src/react/play.ts':
    "import { useState } from 'react';\nexport const usePlay = () => useState();",

  'packages/make-kit/package.json': manifest('make-kit', ['react', '@flink/ui']),
  'packages/make-kit/src/slots.tsx': 'export const Slots = () => <ul />;',

  'packages/templates/package.json': manifest('templates', [
    'react',
    'zod',
    '@flink/game-kit',
    '@flink/make-kit',
    '@flink/ui',
  ]),
  'packages/templates/src/models.gen.ts':
    "import { template } from './order-it/model/index.ts';\nexport const models = new Map([['order-it', template]]);",
  'packages/templates/src/lazy-play.gen.ts':
    "export const lazyPlay = () => import('./order-it/play/order-it-play.tsx');",
  'packages/templates/src/lazy-edit.gen.ts':
    "export const lazyEdit = () => import('./order-it/edit/order-it-editor.tsx');",
  'packages/templates/src/glyphs.gen.ts':
    "import { glyph } from './order-it/glyph.ts';\nexport const glyphs = new Map([['order-it', glyph]]);",
  'packages/templates/src/order-it/glyph.ts': "export const glyph = { line: 'M0 0h24' };",
  'packages/templates/src/order-it/facts.ts':
    "import type { Schema } from '@flink/game-kit/model/template.ts';\nexport const criteria: Schema | null = null;",
  'packages/templates/src/order-it/model/generate.ts': "export { criteria } from '../facts.ts';",
  'packages/templates/src/order-it/model/index.ts':
    "import * as z from 'zod/mini';\nimport type { Schema } from '@flink/game-kit/model/template.ts';\nexport const template: Schema = z.string;",
  'packages/templates/src/order-it/model/index.test.ts':
    "import { test } from 'vitest';\nimport { template } from './index.ts';\ntest(String(template));",
  'packages/templates/src/order-it/play/order-it-play.tsx':
    "import { usePlay } from '@flink/game-kit/react/play.ts';\nimport { Button } from '@flink/ui/play/buttons/button.tsx';\nimport { template } from '../model/index.ts';\nexport const Play = () => <Button text={String(template ?? usePlay())} />;",
  'packages/templates/src/order-it/edit/order-it-editor.tsx':
    "import { Slots } from '@flink/make-kit/slots.tsx';\nimport { Rows } from '@flink/ui/office/table.tsx';\nimport { Play } from '../play/order-it-play.tsx';\nexport const Editor = () => [<Slots />, <Rows />, <Play />];",
  'packages/templates/src/match-it/model/index.ts': 'export const pairs = 2;',

  'apps/api/package.json': manifest('api', ['zod', '@flink/contract', '@flink/templates']),
  'apps/api/src/app.ts':
    "import { login } from '@flink/contract/calls/login.ts';\nimport { models } from '@flink/templates/models.gen.ts';\nimport { addFamily } from './modules/families/families.service.ts';\nexport const app = [login, models, addFamily];",
  'apps/api/src/modules/families/families.repo.ts': 'export const insertFamily = () => 1;',
  'apps/api/src/modules/families/families.service.ts':
    "import { insertFamily } from './families.repo.ts';\nexport const addFamily = () => insertFamily();",
  'apps/api/src/modules/play/play.service.ts':
    "import { addFamily } from '../families/families.service.ts';\nimport { readFile } from '../../ports/files/port.ts';\nexport const progress = () => [addFamily(), readFile()];",
  'apps/api/src/ports/files/port.ts':
    "import { readFileSync } from 'node:fs';\nexport const readFile = () => readFileSync('x');",
  'apps/api/src/db/testing/test-database.ts': 'export const testDatabase = 1;',

  'apps/web/package.json': manifest('web', ['react', '@flink/contract', '@flink/templates', '@flink/ui']),
  'apps/web/src/app/router.tsx':
    "export const routes = [() => import('../areas/play/menu.tsx'), () => import('../areas/make/list.tsx'), () => import('../areas/sign-in/login.tsx')];",
  'apps/web/src/shared/fetch.ts':
    "import { call } from '@flink/contract/client/client.ts';\nexport const fetchIt = () => call('login');",
  'apps/web/src/areas/play/menu.tsx':
    "export { glyphs } from '@flink/templates/glyphs.gen.ts';\nimport { lazyPlay } from '@flink/templates/lazy-play.gen.ts';\nimport { Button } from '@flink/ui/play/buttons/button.tsx';\nimport { fetchIt } from '../../shared/fetch.ts';\nexport const Menu = () => <Button text={String(lazyPlay() && fetchIt())} />;",
  'apps/web/src/areas/sign-in/login.tsx':
    'import { Button } from \'@flink/ui/play/buttons/button.tsx\';\nexport const Login = () => <Button text="in" />;',
  'apps/web/src/areas/make/list.tsx':
    "import { lazyEdit } from '@flink/templates/lazy-edit.gen.ts';\nimport { Rows } from '@flink/ui/office/table.tsx';\nexport const List = () => <Rows>{String(lazyEdit)}</Rows>;",
  'tools/gen/gen.ts': "import { app } from '../../apps/api/src/app.ts';\nexport const gen = () => app;",
};

/** The clean house in a new temporary folder, with these files added or written anew. */
export function houseWith(changes: Readonly<Record<string, string>>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'flink-boundaries-')));
  for (const [file, text] of Object.entries({ ...CLEAN, ...changes })) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  mkdirSync(join(root, 'node_modules/@flink'), { recursive: true });
  for (const name of PACKAGES) symlinkSync(`../../packages/${name}`, join(root, 'node_modules/@flink', name));
  return root;
}
