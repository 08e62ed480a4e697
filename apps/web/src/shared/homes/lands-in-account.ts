import type { Session } from '@flink/contract/entities/session.ts';

const ROLES = new Set(['SUPER', 'REP', 'CONSUMER_REP', 'CLEVER_ADMIN', 'REGULAR']);

/** Roles that land on their account (decisions: Roles) find their home there. A given password is changed first. */
export const hasHomeInAccount = (session: Session | null): boolean =>
  session !== null && ROLES.has(session.userRole.alias) && !session.user.temporaryPassword;
