import type { ErrorEntries } from '../error-entry.ts';

/** What any call can answer; the texts of fields are those of spec 1 §5 and spec 3 §5.4. */
export const requestErrors = {
  'request.invalid': { status: 400, text: 'Something in the request is not right' },
  'request.malformedJson': { status: 400, text: 'The request is not valid JSON' },
  'request.tooSlow': { status: 408, text: 'The request took too long to arrive' },
  'request.tooLarge': { status: 413, text: 'The request is too large' },
  'request.unsupportedMediaType': { status: 415, text: 'This kind of content is not accepted' },
  'request.tooMany': { status: 429, text: 'Too many requests. Wait a moment and try again' },
  'request.unknownField': { status: 400, text: 'This field is not known' },
  'request.wrongType': { status: 400, text: 'This value has the wrong type' },
  'request.required': { status: 400, text: 'Required' },
  'request.tooLong': { status: 400, text: 'This is too long' },
  'request.tooShort': { status: 400, text: 'This is too short' },
  'request.outOfRange': { status: 400, text: 'This value is out of range' },
  'request.hiddenSigns': {
    status: 400,
    text: 'This holds hidden signs that change how it is read. Write it again by hand',
  },
  'request.notAllowed': { status: 400, text: 'This value is not allowed' },
  'request.notNumber': { status: 400, text: 'Should be a number' },
  'request.notUnique': { status: 409, text: 'Should be unique' },
  'request.badEmail': { status: 400, text: 'Invalid email address' },
  'request.tooFewSelected': { status: 400, text: 'At least {min} must be selected' },
  notFound: { status: 404, text: 'Not found' },
  'route.notFound': { status: 404, text: 'There is nothing at this address' },
  'method.notAllowed': { status: 405, text: 'This address does not take this method' },
  conflict: { status: 409, text: 'This was changed in the meantime. Load it again and try once more' },
  'server.failed': { status: 500, text: 'Something went wrong.' },
  'server.unavailable': { status: 503, text: 'The service is not ready. Try again in a moment' },
  'server.databaseAway': {
    status: 503,
    text: 'Flink cannot reach its data just now. Try again in a moment',
  },
  'server.storageFull': {
    status: 503,
    text: 'There is no room left to save this. Please tell the people who run Flink here',
  },
  'server.unreachable': { status: 503, text: 'Error connecting to server.' },
  'server.noResponse': { status: 503, text: 'No response from server' },
} as const satisfies ErrorEntries;
