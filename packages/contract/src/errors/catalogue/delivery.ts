import type { ErrorEntries } from '../error-entry.ts';

/** Spec 3 §5.4 (uploads) and §8 (file reading); files, mail and text messages on their way in and out. */
export const deliveryErrors = {
  'files.tooLarge': { status: 413, text: 'Max size is {n}mb' },
  'files.tooManyUploads': {
    status: 409,
    text: 'Too many files that were never sent to their end wait here. Finish or wait until tomorrow, then send this one',
  },
  'files.tooMuchToday': {
    status: 409,
    text: 'You have sent and copied very much today. Nothing is lost: go on with this file tomorrow',
  },
  'files.typeNotAllowed': { status: 415, text: 'This type of file is not allowed' },
  'files.pictureTooLarge': {
    status: 413,
    text: 'This picture is too large. It may have up to {n} million pixels, and {side} on each side',
  },
  'files.pictureBroken': {
    status: 415,
    text: 'This picture cannot be read. Save it again and try once more',
  },
  'files.pdfActs': {
    status: 415,
    text: 'This PDF runs or carries something. Save it as a plain PDF, for example with Print, and try once more',
  },
  'files.filmTooLong': { status: 415, text: 'This film is too long. It may take 10 minutes' },
  'files.captions': {
    status: 415,
    text: 'These captions cannot be read. Save them as a WebVTT file (.vtt) and try once more',
  },
  'files.clip': {
    status: 415,
    text: 'This clip cannot be played. Its format is version 1 of flink-clip, with up to 600 KB',
  },
  'files.badKey': { status: 400, text: 'This is not a file name that can be used' },
  'files.notFound': { status: 404, text: 'The file was not found' },
  'files.linkExpired': { status: 403, text: 'This link has expired' },
  'files.linkInvalid': { status: 403, text: 'This link is not valid' },
  'files.linkUsed': { status: 409, text: 'This link has already taken a file. Ask for a new one' },
  'files.notYours': { status: 403, text: 'This file belongs to somebody else' },
  'files.notOfYourActivity': { status: 403, text: 'This is not the folder of an activity that you work on' },
  'files.emptyFile': { status: 400, text: 'The file is empty' },
  'files.rangeNotSatisfiable': { status: 416, text: 'The file does not have this part' },
  'files.readFailed': { status: 400, text: 'The file could not be read: {name}' },
  'outbox.goesOut': {
    status: 409,
    text: 'This message goes out to its recipient. Only they can read the link in it',
  },
  'outbox.notAgain': {
    status: 409,
    text: 'Only a message of the last day that could not be sent is tried again',
  },
  'mail.failed': { status: 502, text: 'The email could not be sent' },
  'mail.badAddress': { status: 400, text: 'Invalid email address' },
  'sms.failed': { status: 502, text: 'The text message could not be sent' },
} as const satisfies ErrorEntries;
