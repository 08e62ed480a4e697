import { pathsOf, treeOf } from '@flink/contract/access/permission-paths.ts';
import { allows, type Holder } from '@flink/contract/access/rules.ts';
import type { MadeRole } from './made-roles.repo.ts';

const HEAD_OFFICE: ReadonlySet<string> = new Set(['SUPER', 'MASTER_ADMIN']);

/** The head office gives a role that was made, as far as it has all of it itself: it is then below the own. */
export const mayGiveMade = (holder: Holder, { flags, permissions }: MadeRole): boolean =>
  HEAD_OFFICE.has(holder.alias) &&
  pathsOf(permissions).every((path) => allows(treeOf([path]), holder)) &&
  Object.entries(flags).every(([flag, on]) => !on || holder.alias === 'SUPER' || holder.flags[flag] === true);
