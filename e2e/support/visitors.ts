import { LEARNER_ROLE, type RoleAlias, roles } from '@flink/contract/access/roles.ts';
import { allows, type Holder } from '@flink/contract/access/rules.ts';
import { type RouteRow, routeTable } from '../../apps/web/src/app/route-table.ts';
import { users } from '../../content/load/demo-world.ts';

/** Where each role lands after signing in (decisions: Roles). */
const HOMES: Readonly<Record<RoleAlias, string>> = {
  SUPER: '/admin/my-account',
  MASTER_ADMIN: '/flink-admin',
  AUTHOR: '/flink-make',
  TRANSLATOR: '/flink-make',
  TRANSLATOR_AUTHORED: '/flink-make',
  TRANSLATOR_GENERATED: '/flink-make',
  MASTER_ORGANIZATION_ADMIN: '/flink-admin',
  REGION_ADMIN: '/flink-admin',
  LEARNING_CENTER_ADMIN: '/flink-admin',
  TEACHER: '/flink-admin',
  REP: '/admin/my-account',
  CONSUMER_REP: '/admin/my-account',
  CLEVER_ADMIN: '/admin/my-account',
  REGULAR: '/admin/my-account',
};

export interface Visitor {
  /** What the person types to sign in. */
  readonly name: string;
  readonly role: string;
  readonly home: string;
  readonly holder: Holder;
}

const LEARNER: Visitor = {
  name: 'leo',
  role: LEARNER_ROLE.alias,
  home: '/play',
  holder: { alias: LEARNER_ROLE.alias, flags: { signedIn: true, learner: true }, permissions: {} },
};

/** One person of the demo world for each role, and a learner. */
const visitors: readonly Visitor[] = [
  ...users.map(({ name, role }) => ({
    name: `${name}@flink.test`,
    role,
    home: HOMES[role],
    holder: {
      alias: role,
      flags: { ...roles[role].flags, signedIn: true, staff: true },
      permissions: roles[role].permissions,
    },
  })),
  LEARNER,
];

const reach = ({ holder }: Visitor) => routeTable.filter(({ access }) => allows(access, holder)).length;
const byReach = visitors.toSorted((one, other) => reach(one) - reach(other));

/** Of those who may enter, the one with the fewest rights: a rule that is too strict shows. */
export function whoMay({ access }: RouteRow): Visitor | undefined {
  return byReach.find(({ holder }) => allows(access, holder));
}

/** Of those who may not enter, the one with the most rights: a rule that is too lax shows. */
export function whoMayNot({ access }: RouteRow): Visitor | undefined {
  return byReach.findLast(({ holder }) => !allows(access, holder));
}

/** Journeys that need one certain person name it here. */
const BY_NAME = [
  'super@flink.test',
  'district@flink.test',
  'author@flink.test',
  'translator@flink.test',
  'regular@flink.test',
  'leo',
] as const;

export function everybodyOnTheWay(): readonly string[] {
  const met = routeTable.flatMap((row) => [whoMay(row), whoMayNot(row)]);
  return [...new Set([...BY_NAME, ...met.flatMap((visitor) => (visitor ? [visitor.name] : []))])];
}
