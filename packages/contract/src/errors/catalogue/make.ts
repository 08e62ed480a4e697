import type { ErrorEntries } from '../error-entry.ts';

/** Spec 3 §5.1, §5.3, §5.4 and §8: activities, their editor, imports and speech. */
export const makeErrors = {
  'activities.saveFailed': { status: 500, text: 'Error while saving data. Try again please' },
  'activities.copyFailed': { status: 500, text: 'Error copy activity' },
  'activities.noValidation': { status: 422, text: 'Missing validate activity function' },
  'categories.noLevelSelected': { status: 400, text: 'You must select value in left column firstly.' },
  'editor.noLocaleSelected': { status: 400, text: 'No selected locale' },
  'editor.badTextOrder': { status: 400, text: 'A number from 1 to {max}' },
  'import.unsupportedFiles': {
    status: 400,
    text: 'Following files are not supported, please remove them from the set',
  },
  'import.noTextFile': { status: 400, text: 'You must have a text file to import questions.' },
  'import.manyTextFiles': {
    status: 400,
    text: 'You have too many question files. You must have a single text file to import questions.',
  },
  'legacy.movingTemplateUnknown': { status: 422, text: 'Moving template not recognized' },
  'legacy.gameDataMissing': { status: 422, text: 'Error fetching gameData.js file' },
  'legacy.optionsMissing': { status: 422, text: 'Error fetching optionsData_activity.js file' },
  'speech.noText': { status: 400, text: 'There is no text to speak' },
  'speech.noLocales': { status: 400, text: 'Tried to generate TTS with no available locales' },
  'speech.noFile': { status: 502, text: 'No file returned from generate TTS function' },
  'strings.localeNotFound': { status: 404, text: 'Locale not found' },
  'strings.translationNotFound': { status: 404, text: 'Translate not found' },
  'strings.valueNotFound': { status: 404, text: 'Value not found' },
  'recorder.noMicrophone': { status: 400, text: 'Microphone not found' },
  'recorder.notAllowed': {
    status: 400,
    text: 'I may not listen yet. A grown-up can allow the microphone in the browser, then press again.',
  },
  'recorder.failed': {
    status: 400,
    text: 'The recording did not work. Your page is safe. Try it once more.',
  },
} as const satisfies ErrorEntries;
