import type { ErrorCode } from '../../errors/catalogue.ts';
import { PASSWORD_MIN_LENGTH } from './password.ts';
import { phoneError } from './phone.ts';
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
  readonly type?: 'adult' | 'child' | undefined;
  /** Of a new member; of a child a new one, or empty. Adults set their own. */
  readonly password: string;
}

export interface FamilyForm {
  readonly agreeReceiveTextMessages: boolean;
  /** Given here only by a family that has none. */
  readonly phone: string;
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

/**
 * Spec 1 §5, family form, the same in the browser and on the server. A phone that is known cannot be changed here; a
 * family without one gives it with the consent, or could never consent at all.
 */
export function familyFormErrors(form: FamilyForm, known: string | null): FamilyFormErrors {
  const names = form.members.map(({ username }) => tidyUsername(username));
  const errors: Record<string, ErrorCode> = {};
  const phone =
    known === null ? phoneError(form.agreeReceiveTextMessages, form.phone) : changedPhone(form, known);
  if (phone !== undefined) errors.phone = phone;
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

const changedPhone = ({ phone }: FamilyForm, known: string): ErrorCode | undefined =>
  phone.trim() === '' || phone.trim() === known ? undefined : 'request.notAllowed';

const forMember = (code: ErrorCode | undefined): ErrorCode | undefined =>
  code === 'request.required' ? 'families.memberRequired' : code;

function passwordError({ _id, type, password }: FamilyFormMember): ErrorCode | undefined {
  if (password === '') return _id === undefined ? 'families.memberRequired' : undefined;
  if (_id !== undefined && type !== 'child') return 'request.notAllowed';
  return password.length < PASSWORD_MIN_LENGTH ? 'auth.passwordTooShort' : undefined;
}
