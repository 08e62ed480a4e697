import type { Session } from '@flink/contract/entities/session.ts';

/** Several thousand people at once; a token with its session takes about 10 KB. */
const LIMIT = 2_000;

interface Kept {
  readonly token: string;
  readonly session: Session;
  readonly expiresAt: number;
}

/**
 * Sessions whose token this process has verified already. Verifying the same bytes with the same key again gives the
 * same answer until they expire, and costs more than all the rest of a small read.
 */
export function sessionCache(limit = LIMIT, now = () => Date.now()) {
  /** By signature: hashing a whole token of some thousand characters for every request would cost again. */
  const kept = new Map<string, Kept>();
  return {
    find(token: string): Session | null {
      const signature = signatureOf(token);
      const hit = kept.get(signature);
      if (hit?.token !== token) return null;
      if (hit.expiresAt > now()) return hit.session;
      kept.delete(signature);
      return null;
    },

    /** Only for a token that was verified. When full, the one kept longest makes room. */
    keep(token: string, session: Session, expiresAt: number): void {
      if (kept.size >= limit) {
        const [oldest] = kept.keys();
        if (oldest !== undefined) kept.delete(oldest);
      }
      kept.set(signatureOf(token), { token, session, expiresAt });
    },
  };
}

const signatureOf = (token: string) => token.slice(token.lastIndexOf('.') + 1);
