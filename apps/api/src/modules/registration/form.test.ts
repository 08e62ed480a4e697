import type { RegisterForm } from '@flink/contract/rules/people/register-form.ts';
import { expect, test } from 'vitest';
import { formErrors, tidyForm } from './form.ts';

const form: RegisterForm = {
  email: ' New@Flink.Test ',
  messageLocale: 'sw',
  registerLocale: 'en',
  agreeReceiveTextMessages: true,
  phone: ' +12025550143 ',
  location: 'Riverside',
  parentFirstName: ' Nora\r\nBcc: all@flink.test',
  parentLastName: 'Lund ',
  parentYob: '',
  parentUsername: ' Nora ',
  childFirstName: 'Jo\u0308rn',
  childLastName: 'Lund',
  childYob: '',
  childUsername: 'JÖRN',
};
const offer = { locations: ['Riverside'], onePerson: false };

test('what is kept has one spelling and stands on one line', () => {
  expect(tidyForm(form)).toMatchObject({
    email: 'new@flink.test',
    phone: '+12025550143',
    parentFirstName: 'Nora Bcc: all@flink.test',
    parentLastName: 'Lund',
    parentUsername: 'nora',
    childFirstName: 'Jörn',
    childUsername: 'jörn',
  });
});

test('a tidy form has no error', () => {
  expect(formErrors(tidyForm(form), offer, ['en', 'sw'])).toEqual({});
});

test('a language that Flink does not have is refused on its field', () => {
  expect(formErrors(tidyForm(form), offer, ['en'])).toEqual({ messageLocale: 'request.notAllowed' });
});

test.each(['a@b.c\u0000', 'a..b@c.d', '<a@b.c>', 'ñ@b.com'])(
  'the email %j, which nobody could sign in with, is refused',
  (email) => {
    expect(formErrors({ ...tidyForm(form), email }, offer, ['en', 'sw'])).toEqual({
      email: 'request.badEmail',
    });
  },
);

test('an empty email is missing before it is wrong', () => {
  expect(formErrors({ ...tidyForm(form), email: '' }, offer, ['en', 'sw'])).toEqual({
    email: 'request.required',
  });
});
