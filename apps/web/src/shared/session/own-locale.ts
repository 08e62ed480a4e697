import type { Session } from '@flink/contract/entities/session.ts';

/** The learner's language, else the center's, as the server put it into the session. People of the office choose theirs. */
export const ownLocaleOf = (session: Session | null): string | null =>
  session?.learner ? session.user.locale : null;
