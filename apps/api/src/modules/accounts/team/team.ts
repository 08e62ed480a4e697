import { centerConfig } from '@flink/contract/entities/organizations.ts';
import type { Refusal } from '../login-screens/entry.ts';
import type { Account } from '../passwords/proof.ts';
import type { MemberCredentials } from '../people.repo.ts';

export interface TeamWishes {
  /** The center whose sign-in screen was used. */
  readonly learningCenterId?: string | undefined;
  /** 'Multi-family team' was ticked. */
  readonly multiFamilyTeam?: boolean | undefined;
}

type Member = Pick<MemberCredentials, '_id' | 'familyId' | 'learningCenterId' | 'centerConfig' | 'onePerson'>;

export type Signing =
  | { readonly kind: Extract<Account['kind'], 'user'> }
  | { readonly kind: Extract<Account['kind'], 'member'>; readonly row: Member };

/** Whether these people may sign in together, here. One alone is asked only where they belong. */
export function teamRefusal(people: readonly Signing[], wishes: TeamWishes): Refusal | null {
  const { learningCenterId } = wishes;
  const stranger = people.findIndex(
    (person) =>
      learningCenterId !== undefined &&
      person.kind === 'member' &&
      person.row.learningCenterId !== learningCenterId,
  );
  if (stranger >= 0) return { code: 'auth.notOfThisCenter', index: stranger };
  if (people.length < 2) return null;
  const outsider = people.findIndex((person) => person.kind === 'user' || person.row.onePerson);
  if (outsider >= 0) return { code: 'auth.notOneTeam', index: outsider };
  const members = people.flatMap((person) => (person.kind === 'member' ? [person.row] : []));
  return memberRefusal(members, wishes);
}

function memberRefusal(members: readonly Member[], { multiFamilyTeam = false }: TeamWishes): Refusal | null {
  const twice = members.findIndex(
    ({ _id }, index) => members.findIndex((other) => other._id === _id) < index,
  );
  if (twice >= 0) return { code: 'auth.twiceInTeam', index: twice };
  const [first] = members;
  const other = members.findIndex((member) => member.familyId !== first?.familyId);
  if (other < 0) return null;
  const oneCenter = members.every((member) => member.learningCenterId === first?.learningCenterId);
  if (multiFamilyTeam && oneCenter && centerConfig.parse(first?.centerConfig).multiFamilyTeam) return null;
  return { code: 'auth.notOneTeam', index: other };
}
