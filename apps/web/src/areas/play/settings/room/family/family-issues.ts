import type { Translate } from '@flink/ui/texts/texts.tsx';
import type { FamilyDraft, MemberField } from './family-draft.ts';
import { memberTitle } from './member-title.ts';

/** In the order of the form. */
const FIELDS: Readonly<Record<MemberField, string>> = {
  firstname: 'firstName',
  lastname: 'lastName',
  username: 'username',
  yob: 'yob',
  password: 'password',
};

export interface FamilyIssue {
  /** `members.1.username`, `phone`. */
  readonly field: string;
  readonly text: string;
}

/** What is wrong, from the top of the form to its foot; each says whose field it is and which. */
export function familyIssues(
  t: Translate,
  { members }: Pick<FamilyDraft, 'members'>,
  errors: Readonly<Record<string, string>>,
): readonly FamilyIssue[] {
  const ofMembers = members.flatMap((member, place) =>
    Object.entries(FIELDS).map(([name, label]) => ({
      field: `members.${place}.${name}`,
      label: t('settings.family.fieldOf', {
        who: member.firstname.trim() || memberTitle(t, place),
        field: t(`settings.family.${label}`),
      }),
    })),
  );
  const fields = [...ofMembers, { field: 'phone', label: t('settings.family.phone') }];
  const known = fields.flatMap(({ field, label }) => {
    const text = errors[field];
    return text === undefined ? [] : [{ field, text: t('uiPlay.issue', { label, text }) }];
  });
  const rest = Object.keys(errors).filter((field) => !fields.some((one) => one.field === field));
  return [...known, ...rest.map((field) => ({ field, text: errors[field] ?? '' }))];
}
