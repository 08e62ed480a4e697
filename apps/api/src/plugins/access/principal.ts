import type { Holder, PermissionTree } from '@flink/contract/access/rules.ts';
import type { Session } from '@flink/contract/entities/session.ts';

/** Who is asking. */
export type Principal =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'metrics' }
  | { readonly kind: 'person'; readonly session: Session };

export const ANONYMOUS: Principal = { kind: 'anonymous' };
export const METRICS: Principal = { kind: 'metrics' };

export function holderOf(principal: Principal): Holder | null {
  switch (principal.kind) {
    case 'anonymous':
      return null;
    case 'metrics':
      return { alias: 'METRICS', flags: { metrics: true }, permissions: {} };
    case 'person': {
      const { userRole, learner } = principal.session;
      return {
        alias: userRole.alias,
        flags: { ...userRole.flags, signedIn: true, learner: learner !== null },
        permissions: userRole.permissions as PermissionTree,
      };
    }
  }
}
