import type { Session } from '@flink/contract/entities/session.ts';

/** Where a person is taken after signing out (spec 1 §4). */
export type AfterSignOut = { readonly kind: 'school' } | { readonly kind: 'path'; readonly path: string };

export function afterSignOut(
  session: Session | null,
  centers: readonly { readonly _id: string; readonly url: string }[],
): AfterSignOut {
  if (!session) return { kind: 'path', path: '/' };
  if (session.cleverLogin) return { kind: 'school' };
  if (!session.learner) return { kind: 'path', path: '/' };
  const center = centers.find(({ _id }) => _id === session.user.learningCenterId);
  const place = center ? `/${center.url}` : '/login';
  return { kind: 'path', path: `${place}?family=${encodeURIComponent(session.learner.familyId)}` };
}
