import type { RoleAlias } from './role-aliases.ts';

/** Nested permissions of a role: area → section → action. */
export interface PermissionTree {
  readonly [name: string]: boolean | PermissionTree | undefined;
}

/**
 * The four kinds of rule (spec 1 §6, spec 3 §6): `null` is open, a string is a flag the person must have,
 * an array lists role aliases, an object lists permissions that the role must match.
 */
export type AccessRule = null | string | readonly RoleAlias[] | PermissionTree;

/** Open to everybody, signed in or not. Written out, so that a forgotten rule is never mistaken for it. */
export const OPEN = null;

/** Everybody but learners, whatever their role: also one that was made here (decisions: Roles). */
export const STAFF = 'staff';

/** Who is asking, as far as a rule can see. */
export interface Holder {
  readonly alias: string;
  readonly flags: Readonly<Record<string, boolean | undefined>>;
  readonly permissions: PermissionTree;
}

const FLINK_ADMIN = 'flinkAdmin';

export function allows(rule: AccessRule, holder: Holder | null): boolean {
  if (rule === null) return true;
  if (holder === null) return false;
  if (holder.alias === 'SUPER' && !needsFlinkAdmin(rule)) return true;
  if (typeof rule === 'string') return holder.flags[rule] === true;
  if (isAliases(rule)) return rule.some((alias) => alias === holder.alias);
  return matches(rule, holder.permissions);
}

function isAliases(rule: readonly RoleAlias[] | PermissionTree): rule is readonly RoleAlias[] {
  return Array.isArray(rule);
}

function needsFlinkAdmin(rule: AccessRule): boolean {
  if (typeof rule === 'string') return rule === FLINK_ADMIN;
  return rule !== null && !Array.isArray(rule) && FLINK_ADMIN in rule;
}

/** Every wanted leaf must be granted; a wanted `false` is matched by a missing or false grant. */
function matches(wanted: PermissionTree, granted: PermissionTree): boolean {
  return Object.entries(wanted).every(([name, want]) => {
    const have = Object.hasOwn(granted, name) ? granted[name] : undefined;
    if (want === undefined) return true;
    if (typeof want === 'boolean') return want === (have === true);
    return matches(want, typeof have === 'object' ? have : {});
  });
}
