import type { ErrorCode } from '../errors/catalogue.ts';
import { PASSWORD_MIN_LENGTH } from './password.ts';
import { nameError, usernameError, yobError } from './register-form.ts';
import { tidyUsername } from './username.ts';

/** decisions, Families: 1 family admin and 5 members, plus the family's addons. */
const BASE_SLOTS = 6;

export const memberSlots = (addons: number): number => BASE_SLOTS + addons;

export interface FamilyFormMember {
  /** Missing for a new member. */
  readonly _id?: string | undefined;
  readonly firstname: string;
  readonly lastname: string;
  readonly username: string;
  readonly yob: string;
  /** Of a new member, and only of one. */
  readonly password: string;
}

export interface FamilyForm {
  readonly agreeReceiveTextMessages: boolean;
  readonly members: readonly FamilyFormMember[];
}

/** By field: `members.1.username`, `phone`. */
export type FamilyFormErrors = Readonly<Record<string, ErrorCode>>;

/** A slot for a new member that nobody wrote into. */
export const isEmptySlot = (member: FamilyFormMember): boolean =>
  member._id === undefined &&
  [member.firstname, member.lastname, member.username, member.yob, member.password].every(
    (text) => text.trim() === '',
  );

/** Spec 1 §5, family form, the same in the browser and on the server. The phone cannot be changed here. */
export function familyFormErrors(form: FamilyForm, phone: string | null): FamilyFormErrors {
  const names = form.members.map(({ username }) => tidyUsername(username));
  const errors: Record<string, ErrorCode> = {};
  if (form.agreeReceiveTextMessages && !phone) errors.phone = 'request.required';
  form.members.forEach((member, index) => {
    if (isEmptySlot(member)) return;
    const name = names[index] ?? '';
    const isTwice = name !== '' && names.indexOf(name) < index;
    const found: Readonly<Record<string, ErrorCode | undefined>> = {
      firstname: forMember(nameError(member.firstname)),
      lastname: forMember(nameError(member.lastname)),
      username: forMember(usernameError(member.username)) ?? (isTwice ? 'request.notUnique' : undefined),
      yob: yobError(member.yob.trim()),
      password: passwordError(member),
    };
    for (const [field, code] of Object.entries(found))
      if (code !== undefined) errors[`members.${index}.${field}`] = code;
  });
  return errors;
}

const forMember = (code: ErrorCode | undefined): ErrorCode | undefined =>
  code === 'request.required' ? 'families.memberRequired' : code;

function passwordError({ _id, password }: FamilyFormMember): ErrorCode | undefined {
  if (_id !== undefined) return password === '' ? undefined : 'request.notAllowed';
  if (password === '') return 'families.memberRequired';
  return password.length < PASSWORD_MIN_LENGTH ? 'auth.passwordTooShort' : undefined;
}
