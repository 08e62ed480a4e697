import type { Session } from '@flink/contract/entities/session.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';

export type TokenReading =
  | { readonly kind: 'session'; readonly session: Session; readonly expiresAt: number }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

const refused = (code: ErrorCode): TokenReading => ({ kind: 'refused', code });

/**
 * What a stored token says (spec 1 §4 and §8). The server checks the signature on every call; here it is only read,
 * to know whom to greet and which doors to show.
 */
export function readToken(token: string, now: number): TokenReading {
  const payload = payloadOf(token);
  if (payload === null) return refused('session.invalid');
  // Who it is about, apart from when it was made: a renewed token says the same.
  const { exp, iat: _, ...session } = payload;
  if (typeof exp !== 'number') return refused('session.invalid');
  if (exp * 1000 <= now) return refused('session.expired');
  const { userRole } = session;
  if (typeof userRole !== 'object' || userRole === null || Array.isArray(userRole))
    return refused('session.roleShape');
  return { kind: 'session', session: session as unknown as Session, expiresAt: exp * 1000 };
}

function payloadOf(token: string): Record<string, unknown> | null {
  try {
    const part = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
