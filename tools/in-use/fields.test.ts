import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnerSettings } from '@flink/contract/entities/learner-settings.ts';
import { PERCENTS, SWITCHES } from '@flink/contract/rules/people/organization-config.ts';
import { expect, test } from 'vitest';
import { SERVED } from '../../apps/api/src/served-resources.ts';
import { ROOT } from '../root.ts';
import { sourcesIn } from './sources.ts';

/** Fields that nothing reads besides Admin, each with the reason. */
const READ_BY_NOTHING: Readonly<Record<string, string>> = {
  'strings.note': 'is for translators, who work in Admin',
  'globalButtons.pictures': 'the product draws its buttons; the form says so',
};

/** Fields that are not stored in a column of their own: the table and the column. */
const STORED_AS: Readonly<Record<string, readonly [table: string, column: string]>> = {
  'users.flinkAdmin': ['users', 'flags'],
  'users.flinkMake': ['users', 'flags'],
  'roles.flinkAdmin': ['roles', 'flags'],
  'roles.flinkMake': ['roles', 'flags'],
  'products.solutionIds': ['solutions', 'product_id'],
  'families.adminFirstname': ['family_members', 'firstname'],
  'families.adminLastname': ['family_members', 'lastname'],
  'families.adminUsername': ['family_members', 'username'],
};

/** Where fields are tested, generated or created: no use of them. */
const NO_USE = /\.test\.tsx?$|\/testing\/|\.gen\.ts$|\/db\/migrations\/|^apps\/api\/src\/resources\//;

const files = globSync('apps/api/src/**/*.ts', { cwd: ROOT })
  .filter((path) => !NO_USE.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'));

const inSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const names = (source: string, word: string) => new RegExp(`\\b${word}\\b`).test(source);

test('every field of Admin is read by something besides its own section', () => {
  const unread = SERVED.flatMap(({ resource, serving }) => {
    const others = files.filter((file) => !file.includes(`serve(${resource.name},`));
    return Object.keys(resource.fields).flatMap((field) => {
      const name = `${resource.name}.${field}`;
      const [table, column] = STORED_AS[name] ?? [
        serving.table,
        serving.columns?.[field as never]?.['column'] ?? inSnakeCase(field),
      ];
      return others.some((file) => names(file, table) && names(file, column)) ? [] : [name];
    });
  });

  expect(unread.toSorted()).toEqual(Object.keys(READ_BY_NOTHING).toSorted());
});

const readers = sourcesIn('apps/api/src/modules', 'apps/web/src', 'packages/contract/src/rules/play');

/** Keys of the configuration without an effect, each with the reason. */
const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  offline: 'Play goes on without a connection everywhere; its hint says that the switch has no effect yet',
};

test('every switch and percent of the configuration of organizations is read', () => {
  const unread = [...SWITCHES, ...PERCENTS].filter(
    (key) => !new RegExp(`(?:config|Config)\\??\\.${key}\\b|'${key}'[^\\n]*config`).test(readers),
  );

  expect(unread.toSorted()).toEqual(Object.keys(WITHOUT_EFFECT).toSorted());
});

test('every setting of a learner is read', () => {
  const unread = Object.keys(learnerSettings.shape).filter(
    (key) =>
      !new RegExp(`(?:settings|Settings|learner)\\??\\.${key}\\b|\\bown\\??\\.${key}\\b`).test(readers),
  );

  expect(unread).toEqual([]);
});
