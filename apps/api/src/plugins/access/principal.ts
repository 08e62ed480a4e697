import type { Holder, PermissionTree } from '@flink/contract/access/rules.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';

/** Who is asking. */
export type Principal =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'metrics' }
  | { readonly kind: 'person'; readonly session: Session };

export const ANONYMOUS: Principal = { kind: 'anonymous' };
export const METRICS: Principal = { kind: 'metrics' };

/** For calls that only people make. */
export function sessionOf(principal: Principal): Session {
  if (principal.kind !== 'person') throw new AppError('session.invalid');
  return principal.session;
}

export function holderOf(principal: Principal): Holder | null {
  switch (principal.kind) {
    case 'anonymous':
      return null;
    case 'metrics':
      return { alias: 'METRICS', flags: { metrics: true }, permissions: {} };
    case 'person':
      return holderOfSession(principal.session);
  }
}

export const holderOfSession = ({ userRole, learner }: Session): Holder => ({
  alias: userRole.alias,
  flags: { ...userRole.flags, signedIn: true, staff: learner === null, learner: learner !== null },
  permissions: userRole.permissions as PermissionTree,
});
