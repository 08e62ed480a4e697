import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';

/**
 * How long a sign-out, a changed password, a role taken away or a person blocked on another server may go unnoticed on
 * this one. Half of the minute within which rights are read again.
 */
const KEPT_MS = 30_000;

/** More sessions than are used at once on one server; one with the permissions of the head office takes about 4 KB. */
const LIMIT = 5_000;

/** A session as its people are now, whatever the token says about them. */
export interface Standing {
  readonly session: Session;
  /** Somebody of the demo world is in it. */
  readonly isDemo: boolean;
  /** However often it is renewed. */
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  /** When the first center of its people expires. */
  readonly centerExpiresAt: Date | null;
}

/** Null when the session is not there, or somebody in it is blocked or gone. */
export type ReadStanding = (session: Session) => Promise<Standing | null>;

/** Whether a session may still be used, and what its people may do. */
export interface Standings {
  /**
   * Throws session.invalid after a sign-out and after a changed password, a block or a removal of anybody in it,
   * session.expired at the end of its life, learningCenters.expired with the center.
   */
  check(session: Session): Promise<Standing>;
  /** For whoever changes a person: this server forgets at once what it knew. */
  drop(accountIds: readonly string[]): void;
  /** For whoever renews a session: it is read again with the next request. */
  refresh(session: Session): void;
  /** For whoever ends a session: this server lets nobody in with it any more. */
  end(session: Session): void;
}

/** What a token is bound to. Versions only ever grow, so that their sum changes when that of any member does. */
export const versionOf = (people: readonly { readonly version: number }[]): number =>
  people.reduce((sum, { version }) => sum + version, 0);

interface Kept {
  readonly until: number;
  readonly accountIds: readonly string[];
  readonly standing: Promise<Standing | null>;
}

export function standingsBy(read: ReadStanding, now = Date.now, limit = LIMIT): Standings {
  const kept = new Map<string, Kept>();

  const keep = (session: Session, standing: Promise<Standing | null>): Kept => {
    const entry = { until: now() + KEPT_MS, accountIds: peopleOf(session), standing };
    kept.delete(session.sessionId);
    makeRoom();
    kept.set(session.sessionId, entry);
    return entry;
  };

  const makeRoom = () => {
    const [oldest] = kept.keys();
    if (kept.size >= limit && oldest !== undefined) kept.delete(oldest);
  };

  const find = (session: Session): Promise<Standing | null> => {
    const hit = kept.get(session.sessionId);
    if (hit && hit.until > now()) return hit.standing;
    const entry = keep(session, read(session));
    entry.standing.catch(() => {
      if (kept.get(session.sessionId) === entry) kept.delete(session.sessionId);
    });
    return entry.standing;
  };

  return {
    async check(session) {
      const standing = await find(session);
      if (standing === null || standing.session.version !== session.version)
        throw new AppError('session.invalid');
      const { endedAt, expiresAt, centerExpiresAt } = standing;
      if (isPast(endedAt, now())) throw new AppError('session.invalid');
      if (isPast(expiresAt, now())) throw new AppError('session.expired');
      if (isPast(centerExpiresAt, now())) throw new AppError('learningCenters.expired');
      return standing;
    },

    drop(accountIds) {
      const dropped = new Set(accountIds);
      for (const [sessionId, entry] of kept) {
        if (entry.accountIds.some((id) => dropped.has(id))) kept.delete(sessionId);
      }
    },

    refresh({ sessionId }) {
      kept.delete(sessionId);
    },

    // What is being read at this moment may be from before the end: it must not be kept.
    end(session) {
      keep(session, Promise.resolve(null));
    },
  };
}

const peopleOf = ({ user, learner, team, viewer }: Session): readonly string[] => [
  ...(learner === null ? [user._id] : team.map(({ _id }) => _id)),
  ...(viewer ? [viewer._id] : []),
];

const isPast = (moment: Date | null, now: number): boolean => moment !== null && moment.getTime() <= now;
