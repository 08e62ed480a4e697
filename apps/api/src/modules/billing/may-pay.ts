import type { Session } from '@flink/contract/entities/session.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import type { FamiliesService } from '../families/families.service.ts';

export interface Asking {
  readonly scope: Scope;
  readonly session: Session;
}

export type SeenFamilies = Pick<FamiliesService, 'checkSeen' | 'checkHolds'>;

/** Spec 1 §6: the account holder, who is the family admin, also when others sit beside. */
export async function checkMayPay(
  families: SeenFamilies,
  { scope, session }: Asking,
  familyId: string,
): Promise<void> {
  await families.checkSeen(scope, familyId);
  await families.checkHolds(session.team, familyId);
}
