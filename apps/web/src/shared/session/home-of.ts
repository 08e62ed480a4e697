import type { Session } from '@flink/contract/entities/session.ts';

/** Where a person belongs after signing in (spec 1 §2, spec 3 §2.2). */
export function homeOf({ user, userRole, learner }: Session): string {
  if (user.temporaryPassword) return '/admin/my-account';
  if (learner !== null) return '/play';
  switch (userRole.redirect) {
    case 'make':
      return '/flink-make';
    case 'admin':
      return '/flink-admin';
    default:
      return '/admin/my-account';
  }
}
