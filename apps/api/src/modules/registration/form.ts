import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { oneLine } from '@flink/contract/rules/one-line.ts';
import {
  type RegisterErrors,
  type RegisterForm,
  registerErrors,
} from '@flink/contract/rules/people/register-form.ts';
import { tidyUsername } from '@flink/contract/rules/people/username.ts';
import type { Offer } from './registration.repo.ts';

/** One spelling of everything that is kept and compared; a line break in a name would be a trick in a mail. */
export function tidyForm(form: RegisterForm): RegisterForm {
  return {
    ...form,
    email: form.email.trim().toLowerCase(),
    phone: form.phone.trim(),
    parentFirstName: oneLine(form.parentFirstName),
    parentLastName: oneLine(form.parentLastName),
    parentUsername: tidyUsername(form.parentUsername),
    childFirstName: oneLine(form.childFirstName),
    childLastName: oneLine(form.childLastName),
    childUsername: tidyUsername(form.childUsername),
  };
}

export function formErrors(
  form: RegisterForm,
  { locations, onePerson }: Pick<Offer, 'locations' | 'onePerson'>,
  knownLocales: readonly string[],
): RegisterErrors {
  const localeError = (locale: string): { error?: ErrorCode } =>
    knownLocales.includes(locale) ? {} : { error: 'request.notAllowed' };
  const more: Partial<Record<keyof RegisterForm, ErrorCode | undefined>> = {
    messageLocale: localeError(form.messageLocale).error,
    registerLocale: localeError(form.registerLocale).error,
  };
  const found = Object.entries(more).filter(([, code]) => code !== undefined);
  return { ...Object.fromEntries(found), ...registerErrors(form, { locations, onePerson }) };
}
