import { allows } from '@flink/contract/access/rules.ts';
import type { Session } from '@flink/contract/entities/session.ts';

const ACCOUNT = '/admin/my-account';
const DOORS: Readonly<Partial<Record<string, string>>> = { make: 'flinkMake', admin: 'flinkAdmin' };

/** Where a person belongs after signing in (spec 1 §2, spec 3 §2.2). */
export function homeOf({ user, userRole, learner }: Session): string {
  if (user.temporaryPassword) return ACCOUNT;
  if (learner !== null) return '/play';
  // Sent to a door that stays shut, they would be sent from there to their home again, for ever.
  const door = DOORS[userRole.redirect];
  if (door && !allows(door, { alias: userRole.alias, flags: userRole.flags, permissions: {} }))
    return ACCOUNT;
  switch (userRole.redirect) {
    case 'make':
      return '/flink-make';
    case 'admin':
      return '/flink-admin';
    default:
      return ACCOUNT;
  }
}
