import type { ErrorEntries } from '../error-entry.ts';

/** Why a school sign-in failed: the {reason} of `auth.cleverFailed` (spec 1 §8). */
export const schoolSignInErrors = {
  'school.codeRefused': { status: 403, text: 'this sign-in has expired or was already used' },
  'school.notAllowed': { status: 502, text: 'your school did not let Flink read who you are' },
  'school.noAnswer': { status: 502, text: 'the school sign-in does not answer' },
  'school.notSetUp': { status: 404, text: 'school sign-in is not set up here' },
  'school.badAnswer': {
    status: 502,
    text: 'the school sign-in gave an answer that Flink does not understand',
  },
  'school.unknownType': { status: 403, text: 'this kind of school account cannot be used here' },
  'school.noAccount': { status: 403, text: 'your school account is not connected to Flink yet' },
  /** Reading the lists of a district; {reason} is one of the above or of these. */
  'school.listsFailed': { status: 502, text: 'The lists of the school could not be read: {reason}' },
  'school.tokenEnded': { status: 403, text: 'the access token has ended or was withdrawn' },
  'school.askLater': { status: 502, text: 'the school sign-in is busy and asks to wait a few minutes' },
  'school.incomplete': { status: 502, text: 'the lists broke off before their end' },
  /** Linking a district to an organisation. */
  'school.tokenRefused': {
    status: 422,
    text: 'This access token is not accepted. Copy it again from Clever.',
  },
  'school.otherDistrict': { status: 422, text: 'This access token belongs to another district.' },
  'school.districtTaken': { status: 409, text: 'This district is linked to another organization.' },
  'school.notLinked': { status: 409, text: 'This organization is not linked to a school district.' },
  'school.nothingWaits': { status: 409, text: 'No sync is waiting for approval any more.' },
  'school.notFromHere': { status: 403, text: 'A sync can only be started from the office.' },
  /** Why somebody on the school's lists was not taken over. */
  'school.noEmail': { status: 422, text: 'The school gives no valid email for this teacher.' },
  'school.emailTaken': { status: 409, text: 'Another account already uses this email.' },
  'school.noSchool': { status: 422, text: 'The school of this person is not on the list.' },
  'school.noName': { status: 422, text: 'The school gives no name for this person.' },
  'school.noFamily': { status: 422, text: 'No child of this person could be taken over.' },
} as const satisfies ErrorEntries;
