import type { Session } from '@flink/contract/entities/session.ts';

/** Where a person is taken after signing out (spec 1 §4). */
export type AfterSignOut = { readonly kind: 'school' } | { readonly kind: 'path'; readonly path: string };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface Center {
  readonly _id: string;
  readonly url: string;
  readonly expirationDate: string | null;
}

export const isExpired = ({ expirationDate }: Pick<Center, 'expirationDate'>, now = new Date()): boolean =>
  expirationDate !== null && new Date(expirationDate) < now;

export function afterSignOut(session: Session | null, centers: readonly Center[]): AfterSignOut {
  if (!session) return { kind: 'path', path: '/' };
  if (session.cleverLogin) return { kind: 'school' };
  if (!session.learner) return { kind: 'path', path: '/' };
  const center = centers.find(({ _id }) => _id === session.user.learningCenterId);
  // Its login would say what has just been said, and lead to the same place.
  if (center && isExpired(center)) return { kind: 'path', path: '/' };
  const place = center ? `/${center.url}` : '/login';
  // A token is only read here, never checked: one that was tampered with may say anything.
  const { familyId } = session.learner;
  return { kind: 'path', path: UUID.test(familyId) ? `${place}?family=${familyId}` : place };
}
