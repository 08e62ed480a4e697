import { z } from 'zod';
import { OPEN, STAFF } from '../access/rules.ts';
import { defineCall } from '../call.ts';
import { cardFields, reference } from '../entities/payments.ts';
import { playData } from '../entities/play-data.ts';
import { email, id, line, localeCode, sent } from '../entities/shape.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../rules/people/password.ts';

const signedIn = z.object({ success: z.literal(true), token: z.string() });
const done = z.object({ success: z.literal(true) });

const name = z.string().min(1).max(254);
/** One line: names stand in tables, mails and greetings. */
export const ownName = line(100);
const typedPassword = z.string().min(1).max(PASSWORD_MAX_LENGTH);
export const newPassword = z
  .string()
  .max(PASSWORD_MAX_LENGTH)
  .refine((text) => [...text].length >= PASSWORD_MIN_LENGTH, { params: { code: 'auth.passwordTooShort' } });

const linkToken = z.string().min(20).max(200);

/** Somebody whose password a link can set. */
const linkPerson = z.object({
  _id: id,
  firstname: z.string(),
  username: z.string(),
  face: z.string().nullable(),
  type: z.enum(['adult', 'child']),
});

/** Of a password that somebody chooses. */
export const passwordErrors = [
  'auth.passwordTooShort',
  'auth.passwordCommon',
  'auth.passwordIsName',
] as const;

const familyLogin = z.object({
  _id: id,
  /** Signs in; on a device that does not know the member it tells nothing but that. */
  username: z.string(),
  /** On a device that does not know the member: the first letter. */
  firstname: z.string(),
  /** On a device that does not know the member: the code of the face (rules/face-code.ts). */
  face: z.string().nullable(),
  /** Who chose no face has one by id and type, on every screen. */
  type: z.enum(['adult', 'child']),
  isAdmin: z.boolean(),
  isKnown: z.boolean(),
});

/** Of who signs in: what stands in the way besides a wrong password. */
const entryErrors = [
  'auth.demoOnlyHere',
  'learningCenters.expired',
  'payments.rejected',
  'payments.refunded',
  'payments.pending',
  'payments.resumeByFamilyAdmin',
  'payments.resumeNeeded',
  'payments.retryNeeded',
] as const;

