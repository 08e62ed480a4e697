import type { ErrorEntries } from '../error-entry.ts';

/** Spec 1 §2, §4 (app start and login) and §8; spec 3 §4.5 and §8. */
export const accessErrors = {
  'access.signInRequired': { status: 401, text: 'Sign in to go on' },
  'access.denied': { status: 403, text: "You don't have permissions to access this page" },
  'access.ownPasswordFirst': { status: 403, text: 'Choose a password of your own first' },
  'session.expired': { status: 401, text: 'Session expired' },
  'session.invalid': { status: 401, text: 'Your session is not valid. Sign in again' },
  'session.roleShape': { status: 401, text: 'User Role should be an object' },
  'auth.wrongCredentials': { status: 401, text: 'Wrong username or password' },
  'auth.tooManyGuesses': { status: 429, text: 'Too many tries. Wait a while and try again' },
  'auth.othersHere': { status: 409, text: 'Sign in as {name}?' },
  'auth.demoOnlyHere': { status: 403, text: 'Demo accounts work only on the machine that runs Flink' },
  'auth.linkInvalid': { status: 403, text: 'This link is no longer valid. Ask for a new one' },
  'auth.wrongPassword': { status: 400, text: 'This is not your password' },
  'auth.passwordTooShort': { status: 400, text: 'Min length 8 characters' },
  'auth.passwordCommon': {
    status: 400,
    text: 'This password is one of the first that people try. Choose another one',
  },
  'auth.passwordIsName': { status: 400, text: 'A password cannot be a name, a username or an email' },
  'auth.samePassword': { status: 400, text: 'Choose another password than the one you were given' },
  'auth.passwordsDiffer': { status: 400, text: 'The two passwords are not the same' },
  'auth.twiceInTeam': { status: 400, text: 'This player is already in the team' },
  'auth.notOneTeam': { status: 403, text: 'These players cannot play as a team' },
  'auth.notOfThisCenter': { status: 403, text: 'This player belongs to another learning center' },
  'auth.unknown': { status: 500, text: 'Unknown error' },
  'auth.emailLookupFailed': { status: 500, text: 'Something goes wrong' },
  'auth.resetFailed': { status: 500, text: 'There was a problem with password reset' },
  'auth.cleverFailed': { status: 403, text: 'Clever sign-in failed: {reason}' },
  'viewing.readOnly': {
    status: 403,
    text: 'You are seeing Flink as somebody else. You can look around, but nothing is changed',
  },
  'viewing.private': {
    status: 403,
    text: 'What learners make is read by them, their family and their teachers only',
  },
  'viewing.yourself': { status: 400, text: 'This is your own account. You see it as it is already' },
  'viewing.notBelow': {
    status: 403,
    text: 'You can see Flink only as somebody who may do less than you',
  },
  'viewing.blocked': { status: 409, text: 'This person is blocked and sees nothing of Flink' },
  'learningCenters.expired': { status: 403, text: 'Learning Center is expired' },
} as const satisfies ErrorEntries;
