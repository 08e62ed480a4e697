import type { ErrorEntries } from '../error-entry.ts';

/** Spec 1 §2, §4 (app start and login) and §8; spec 3 §4.5 and §8. */
export const accessErrors = {
  'access.signInRequired': { status: 401, text: 'Sign in to go on' },
  'access.denied': { status: 403, text: "You don't have permissions to access this page" },
  'session.expired': { status: 401, text: 'Session expired' },
  'session.invalid': { status: 401, text: 'Your session is not valid. Sign in again' },
  'session.roleShape': { status: 401, text: 'User Role should be an object' },
  'auth.wrongCredentials': { status: 401, text: 'Wrong username or password' },
  'auth.unknown': { status: 500, text: 'Unknown error' },
  'auth.emailLookupFailed': { status: 500, text: 'Something goes wrong' },
  'auth.resetFailed': { status: 500, text: 'There was a problem with password reset' },
  'auth.cleverFailed': { status: 502, text: 'Clever sign-in failed: {reason}' },
  'learningCenters.expired': { status: 403, text: 'Learning Center is expired' },
} as const satisfies ErrorEntries;
