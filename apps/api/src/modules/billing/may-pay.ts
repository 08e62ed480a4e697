import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import type { FamiliesService } from '../families/families.service.ts';

export interface Asking {
  readonly scope: Scope;
  readonly session: Session;
}

export type SeenFamilies = Pick<FamiliesService, 'checkSeen'>;

/** Spec 1 §6: the account holder, who is the family admin, also when others sit beside. */
export async function checkMayPay(
  families: SeenFamilies,
  { scope, session }: Asking,
  familyId: string,
): Promise<void> {
  await families.checkSeen(scope, familyId);
  if (!session.team.some((one) => one.isAdmin && one.familyId === familyId))
    throw new AppError('families.onlyFamilyAdmin');
}
