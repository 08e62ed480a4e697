import type { Session } from '@flink/contract/entities/session.ts';

/** The flag that opens where a role leads. */
const DOORS: Readonly<Partial<Record<string, string>>> = { make: 'flinkMake', admin: 'flinkAdmin' };

/** Where a person belongs after signing in (spec 1 §2, spec 3 §2.2). */
export function homeOf({ user, userRole, learner }: Session): string {
  if (!user.temporaryPassword) {
    if (learner !== null) return '/play';
    const flag = DOORS[userRole.redirect];
    // Sent to a door that stays shut, they would be sent from there to their home again, for ever.
    if (flag && userRole.flags[flag]) return `/flink-${userRole.redirect}`;
  }
  return '/admin/my-account';
}
