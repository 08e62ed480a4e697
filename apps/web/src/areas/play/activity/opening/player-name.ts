import type { Session } from '@flink/contract/entities/session.ts';
import type { PersonName } from '@flink/game-kit/model/template.ts';

/** Spec 2 §6: a game that asks for a name takes the learner's, else that of the signed-in user. */
export function playerName(session: Pick<Session, 'learner' | 'user'> | null): PersonName | undefined {
  if (session === null) return undefined;
  const named = [session.learner, session.user].find(
    (one) => one && (one.firstname + one.lastname).trim() !== '',
  );
  return named ? { firstname: named.firstname, lastname: named.lastname } : undefined;
}
