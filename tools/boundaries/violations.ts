export interface BrokenHouse {
  readonly rule: string;
  readonly what: string;
  readonly files: Readonly<Record<string, string>>;
  /** Rules that the same import breaks as well, where one stands behind another. */
  readonly also?: readonly string[];
}

const MODEL = 'packages/templates/src/order-it/model';
const PLAY_AREA = 'apps/web/src/areas/play';

/** For each rule at least one way to break it. */
export const brokenHouses: readonly BrokenHouse[] = [
  {
    rule: 'template-model-alone',
    what: 'a model that imports a part of ui',
    files: { [`${MODEL}/game.ts`]: "import '@flink/ui/tokens/play.css';" },
  },
  {
    rule: 'template-model-alone',
    what: 'a model that imports a type of the full zod',
    files: { [`${MODEL}/game.ts`]: "import type { string } from 'zod';\nexport type S = typeof string;" },
  },
  {
    rule: 'template-model-without-react',
    what: 'a model that reaches React through a file of game-kit',
    files: {
      'packages/game-kit/src/model/template.ts': "import '../react/play.ts';\nexport type Schema = unknown;",
    },
    also: ['api-without-react', 'game-kit-model-alone'],
  },
  {
    rule: 'template-facts-plain',
    what: 'facts that bring the rules of the game along',
    files: {
      'packages/templates/src/order-it/facts.ts': "export { template } from './model/index.ts';",
    },
  },
  {
    rule: 'game-kit-model-alone',
    what: 'a rule of the loop that imports a sound player',
    files: {
      'packages/game-kit/src/react/sound.ts': 'export const sound = 1;',
      'packages/game-kit/src/model/loop/loop.ts': "export { sound } from '../../react/sound.ts';",
    },
  },
  {
    rule: 'template-play-imports',
    what: 'a game that calls the server by itself',
    files: {
      'packages/templates/src/order-it/play/save.ts':
        "export { call } from '@flink/contract/client/client.ts';",
    },
  },
  {
    rule: 'template-play-imports',
    what: 'a game that imports its editor',
    files: {
      'packages/templates/src/order-it/edit/label.ts': 'export const label = 1;',
      'packages/templates/src/order-it/play/label.ts': "export { label } from '../edit/label.ts';",
    },
  },
  {
    rule: 'template-edit-imports',
    what: 'an editor that calls the server by itself',
    files: {
      'packages/templates/src/order-it/edit/save.ts':
        "export { call } from '@flink/contract/client/client.ts';",
    },
  },
  {
    rule: 'template-alone',
    what: 'a template that borrows from another, if only in a test',
    files: {
      'packages/templates/src/match-it/model/index.test.ts':
        "export { template } from '../../order-it/model/index.ts';",
    },
  },
  {
    rule: 'kits-below-templates',
    what: 'a kit that knows a template',
    files: {
      'packages/make-kit/src/preview.ts': "export { pairs } from '@flink/templates/match-it/model/index.ts';",
    },
  },
  {
    rule: 'packages-below-apps',
    what: 'a package that imports an app',
    files: {
      'packages/ui/src/play/page.ts': "export { fetchIt } from '../../../../apps/web/src/shared/fetch.ts';",
    },
  },
  {
    rule: 'ui-play-without-office',
    what: 'a light part that takes an office part',
    files: {
      'packages/ui/src/office/icon.ts': 'export const icon = 1;',
      'packages/ui/src/play/icon.ts': "export { icon } from '../office/icon.ts';",
    },
  },
  {
    rule: 'api-imports',
    what: "the API taking a template's inside past the registry",
    files: { 'apps/api/src/pairs.ts': "export { pairs } from '@flink/templates/match-it/model/index.ts';" },
  },
  {
    rule: 'api-without-react',
    what: 'the API drawing with React',
    files: {
      'apps/api/src/mail.ts': "export { useState } from 'react';",
      'apps/api/package.json': JSON.stringify({ dependencies: { react: '*', '@flink/templates': '*' } }),
    },
  },
  {
    rule: 'api-module-door',
    what: "a module that reads another module's tables",
    files: {
      'apps/api/src/modules/play/play.repo.ts':
        "export { insertFamily } from '../families/families.repo.ts';",
    },
  },
  {
    rule: 'api-module-door',
    what: "a module that takes a type from another module's repo",
    files: {
      'apps/api/src/modules/play/play.types.ts':
        "import type { insertFamily } from '../families/families.repo.ts';\nexport type Insert = typeof insertFamily;",
    },
  },
  {
    rule: 'routes-without-repositories',
    what: 'a route that asks a table by itself',
    files: {
      'apps/api/src/modules/families/families.routes.ts':
        "export { insertFamily } from './families.repo.ts';",
    },
  },
  {
    rule: 'ports-below-modules',
    what: 'a port that knows a module',
    files: {
      'apps/api/src/ports/mail/smtp.ts':
        "export { addFamily } from '../../modules/families/families.service.ts';",
    },
  },
  {
    rule: 'area-alone',
    what: 'an area that imports another',
    files: {
      'apps/web/src/areas/make/row.ts': 'export const row = 1;',
      'apps/web/src/areas/report/row.ts': "export { row } from '../make/row.ts';",
    },
  },
  {
    rule: 'area-alone',
    what: 'an area that loads another lazily',
    files: {
      'apps/web/src/areas/make/row.ts': 'export const row = 1;',
      'apps/web/src/areas/report/row.ts': "export const row = () => import('../make/row.ts');",
    },
  },
  {
    rule: 'area-imports',
    what: 'an area that imports the app around it',
    files: {
      'apps/web/src/app/title.ts': 'export const title = 1;',
      'apps/web/src/areas/admin/title.ts': "export { title } from '../../app/title.ts';",
    },
  },
  {
    rule: 'area-imports',
    what: 'an area that loads every model at once',
    files: { 'apps/web/src/areas/make/all.ts': "export { models } from '@flink/templates/models.gen.ts';" },
  },
  {
    rule: 'area-imports',
    what: 'an area that loads what only content needs to know of the templates',
    files: {
      'packages/templates/src/facts.gen.ts': 'export const facts = new Map();',
      'apps/web/src/areas/make/facts.ts': "export { facts } from '@flink/templates/facts.gen.ts';",
    },
  },
  {
    rule: 'shared-below-areas',
    what: 'a shared part that knows an area',
    files: {
      'apps/web/src/areas/make/row.ts': 'export const row = 1;',
      'apps/web/src/shared/row.ts': "export { row } from '../areas/make/row.ts';",
    },
  },
  {
    rule: 'light-areas-import-no-office',
    what: 'a type of an office part in Play',
    files: {
      [`${PLAY_AREA}/rows.ts`]:
        "import type { Rows } from '@flink/ui/office/table.tsx';\nexport type R = typeof Rows;",
    },
  },
  {
    rule: 'light-areas-without-office',
    what: 'Mantine in Play through a shared file',
    files: {
      'apps/web/src/shared/rows.ts': "export { Rows } from '@flink/ui/office/table.tsx';",
      [`${PLAY_AREA}/rows.ts`]: "export { Rows } from '../../shared/rows.ts';",
    },
  },
  {
    rule: 'light-areas-without-office',
    what: 'an office part that sign-in loads lazily through a shared file',
    files: {
      'apps/web/src/shared/rows.ts': "export const rows = () => import('@flink/ui/office/table.tsx');",
      'apps/web/src/areas/sign-in/rows.ts': "export { rows } from '../../shared/rows.ts';",
    },
  },
  {
    rule: 'production-without-tests',
    what: 'the server using the database of the tests',
    files: { 'apps/api/src/seed.ts': "export { testDatabase } from './db/testing/test-database.ts';" },
  },
  {
    rule: 'production-without-tests',
    what: 'the server using a tool',
    files: {
      'tools/gen/names.ts': 'export const names = 1;',
      'apps/api/src/names.ts': "export { names } from '../../../tools/gen/names.ts';",
    },
  },
  {
    rule: 'production-dependencies',
    what: 'a development dependency in production code',
    files: { 'apps/api/src/expect.ts': "export { test } from 'vitest';" },
  },
  {
    rule: 'production-dependencies',
    what: 'a package that only happens to be installed',
    files: { 'packages/make-kit/src/rows.ts': "export { Table } from '@mantine/core';" },
  },
  {
    rule: 'resolvable',
    what: 'an import of a file that is not there',
    files: { 'apps/api/src/lost.ts': "export { lost } from './nowhere.ts';" },
  },
  {
    rule: 'no-circle',
    what: 'two files that need each other',
    files: {
      'apps/api/src/hen.ts': "import { egg } from './egg.ts';\nexport const hen = () => egg;",
      'apps/api/src/egg.ts': "import { hen } from './hen.ts';\nexport const egg = () => hen;",
    },
  },
  {
    rule: 'browser-contract-without-zod',
    what: "the client loading a call's schema",
    files: { 'packages/contract/src/client/check.ts': "export { login } from '../calls/login.ts';" },
  },
  {
    rule: 'browser-contract-without-zod',
    what: 'the list of roles loading zod/mini',
    files: { 'packages/contract/src/access/roles.ts': "export { string } from 'zod/mini';" },
  },
  {
    rule: 'browser-without-full-zod',
    what: 'a page that loads the schemas of the contract',
    files: { 'apps/web/src/areas/admin/form.ts': "export { login } from '@flink/contract/calls/login.ts';" },
  },
];
