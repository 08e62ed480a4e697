import { type FamilyFormMember, isEmptySlot } from '@flink/contract/rules/people/family-form.ts';
import { PHONE_PREFIX } from '@flink/contract/rules/people/phone.ts';
import type { PlayData } from '../../../data/menu-data.ts';

type Family = PlayData['family'];

export interface MemberDraft extends FamilyFormMember {
  /** Tells the rows of the form apart while new members have no id. */
  readonly row: string;
  readonly type: 'adult' | 'child';
}

export interface FamilyDraft {
  readonly agreeReceiveTextMessages: boolean;
  readonly listedAtSignIn: boolean;
  readonly phone: string;
  /** The first is the family admin (spec 1 §5). */
  readonly members: readonly MemberDraft[];
}

export type MemberField = 'firstname' | 'lastname' | 'username' | 'yob' | 'password';

export const familyDraftOf = ({
  agreeReceiveTextMessages,
  phone,
  listedAtSignIn,
  familyMembers,
}: Family): FamilyDraft => ({
  agreeReceiveTextMessages,
  phone: phone ?? '',
  listedAtSignIn,
  members: familyMembers
    .toSorted((one, other) => Number(other.isAdmin) - Number(one.isAdmin))
    .map(({ _id, firstname, lastname, username, yob, type }) => ({
      row: _id,
      _id,
      firstname,
      lastname,
      username,
      yob: yob === null ? '' : String(yob),
      type,
      password: '',
    })),
});

export const newMember = (row: string): MemberDraft => ({
  row,
  firstname: '',
  lastname: '',
  username: '',
  yob: '',
  type: 'child',
  password: '',
});

/** As in the register form (spec 1 §5): ticking consent prefills '+1', unticking clears it; a known phone stays. */
export const withConsent = (draft: FamilyDraft, known: string | null, agrees: boolean): FamilyDraft => ({
  ...draft,
  agreeReceiveTextMessages: agrees,
  phone: known ?? (agrees ? PHONE_PREFIX : ''),
});

/** Slots for new members that nobody wrote into are not sent. */
export const filled = (draft: FamilyDraft): FamilyDraft => ({
  ...draft,
  members: draft.members.filter((member) => !isEmptySlot(member)),
});

export const isFamilyChanged = (family: Family, draft: FamilyDraft): boolean =>
  JSON.stringify(familyDraftOf(family)) !== JSON.stringify(filled(draft));

/** As the call takes it. */
export const familyBody = (
  family: Family,
  { agreeReceiveTextMessages, phone, listedAtSignIn, members }: FamilyDraft,
) => ({
  _id: family._id,
  agreeReceiveTextMessages,
  phone,
  listedAtSignIn,
  members: members.map(({ row: _, _id, ...member }) => (_id === undefined ? member : { _id, ...member })),
});

/** What is known, after the family was saved: the learners of the team carry their names themselves. */
export function withFamily(data: PlayData, family: Omit<Family, 'points' | 'cumulativePoints'>): PlayData {
  return {
    ...data,
    family: { ...data.family, ...family },
    learners: data.learners.map((learner) => {
      const member = family.familyMembers.find(({ _id }) => _id === learner._id);
      if (!member) return learner;
      const { firstname, lastname, username, type, face } = member;
      return { ...learner, firstname, lastname, username, type, face };
    }),
  };
}
