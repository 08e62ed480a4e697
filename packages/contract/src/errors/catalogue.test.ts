import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { notices } from './notices.ts';

const partsFolder = new URL('./catalogue/', import.meta.url);
const parts = readdirSync(partsFolder).map((name) => readFileSync(new URL(name, partsFolder), 'utf8'));

/** Typed from the specification by hand, so that a slip in the catalogue is seen. */
const quoted = {
  'spec 1 §2': [
    "You don't have permissions to access this page",
    'The email has been sent. Please check your email and follow the instructions.',
  ],
  'spec 1 §4': ['Session expired', 'Error connecting to server.', 'Learning Center is expired'],
  'spec 1 §5': [
    'Required',
    'Wrong phone number',
    'Min length 3 characters',
    'Should be a number',
    'Min length 4 characters',
    'Max length 4 characters',
    'Should be unique',
    'Invalid email address',
    'Not paid',
    'Already completed',
    'Required for member',
    '07XX XXX XXX',
    'You must log in with another family member to set your learning goal',
  ],
  'spec 1 §8': [
    'Error connecting to server.',
    'Unknown error',
    'There was a problem with password reset',
    'Something goes wrong',
    'Not paid',
    'Already completed',
    'Failed to fetch family members: {reason}',
    'Clever sign-in failed: {reason}',
    'Learning Center is expired',
    'Your payment was rejected',
    'Your payment was refunded',
    'Your payment is pending. Try to login later',
    'Success. You can now try to log in again',
    'Failed to resume your account. Please re-check your billing card amount and try again',
    'URL copied to clipboard',
    'Failed to copy URL.',
    'Failed process payment. Try again please',
    'Request Successfully Processed. Click refresh button when you will approve the payment',
    'Card Error! Try other card!',
    'Payment successful',
    'Automatic Payments enabled',
    'Automatic Payments cancelled',
    'Automatic payments canceled Error!',
    'Error. Please try again or send us email at {email}',
    'You request was sent. We will consider it soon.',
    "Can't fetch purchase info.",
    'Purchase not found.',
    'No solutions in the product',
    'Product does not have solutions',
    'Solution does not have menu',
    'Error while fetching solution`s menu',
    'Error while saving family member data',
    'Error while tracking time',
    "Unexpected Error - Activity Group doesn't exists",
    'Activity Group is empty',
    "Unexpected Error - Activity doesn't exists",
    'No Item To Set',
    'Session expired',
    'Something went wrong.',
    "You don't have permissions to access this page",
    'User Role should be an object',
    'Error while saving data. Try again please',
    'You sure you want to cancel subscription?',
    'Resume subscription?',
    'If you cancel now, before having paid all installments, you account will be blocked.',
    'You sure you want to delete your learning goal?',
    'Tell us why you want to refund?',
    'You have accompished your learning goal',
    'Congratulations',
  ],
  'spec 2 §5': [
    'Should be minimum three words',
    'Should be minimum 3 words with pictures',
    "Audio required for the template and following words don't have it - {list}",
    'Import from clipart not available in Preview',
  ],
  'spec 2 §8': ['Cant generate puzzle'],
  'spec 3 §2': ["You don't have permissions to access this page", 'Successfully updated'],
  'spec 3 §5.1': ['Missing validate activity function'],
  'spec 3 §5.2': [
    'Following words not found in DB: {list}',
    'Words of selected locale was not founded in DB.',
    'Following words have not associated image with it.',
    'Following templates dont have generating functions.',
    'Not enough words after filtering by template criteria',
    'Should be minimum 6 words',
    'Should be minimum 3 words',
    'Should be minimum three words',
    "{word} - Didn't has a sentence",
    'Missing audio for words - {list}',
    "Audio required for the template and following words don't have it - {list}",
    'Should be minimum 3 words with pictures',
    'The activity Group name is already taken. Use a different name.',
    'Success!',
  ],
  'spec 3 §5.3': [
    'Moving template not recognized',
    'Error fetching gameData.js file',
    'Error fetching optionsData_activity.js file',
  ],
  'spec 3 §5.4': [
    'Drop .mp3 file here, or click to select file to upload. Max 6mb',
    'Max size is {n}mb',
    'It will replace current words. Do you want to continue?',
    'Are you sure you want to delete all words from list?',
    'Following files are not supported, please remove them from the set',
    'You must have a text file to import questions.',
    'You have too many question files. You must have a single text file to import questions.',
    'At least {min} must be selected',
    'Required',
    'No selected locale',
    'You must select value in left column firstly.',
    'Invalid email address',
  ],
  'spec 3 §5.5': [
    '* - At least one language must be selected!',
    'You cant purchase less than already assigned to regions and learning centers',
    'You cant assign more than master organization has not assigned',
    'You cant assign less than organization already uses',
  ],
  'spec 3 §8': [
    'Session expired',
    'Something went wrong.',
    'No response from server',
    'All others were imported',
    'None of the teachers were imported',
    'Success',
    'Something goes wrong, try again please',
    'Error while saving data. Try again please',
    'Error while saving family member data',
    'Error while tracking time',
    'Product does not have solutions',
    'Solution does not have menu',
    'Error while fetching solution`s menu',
    "Unexpected Error - Activity Group doesn't exists",
    'Activity Group is empty',
    "Unexpected Error - Activity doesn't exists",
    'No Item To Set',
    'Missing validate activity function',
    'Error copy activity',
    'Translate not found',
    'Value not found',
    'Microphone not found',
    'Locale not found',
    'Tried to generate TTS with no available locales',
    'No file returned from generate TTS function',
    'Import from clipart not available in Preview',
    'User Role should be an object',
  ],
};

