import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../../errors/catalogue.ts';
import {
  type RegisterField,
  type RegisterForm,
  type RegisterTerms,
  registerErrors,
} from './register-form.ts';
import { tidyUsername } from './username.ts';

/** Characters of all planes, the common ones most often. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0x2fff), fc.nat(0x10ffff)), { maxLength: 12 })
  .map((points) => String.fromCodePoint(...points));

const FAMILY: RegisterTerms = { locations: ['Main Street', 'Riverside'], onePerson: false };
const ONE_PERSON: RegisterTerms = { locations: [], onePerson: true };

const good: RegisterForm = {
  email: 'new@flink.test',
  messageLocale: 'en',
  registerLocale: 'en',
  agreeReceiveTextMessages: false,
  phone: '',
  location: 'Riverside',
  parentFirstName: 'Nora',
  parentLastName: 'Lund',
  parentYob: '1990',
  parentUsername: 'nora',
  childFirstName: 'Finn',
  childLastName: 'Lund',
  childYob: '',
  childUsername: 'finn',
};

const errorOf = (field: RegisterField, value: unknown, terms = FAMILY) =>
  registerErrors({ ...good, [field]: value }, terms)[field];

const NAMES = ['parentFirstName', 'parentLastName', 'childFirstName', 'childLastName'] as const;
const USERNAMES = ['parentUsername', 'childUsername'] as const;
const YEARS = ['parentYob', 'childYob'] as const;

test('a form that is filled in has no error', () => {
  expect(registerErrors(good, FAMILY)).toEqual({});
  expect(registerErrors({ ...good, parentYob: '' }, FAMILY)).toEqual({});
});

test('an empty form names every field that must be filled in', () => {
  const empty = Object.fromEntries(Object.keys(good).map((name) => [name, ''])) as unknown as RegisterForm;

  const errors = registerErrors({ ...empty, agreeReceiveTextMessages: true }, FAMILY);

  expect(Object.keys(errors).toSorted()).toEqual(
    ['email', 'phone', 'location', ...NAMES, ...USERNAMES].toSorted(),
  );
  expect(new Set(Object.values(errors))).toEqual(new Set(['request.required']));
});

test.each([
  ['', 'request.required'],
  ['   ', 'request.required'],
  ['nobody', 'request.badEmail'],
  ['a@b', 'request.badEmail'],
  ['a b@c.d', 'request.badEmail'],
  [' New@Flink.test ', undefined],
])('the email %j gives %s', (value, error) => {
  expect(errorOf('email', value)).toBe(error);
});

test.each([...NAMES, ...USERNAMES])('%s needs three characters, counted as people see them', (field) => {
  const tooShort = field.endsWith('Username') ? 'registration.usernameTooShort' : 'registration.nameTooShort';

  expect(errorOf(field, '  ')).toBe('request.required');
  expect(errorOf(field, ' ab ')).toBe(tooShort);
  expect(errorOf(field, '𠀋𠀋')).toBe(tooShort);
  expect(errorOf(field, '𠀋𠀋𠀋')).toBeUndefined();
  expect(errorOf(field, 'x'.repeat(101))).toBe('request.tooLong');
});

test.each(USERNAMES)('%s takes letters, digits and three signs, of any script', (field) => {
  for (const text of ['ana maria', 'ana@home', 'ana!', 'ana\u0000b'])
    expect(errorOf(field, text), text).toBe('registration.usernameLetters');
  for (const text of ['ana.maria', 'Ana_M-2', 'মিতা১২', 'عائشة'])
    expect(errorOf(field, text), text).toBeUndefined();
});

test.each(YEARS)('%s may be empty, else it is a year of four digits', (field) => {
  expect(errorOf(field, '')).toBeUndefined();
  expect(errorOf(field, '2015')).toBeUndefined();
  expect(errorOf(field, '15')).toBe('registration.yobTooShort');
  expect(errorOf(field, '20155')).toBe('registration.yobTooLong');
  expect(errorOf(field, '0042')).toBe('request.outOfRange');
  fc.assert(
    fc.property(
      anyText.filter((text) => text !== '' && !/^\d+$/.test(text)),
      (text) => errorOf(field, text) === 'request.notNumber',
    ),
  );
});

test('a phone number is asked for only with consent', () => {
  const agreed = (phone: string) =>
    registerErrors({ ...good, agreeReceiveTextMessages: true, phone }, FAMILY).phone;

  expect(errorOf('phone', 'anything')).toBeUndefined();
  expect(agreed('')).toBe('request.required');
  expect(agreed('+1')).toBe('registration.wrongPhone');
  expect(agreed('+12025550143')).toBeUndefined();
});

test('a location must be one of those offered, and is not asked for when none is', () => {
  expect(errorOf('location', '')).toBe('request.required');
  expect(errorOf('location', 'Elsewhere')).toBe('request.required');
  expect(errorOf('location', '', { locations: [], onePerson: false })).toBeUndefined();
});

test('the two usernames differ, however they are written', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-zé]{3,10}$/u),
      fc.stringMatching(/^[a-zé]{3,10}$/u),
      (parent, child) => {
        const form = {
          ...good,
          parentUsername: parent.toUpperCase(),
          childUsername: ` ${child.normalize('NFD')} `,
        };

        const isSame = tidyUsername(parent) === tidyUsername(child);

        expect(registerErrors(form, FAMILY).childUsername).toBe(isSame ? 'request.notUnique' : undefined);
      },
    ),
  );
  expect(registerErrors({ ...good, childUsername: ' NORA ' }, FAMILY).childUsername).toBe(
    'request.notUnique',
  );
});

test('the one-person form asks for nothing of a child and for no location', () => {
  const form = {
    ...good,
    location: '',
    childFirstName: '',
    childLastName: '',
    childYob: 'x',
    childUsername: '',
  };

  expect(registerErrors(form, ONE_PERSON)).toEqual({});
  expect(registerErrors({ ...form, parentUsername: '' }, ONE_PERSON)).toEqual({
    parentUsername: 'request.required',
  });
});

test('whatever is typed, an error names a field of the form and never throws', () => {
  const fields = Object.entries(good).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? fc.boolean() : anyText,
  ]);
  const anyForm = fc.record(Object.fromEntries(fields)) as unknown as fc.Arbitrary<RegisterForm>;
  fc.assert(
    fc.property(anyForm, fc.boolean(), (form, onePerson) => {
      const errors = registerErrors(form, { ...FAMILY, onePerson });

      return Object.entries(errors).every(([field, code]) => field in good && code in catalogue);
    }),
  );
});
