import { type Session, session as sessionSchema } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { sessionCache } from './session-cache.ts';

/** How long a token lives that nobody renews (decisions: Sessions). */
export const TOKEN_LIFE_SECONDS = 12 * 3_600;

export interface Tokens {
  /** A token does not outlive its session. */
  sign(session: Session, sessionExpiresAt: Date): Promise<string>;
  read(token: string): Promise<Session>;
}

export function tokensWith(key: Uint8Array): Tokens {
  const kept = sessionCache();
  return {
    sign: (session, sessionExpiresAt) => {
      const now = Math.floor(Date.now() / 1_000);
      const end = Math.floor(sessionExpiresAt.getTime() / 1_000);
      return new SignJWT({ ...session })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(now)
        .setExpirationTime(Math.min(now + TOKEN_LIFE_SECONDS, end))
        .sign(key);
    },

    async read(token) {
      const known = kept.find(token);
      if (known) return known;
      const payload = await verified(token, key);
      if (typeof payload.userRole !== 'object' || payload.userRole === null)
        throw new AppError('session.roleShape');
      const parsed = sessionSchema.safeParse(payload);
      if (!parsed.success) throw new AppError('session.invalid', { cause: parsed.error });
      if (payload.exp !== undefined) kept.keep(token, parsed.data, payload.exp * 1_000);
      return parsed.data;
    },
  };
}

/** The last letter of a signature holds two bits that decoders ignore: four texts would be the same token. */
function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

async function verified(token: string, key: Uint8Array) {
  if (!isCanonical(token)) throw new AppError('session.invalid');
  try {
    return (await jwtVerify(token, key, { algorithms: ['HS256'] })).payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new AppError('session.expired', { cause: error });
    throw new AppError('session.invalid', { cause: error });
  }
}
