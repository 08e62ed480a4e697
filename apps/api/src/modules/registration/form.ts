import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import {
  type RegisterErrors,
  type RegisterForm,
  registerErrors,
} from '@flink/contract/rules/register-form.ts';
import { tidyUsername } from '@flink/contract/rules/username.ts';
import type { Offer } from './registration.repo.ts';

/** One spelling of everything that is kept and compared. */
export function tidyForm(form: RegisterForm): RegisterForm {
  return {
    ...form,
    email: form.email.trim().toLowerCase(),
    phone: form.phone.trim(),
    parentFirstName: tidyName(form.parentFirstName),
    parentLastName: tidyName(form.parentLastName),
    parentUsername: tidyUsername(form.parentUsername),
    childFirstName: tidyName(form.childFirstName),
    childLastName: tidyName(form.childLastName),
    childUsername: tidyUsername(form.childUsername),
  };
}

/** One line: a name stands in mails and tables, where a line break or a bell would be a trick. */
const tidyName = (name: string) =>
  name
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .normalize('NFC');

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