const texts = new Set<string>(
  [...Object.values(catalogue), ...Object.values(notices)].map(({ text }) => text),
);

test.each(Object.entries(quoted))(
  'every text quoted in %s is in the catalogue word for word',
  (_section, wanted) => {
    const missing = wanted.filter((text) => !texts.has(text));

    expect(missing).toEqual([]);
  },
);

test('every code reads as area and reason', () => {
  for (const code of [...Object.keys(catalogue), ...Object.keys(notices)]) {
    expect(code).toMatch(/^[a-z][A-Za-z]*(\.[a-z][A-Za-z0-9]*)*$/);
  }
});

test('an error is never answered with a status of success', () => {
  for (const [code, { status }] of Object.entries(catalogue)) {
    expect(status, code).toBeGreaterThanOrEqual(400);
    expect(status, code).toBeLessThan(600);
  }
});

test('no area takes over a code of another', () => {
  const declared = parts.flatMap((source) =>
    [...source.matchAll(/^ {2}'?([\w.]+)'?: \{/gm)].map(([, code]) => code),
  );

  expect(declared.toSorted()).toEqual(Object.keys(catalogue).toSorted());
});

test('the catalogue brings nothing but its own texts into a bundle', () => {
  const imports = parts.flatMap((source) => source.match(/^import .*$/gm) ?? []);

  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((line) => !line.startsWith('import type '))).toEqual([]);
});

test.each([
  ['request.malformedJson', 400],
  ['request.tooLarge', 413],
  ['request.unsupportedMediaType', 415],
  ['request.tooMany', 429],
  ['access.signInRequired', 401],
  ['access.denied', 403],
  ['session.expired', 401],
  ['route.notFound', 404],
  ['method.notAllowed', 405],
  ['conflict', 409],
  ['server.failed', 500],
  ['server.unavailable', 503],
  ['files.tooLarge', 413],
  ['files.typeNotAllowed', 415],
  ['files.rangeNotSatisfiable', 416],
  ['mail.failed', 502],
] as const)('%s is answered with %i', (code, status) => {
  expect(catalogue[code].status).toBe(status);
});
