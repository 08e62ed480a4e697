import type { Call } from '../call.ts';
import { pathsOf } from './permission-paths.ts';
import type { RoleAlias } from './role-aliases.ts';
import type { Holder } from './rules.ts';

/** Who may see Flink as another person sees it. */
export const VIEWERS = ['SUPER', 'MASTER_ADMIN'] as const satisfies readonly RoleAlias[];

/** Why a call is not answered to somebody who views Flink as another person; null where it is. */
export function viewingRefusal({
  method,
  whileViewing,
}: Pick<Call, 'method' | 'whileViewing'>): 'viewing.readOnly' | 'viewing.private' | null {
  switch (whileViewing ?? (method === 'GET' ? 'answered' : 'refused')) {
    case 'answered':
      return null;
    case 'private':
      return 'viewing.private';
    case 'refused':
      return 'viewing.readOnly';
  }
}

/**
 * Nobody sees by it what they may not see themselves: owners view as everybody who is none, the head office as those
 * whose every right it has too.
 */
export function mayViewAs(viewer: Holder, person: Holder): boolean {
  if (person.alias === 'SUPER') return false;
  if (viewer.alias === 'SUPER') return true;
  if (viewer.alias !== 'MASTER_ADMIN' || person.alias === 'MASTER_ADMIN') return false;
  return isWithin(flagsOf(person), flagsOf(viewer)) && isWithin(rightsOf(person), rightsOf(viewer));
}

const isWithin = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((one) => all.includes(one));

const rightsOf = ({ permissions }: Holder) => pathsOf(permissions);

/** That somebody is a learner says who they are, not what they may do. */
const flagsOf = ({ flags }: Holder) =>
  Object.keys(flags).filter((name) => name !== 'learner' && flags[name] === true);
