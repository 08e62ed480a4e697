import type { SessionLearner } from '@flink/contract/entities/session.ts';
import type { PlayData } from '../data/menu-data.ts';

interface Account {
  readonly product: Pick<PlayData['product'], 'onePerson'>;
  readonly family: {
    readonly _id: string;
    readonly familyMembers: readonly Pick<PlayData['family']['familyMembers'][number], 'isAdmin'>[];
  };
}

/** Spec 1 §6: the family admin, also with others beside; the one person of a family whose account nobody else holds. */
export function mayPay(
  { product, family }: Account,
  team: readonly Pick<SessionLearner, 'isAdmin' | 'familyId'>[],
): boolean {
  const isAlone = product.onePerson && family.familyMembers.every((member) => !member.isAdmin);
  return team.some(({ isAdmin, familyId }) => (isAdmin || isAlone) && familyId === family._id);
}
