import type { ErrorEntries } from '../error-entry.ts';

/** Spec 1 §5 (register form, pending registration, family form, learning goal) and §8. */
export const familiesErrors = {
  'registration.codeUnavailable': { status: 404, text: 'This code is not available' },
  'registration.codeCheckFailed': { status: 500, text: 'Something goes wrong' },
  'registration.failed': { status: 500, text: 'Something goes wrong' },
  'registration.notPaid': { status: 402, text: 'Not paid' },
  'registration.alreadyCompleted': { status: 409, text: 'Already completed' },
  'registration.noPlanFree': {
    status: 409,
    text: 'All places of this learning center are taken. Please ask there for one',
  },
  'registration.remindedToday': {
    status: 409,
    text: 'This person was reminded within the last day. Try again tomorrow',
  },
  'registration.paidStays': {
    status: 409,
    text: 'Money was paid for this registration. Give it back before you delete the registration',
  },
  'registration.wrongPhone': { status: 400, text: 'Wrong phone number' },
  'registration.nameTooShort': { status: 400, text: 'Min length 3 characters' },
  'registration.usernameTooShort': { status: 400, text: 'Min length 3 characters' },
  'registration.usernameLetters': { status: 400, text: 'Only letters, digits, dots, dashes and underscores' },
  'registration.yobTooShort': { status: 400, text: 'Min length 4 characters' },
  'registration.yobTooLong': { status: 400, text: 'Max length 4 characters' },
  'families.memberRequired': { status: 400, text: 'Required for member' },
  'families.fetchFailed': { status: 500, text: 'Failed to fetch family members: {reason}' },
  'families.saveFailed': { status: 500, text: 'Error while saving family member data' },
  'families.onlyFamilyAdmin': { status: 403, text: 'Only the family admin can change the family' },
  'families.deletionWaits': {
    status: 409,
    text: "This family has played. Ask for its deletion on the family's page: it is done after 7 days and can be taken back until then",
  },
  'families.notPrepaid': { status: 409, text: 'This family does not pay by the hour' },
  'families.onePerson': { status: 403, text: 'This product is for one person, there is no family to change' },
  'families.noRoom': { status: 400, text: 'There is no room for another member' },
  'families.adultStays': {
    status: 400,
    text: 'This person signs in as an adult and stays one. Ask your learning center if that is wrong',
  },
  'families.onlyItsCenter': { status: 403, text: "Only the family's learning center may do this" },
  'families.paysWithCard': {
    status: 403,
    text: 'A card is kept for this family. Adults set their password with the link that "Forgot password" sends',
  },
  'families.emailStays': {
    status: 403,
    text: 'A card is kept for this family. Its email stays until the family has removed the card in its account',
  },
  'personalData.onlyAdults': { status: 403, text: 'Only an adult of the family may do this' },
  'personalData.onlyFamilyAdmin': { status: 403, text: 'Only the family admin may do this' },
  'personalData.onlyHeadOffice': { status: 403, text: 'Only the head office may delete at once' },
  'personalData.familyAsked': {
    status: 403,
    text: 'The family asked for this itself, and only the family takes it back',
  },
  'personalData.wrongName': { status: 400, text: 'This is not the name' },
  'personalData.holdsFamily': {
    status: 409,
    text: 'This person holds the account of the family and is deleted with the whole family',
  },
  'personalData.subscriptionRuns': {
    status: 409,
    text: 'A subscription of the family is still running. Cancel it first, then ask again',
  },
  'personalData.askedOften': {
    status: 429,
    text: 'This was asked for and taken back several times today. Try again tomorrow',
  },
  'personalData.noArchive': { status: 409, text: 'There is no archive to fetch. Ask for a new one' },
  'goals.needsFamilyMember': {
    status: 403,
    text: 'You must log in with another family member to set your learning goal',
  },
  'goals.dateInPast': { status: 400, text: 'The date may not be in the past' },
  'points.notOffered': { status: 403, text: 'There are no rewards here' },
  'points.needsAdult': { status: 403, text: 'An adult of the family must be signed in' },
  'points.notEnough': { status: 409, text: 'There are not enough points yet' },
} as const satisfies ErrorEntries;