export const accountsCalls = {
  loginScreenByEmail: defineCall({
    method: 'GET',
    path: '/api/auth/login-screen-by-email/{email}',
    summary:
      'Where an email signs in: a path to go to, or the password dialog. The same for known and unknown',
    access: OPEN,
    params: sent({ email }),
    reply: z.object({
      success: z.literal(true),
      data: z.string().optional(),
      dialogLoginFlow: z.object({ familyLoginUrl: z.string().nullable() }).optional(),
    }),
    errors: ['request.tooMany'],
    perMinute: 30,
  }),
  login: defineCall({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in with a username or an email and a password; up to two more members make a team',
    access: OPEN,
    body: sent({
      username: name,
      password: typedPassword,
      username2: name.optional(),
      password2: typedPassword.optional(),
      username3: name.optional(),
      password3: typedPassword.optional(),
      learningCenterId: id.optional(),
      isTeam: z.boolean().optional(),
      multiFamilyTeam: z.boolean().optional(),
      /** Name and password came with the address: nobody has typed them here. */
      byLink: z.boolean().optional(),
      /** A learner's answer brings the board along: a bad line takes long for a second question. */
      board: sent({
        /** Chosen by hand: goes before the learner's own. */
        locale: localeCode.optional(),
      }).optional(),
    }),
    /** `board` is what `get-data` answers to `reports=groups&menu=selected`, where it was asked for and there is one. */
    reply: signedIn.extend({ board: playData.optional() }),
    errors: [
      'auth.wrongCredentials',
      'auth.tooManyGuesses',
      'auth.othersHere',
      'auth.twiceInTeam',
      'auth.notOneTeam',
      'auth.notOfThisCenter',
      ...entryErrors,
    ],
    // A whole school signs in behind one address; guesses have their own, stricter limit.
    perMinute: 600,
  }),
  resumePayments: defineCall({
    method: 'POST',
    path: '/api/auth/resume-payments',
    summary: 'A family admin who could not sign in resumes the subscription or pays again',
    access: OPEN,
    body: sent({
      username: name,
      password: typedPassword,
      /** The telephone of who pays by mobile money. */
      phone: z.string().max(40).optional(),
      /** Another card than the one on file, which takes its place; or a nonce, good for one payment. */
      paymentMethodId: reference.optional(),
      paymentNonce: reference.optional(),
      /** The bank was asked, and so it was answered: what came of it is looked at, and nothing is charged anew. */
      passed: z.boolean().optional(),
    }),
    reply: z.object({
      success: z.literal(true),
      /** The telephone has to approve it first; asked again, it is looked at. */
      waiting: z.boolean(),
      /** The bank asks first; asked again after its answer, it is looked at. */
      clientSecret: z.string().nullable(),
      /** The family comes in; so much of what was to be paid could not be charged, and stands in its account. */
      unpaid: z.string().nullable(),
    }),
    errors: [
      'auth.demoOnlyHere',
      'payments.wrongPhone',
      'payments.mobileMoneyFailed',
      'payments.underWay',
      'payments.cardFailed',
      'auth.wrongCredentials',
      'auth.tooManyGuesses',
      'payments.resumeByFamilyAdmin',
      'payments.resumeFailed',
    ],
    perMinute: 10,
  }),
  cardAtTheDoor: defineCall({
    method: 'POST',
    path: '/api/auth/card-at-the-door',
    summary: 'Where a family admin who could not sign in enters another card',
    access: OPEN,
    body: sent({ username: name, password: typedPassword }),
    reply: z.object({
      success: z.literal(true),
      data: z.object({
        cardFields,
        publicKey: z.string().nullable(),
        /** With which the drop-in is opened. */
        clientToken: z.string().nullable(),
      }),
    }),
    errors: [
      'auth.demoOnlyHere',
      'auth.wrongCredentials',
      'auth.tooManyGuesses',
      'payments.resumeByFamilyAdmin',
      'payments.clientTokenFailed',
    ],
    perMinute: 10,
  }),
  updateToken: defineCall({
    method: 'GET',
    path: '/api/auth/updateToken',
    summary: 'Renew the session; the person is read again',
    access: 'signedIn',
    withGivenPassword: true,
    reply: signedIn,
    errors: ['session.invalid', ...entryErrors],
  }),
  signOut: defineCall({
    method: 'POST',
    path: '/api/auth/sign-out',
    summary: 'Ends the session: its token and those renewed from it open nothing any more',
    access: 'signedIn',
    withGivenPassword: true,
    // The way back to the own account.
    whileViewing: 'answered',
    reply: done,
  }),
  joinTeam: defineCall({
    method: 'POST',
    path: '/api/auth/join-team',
    summary: 'Somebody joins those who play; a session for all of them',
    access: 'learner',
    body: sent({ username: name, password: typedPassword }),
    reply: signedIn,
    errors: [
      'access.denied',
      'session.invalid',
      'auth.wrongCredentials',
      'auth.tooManyGuesses',
      'auth.twiceInTeam',
      'auth.notOneTeam',
      ...entryErrors,
    ],
  }),
  leaveTeam: defineCall({
    method: 'POST',
    path: '/api/auth/leave-team',
    summary: 'One of those who play leaves; a session for the others',
    access: 'learner',
    body: sent({ learnerId: id }),
    reply: signedIn,
    errors: ['access.denied', 'session.invalid', ...entryErrors],
  }),
  familyLogins: defineCall({
    method: 'GET',
    path: '/api/auth/get-family-logins-by-family-id/{familyId}',
    summary:
      'Faces of a family, to choose who is playing: with first names where the member or an adult has signed in before, elsewhere with first letters. Empty when the family does not want to be listed',
    access: OPEN,
    params: sent({ familyId: id }),
    reply: z.object({
      success: z.literal(true),
      data: z.object({
        learningCenterUrl: z.string(),
        onePerson: z.boolean(),
        members: z.array(familyLogin),
      }),
    }),
    errors: ['notFound', 'request.tooMany'],
    perMinute: 60,
  }),
  cleverLogin: defineCall({
    method: 'POST',
    path: '/api/auth/clever-login',
    summary: 'Sign in with the code a school sign-in came back with',
    access: OPEN,
    body: sent({ code: z.string().min(1).max(500), url: z.url().max(2000) }),
    reply: signedIn,
    errors: ['auth.cleverFailed', ...entryErrors],
    perMinute: 30,
  }),
  cleverStart: defineCall({
    method: 'GET',
    path: '/api/auth/clever-start',
    summary: 'The address of the school sign-in; it comes back to /login/clever with code and state',
    access: OPEN,
    query: sent({ url: z.url().max(2000), state: z.string().min(16).max(200) }),
    reply: z.object({ success: z.literal(true), url: z.string() }),
    errors: ['request.invalid'],
  }),
  forgotPassword: defineCall({
    method: 'POST',
    path: '/api/users/forgot-password',
    summary: 'Sends a link to set a new password; the answer is the same for known and unknown',
    access: OPEN,
    body: sent({ email }),
    reply: done,
    perMinute: 10,
  }),
  passwordLink: defineCall({
    method: 'GET',
    path: '/api/users/password-link/{token}',
    summary: 'Whether a link to set a password can still be used; of a family, whose password it can set now',
    access: OPEN,
    params: sent({ token: linkToken }),
    reply: z.object({
      success: z.literal(true),
      kind: z.enum(['user', 'family']),
      people: z.array(linkPerson),
      /** The first link of a family: nobody of it has a password yet. */
      isWelcome: z.boolean(),
      /** Of a family: where its faces are. */
      signInPath: z.string().nullable(),
    }),
    errors: ['auth.linkInvalid'],
    perMinute: 30,
  }),
  setPassword: defineCall({
    method: 'POST',
    path: '/api/users/set-password',
    summary:
      'Uses a link: sets the password of a user, or of one person of a family, first an adult and then the children. The answer says who is left',
    access: OPEN,
    body: sent({ token: linkToken, password: newPassword, memberId: id.optional() }),
    reply: z.object({ success: z.literal(true), people: z.array(linkPerson) }),
    errors: ['auth.linkInvalid', 'request.invalid', ...passwordErrors],
    perMinute: 10,
  }),
  confirmEmail: defineCall({
    method: 'POST',
    path: '/api/users/confirm-email',
    summary: 'Uses the link that was sent to a new email: from now on it is the one of the account',
    access: OPEN,
    body: sent({ token: linkToken }),
    reply: done,
    errors: ['auth.linkInvalid', 'request.notUnique'],
    perMinute: 10,
  }),
  userForgotPassword: defineCall({
    method: 'POST',
    path: '/api/users/{id}/forgot-password',
    summary: 'Somebody in charge sends a user the link to set a new password',
    access: { admin: { users: { edit: true } } },
    tenant: { 'params.id': 'user' },
    params: sent({ id }),
    reply: done,
    errors: ['notFound', 'request.tooMany'],
  }),
  myAccount: defineCall({
    method: 'GET',
    path: '/api/users/my-account',
    summary: 'The own account',
    access: STAFF,
    withGivenPassword: true,
    reply: z.object({
      success: z.literal(true),
      data: z.object({
        _id: id,
        firstname: z.string(),
        lastname: z.string(),
        email: z.string(),
        locale: localeCode,
        temporaryPassword: z.boolean(),
        /** Waits for the link that was sent to it. */
        pendingEmail: z.string().nullable(),
      }),
    }),
  }),
  saveMyAccount: defineCall({
    method: 'PUT',
    path: '/api/users/my-account',
    summary:
      'Changes the own name, language or password; a new email waits for the link that is sent to it. The answer is a new token',
    access: STAFF,
    withGivenPassword: true,
    body: sent({
      firstname: ownName,
      lastname: ownName,
      email,
      locale: localeCode,
      currentPassword: z.string().max(PASSWORD_MAX_LENGTH).optional(),
      newPassword: newPassword.optional(),
    }),
    reply: signedIn.extend({ pendingEmail: z.string().nullable() }),
    errors: [
      'request.invalid',
      'auth.wrongPassword',
      'auth.tooManyGuesses',
      ...passwordErrors,
      'request.tooMany',
      'auth.samePassword',
      'request.notUnique',
      'request.badEmail',
    ],
    perMinute: 30,
  }),
};
