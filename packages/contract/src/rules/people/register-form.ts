import type { ErrorCode } from '../../errors/catalogue.ts';
import { hasHiddenSigns, looksEmpty } from '../hidden-signs.ts';
import { emailError } from './email.ts';
import { phoneError } from './phone.ts';
import { isUsername, tidyUsername } from './username.ts';

/** Spec 1 §3, register payload. */
export interface RegisterForm {
  readonly email: string;
  readonly messageLocale: string;
  readonly registerLocale: string;
  readonly agreeReceiveTextMessages: boolean;
  readonly phone: string;
  readonly location: string;
  readonly parentFirstName: string;
  readonly parentLastName: string;
  readonly parentYob: string;
  readonly parentUsername: string;
  readonly childFirstName: string;
  readonly childLastName: string;
  readonly childYob: string;
  readonly childUsername: string;
}

export type RegisterField = keyof RegisterForm;
export type RegisterErrors = Partial<Record<RegisterField, ErrorCode>>;

/** What the form asks for depends on the code: locations, and whether it is the one-person product. */
export interface RegisterTerms {
  readonly locations: readonly string[];
  readonly onePerson: boolean;
}

/** Spec 1 §5 and §9. */
const NAME_MIN_LENGTH = 3;
const YOB_LENGTH = 4;
const TEXT_MAX_LENGTH = 100;

/** A year of birth is a text of exactly 4 digits, or empty (spec 1 §5); 0042 is no year. */
export function yobError(text: string): ErrorCode | undefined {
  if (text === '') return undefined;
  if (!/^\d+$/.test(text)) return 'request.notNumber';
  if (text.length < YOB_LENGTH) return 'registration.yobTooShort';
  if (text.length > YOB_LENGTH) return 'registration.yobTooLong';
  return text.startsWith('0') ? 'request.outOfRange' : undefined;
}

export function nameError(text: string): ErrorCode | undefined {
  const length = [...text.trim()].length;
  if (length === 0) return 'request.required';
  if (looksEmpty(text)) return 'request.required';
  if (hasHiddenSigns(text.trim())) return 'request.hiddenSigns';
  if (length < NAME_MIN_LENGTH) return 'registration.nameTooShort';
  return length > TEXT_MAX_LENGTH ? 'request.tooLong' : undefined;
}

export function usernameError(text: string): ErrorCode | undefined {
  const tidy = tidyUsername(text);
  const length = [...tidy].length;
  if (length === 0) return 'request.required';
  if (length < NAME_MIN_LENGTH) return 'registration.usernameTooShort';
  if (length > TEXT_MAX_LENGTH) return 'request.tooLong';
  return isUsername(tidy) ? undefined : 'registration.usernameLetters';
}

/** Every rule of the register form (spec 1 §5), the same in the browser and on the server. */
export function registerErrors(form: RegisterForm, { locations, onePerson }: RegisterTerms): RegisterErrors {
  const errors: Partial<Record<RegisterField, ErrorCode | undefined>> = {
    email: emailError(form.email),
    phone: phoneError(form.agreeReceiveTextMessages, form.phone),
    parentFirstName: nameError(form.parentFirstName),
    parentLastName: nameError(form.parentLastName),
    parentYob: yobError(form.parentYob),
    parentUsername: usernameError(form.parentUsername),
  };
  if (!onePerson) {
    if (locations.length > 0 && !locations.includes(form.location)) errors.location = 'request.required';
    errors.childFirstName = nameError(form.childFirstName);
    errors.childLastName = nameError(form.childLastName);
    errors.childYob = yobError(form.childYob);
    errors.childUsername = usernameError(form.childUsername) ?? sameUsername(form);
  }
  return Object.fromEntries(Object.entries(errors).filter(([, code]) => code !== undefined));
}

function sameUsername({ parentUsername, childUsername }: RegisterForm): ErrorCode | undefined {
  return tidyUsername(parentUsername) === tidyUsername(childUsername) ? 'request.notUnique' : undefined;
}
