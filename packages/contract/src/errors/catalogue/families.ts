import type { ErrorEntries } from '../error-entry.ts';

/** Spec 1 §5 (register form, pending registration, family form, learning goal) and §8. */
export const familiesErrors = {
  'registration.codeUnavailable': { status: 404, text: 'This code is not available' },
  'registration.codeCheckFailed': { status: 500, text: 'Something goes wrong' },
  'registration.failed': { status: 500, text: 'Something goes wrong' },
  'registration.notPaid': { status: 402, text: 'Not paid' },
  'registration.alreadyCompleted': { status: 409, text: 'Already completed' },
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
  'families.onePerson': { status: 403, text: 'This product is for one person, there is no family to change' },
  'families.noRoom': { status: 400, text: 'There is no room for another member' },
  'goals.needsFamilyMember': {
    status: 403,
    text: 'You must log in with another family member to set your learning goal',
  },
  'goals.dateInPast': { status: 400, text: 'The date may not be in the past' },
  'points.notOffered': { status: 403, text: 'There are no rewards here' },
  'points.needsAdult': { status: 403, text: 'An adult of the family must be signed in' },
  'points.notEnough': { status: 409, text: 'There are not enough points yet' },
} as const satisfies ErrorEntries;
