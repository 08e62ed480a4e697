import { treeOf } from '@flink/contract/access/permission-paths.ts';
import { ROLE_ALIASES } from '@flink/contract/access/roles.ts';
import { allows, type Holder } from '@flink/contract/access/rules.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { roles } from '@flink/contract/resources/roles.ts';
import { sql } from 'kysely';
import { EVERYBODY, serve } from '../../resources/served-resource.ts';

const ALIAS = /^[A-Z][A-Z0-9_]*$/;

const FLAGS = ['flinkAdmin', 'flinkMake'] as const;

/** What somebody needs to land there. */
const DOORS: Readonly<Partial<Record<string, (typeof FLAGS)[number]>>> = {
  make: 'flinkMake',
  admin: 'flinkAdmin',
};

/** Leaves of the tree, down to those that are granted. */
const granted = sql`array(
  with recursive tree (path, value) as (
    select key, value from jsonb_each(row.permissions)
    union all
    select tree.path || '.' || below.key, below.value
    from tree cross join jsonb_each(
      case when jsonb_typeof(tree.value) = 'object' then tree.value else '{}' end
    ) as below
  ) select path from tree where value = 'true' order by path)`;

export const rolesResource = serve(roles, {
  table: 'roles',
  seenIn: EVERYBODY,
  columns: {
    permissions: {
      column: 'permissions',
      read: granted,
      write: (paths) => treeOf(paths as readonly string[]),
      json: true,
    },
    flinkAdmin: { column: null, read: sql`coalesce((row.flags ->> 'flinkAdmin')::boolean, false)` },
    flinkMake: { column: null, read: sql`coalesce((row.flags ->> 'flinkMake')::boolean, false)` },
  },
  isProtected: sql`row.alias = any(${ROLE_ALIASES})`,
  uses: [
    {
      section: 'users',
      from: 'users',
      column: (id) => sql`other.role_alias = (select alias from roles where _id = ${id})`,
      title: sql`other.firstname || ' ' || other.lastname`,
    },
  ],
  check: ({ before, values, holder }) => {
    const refuse = (field: keyof typeof values, code: ErrorCode): never => {
      throw new AppError('request.invalid', { fields: { [field]: code } });
    };
    // Users and the program name their role by it.
    if (!ALIAS.test(values.alias) || (before && before.alias !== values.alias))
      refuse('alias', 'request.notAllowed');
    const held = new Set(before?.permissions);
    const given = values.permissions.filter((path) => !held.has(path));
    const taken = before?.permissions.filter((path) => !values.permissions.includes(path)) ?? [];
    const turned = FLAGS.find((flag) => (before?.[flag] ?? false) !== values[flag]);
    // Nobody gives themselves anything, or shuts themselves out; SUPER passes everywhere and is left as it is.
    if (before && (before.alias === holder.alias || before.alias === 'SUPER')) {
      if (given.length > 0 || taken.length > 0) refuse('permissions', 'roles.own');
      if (turned) refuse(turned, 'roles.own');
    }
    if (given.some((path) => !allows(treeOf([path]), holder))) refuse('permissions', 'roles.notYours');
    // Whoever landed at a door that stays shut would be sent from there to itself, for ever.
    const door = DOORS[values.redirect];
    const wasShut = before !== null && before.redirect === values.redirect && door && !before[door];
    if (door && !values[door] && !wasShut) refuse('redirect', 'roles.landing');
    const flag = FLAGS.find((one) => values[one] && !before?.[one] && !mayGive(holder, one));
    if (flag) refuse(flag, 'roles.notYours');
  },
  afterwards: async ({ tx, _id, values }) => {
    const flags = Object.fromEntries(FLAGS.filter((flag) => values[flag]).map((flag) => [flag, true]));
    await tx
      .updateTable('roles')
      .set({ flags: JSON.stringify(flags) })
      .where('_id', '=', _id)
      .execute();
  },
});

const mayGive = (holder: Holder, flag: (typeof FLAGS)[number]) =>
  holder.alias === 'SUPER' || holder.flags[flag] === true;
