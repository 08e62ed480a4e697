import type { ErrorEntries } from '../error-entry.ts';

/** Spec 3 §5.1, §5.3, §5.4 and §8: activities, their editor, imports and speech. */
export const makeErrors = {
  'activities.saveFailed': { status: 500, text: 'Error while saving data. Try again please' },
  'activities.copyFailed': { status: 500, text: 'Error copy activity' },
  'activities.noValidation': { status: 422, text: 'Missing validate activity function' },
  'activities.changedByOthers': {
    status: 409,
    text: 'Somebody else has changed the same part in the meantime. Compare both and choose what stays',
  },
  'activities.notReady': {
    status: 422,
    text: 'Learners have this activity in their menu, and it cannot be played like this yet. Mend what is marked, then publish it',
  },
  'activities.dataTooLarge': {
    status: 413,
    text: 'This activity is too large to be sent like this. It has to come as a file',
  },
  'activities.badData': { status: 400, text: 'This is not the data of an activity' },
  'activities.nameRequired': { status: 400, text: 'An activity needs a name' },
  'activities.templateNotOffered': {
    status: 422,
    text: 'Activities of this template are made from wordlists',
  },
  'activities.unknownLanguage': { status: 400, text: 'This language is not offered here' },
  'activities.translationIncomplete': {
    status: 422,
    text: 'Some texts are not translated yet. Learners see this language when nothing is missing',
  },
  'activities.translationUnplayable': {
    status: 422,
    text: 'Everything is translated, but it cannot be played like this yet. Mend what is marked, then publish it',
  },
  'translations.badFile': {
    status: 422,
    text: 'This file cannot be read. Export the texts again and change only the translations',
  },
  'translations.otherLanguage': { status: 422, text: 'This file is for another language' },
  'translations.tooManyActivities': {
    status: 422,
    text: 'A file may hold 500 activities. Import it in parts',
  },
  'translations.tooManyToExport': {
    status: 422,
    text: 'More than 500 activities match. Narrow the list with a filter, then export it',
  },
  'translations.oneSourceLanguage': {
    status: 422,
    text: 'An XLIFF file holds one source language. Choose it under Translate from, then export',
  },
  'translations.nothingToExport': { status: 422, text: 'No activity matches, so there is nothing to export' },
  'activities.inUse': {
    status: 409,
    text: 'This activity is still used. Take it out of the menus and groups first',
  },
  'activities.hasLearnerWorks': {
    status: 409,
    text: 'Learners saved work in this activity ({n}). Deleting the activity would delete their work',
  },
  'activities.inUseUnseen': {
    status: 409,
    text: 'This activity is still used. Groups in which it stands and that you do not see: {n}. Ask who makes them',
  },
  'activities.ownLanguage': { status: 409, text: 'The activity is in this language already' },
  'activities.languageTaken': {
    status: 409,
    text: 'The activity has a translation into this language. Take the translation out first',
  },
  'activities.languageNotBegun': {
    status: 409,
    text: 'The activity has no translation into this language, or somebody has taken it out. Add the language first',
  },
  'publishing.alreadyRequested': {
    status: 409,
    text: 'This activity is already waiting to be published. Withdraw that request first',
  },
  'publishing.alreadyThere': {
    status: 409,
    text: 'This activity is already in that group',
  },
  'publishing.decided': {
    status: 409,
    text: 'This request was decided or withdrawn in the meantime',
  },
  'publishing.groupGone': {
    status: 409,
    text: 'The group was deleted. Choose another group',
  },
  'publishing.notReady': {
    status: 422,
    text: 'This activity is not ready yet. Fix what is marked and publish it, then try again',
  },
  'menus.notReady': {
    status: 422,
    text: 'Not ready to be played, so not put into the menu: {names}',
  },
  'categories.notYours': { status: 403, text: 'This category belongs to a scope that you do not work in' },
  'categories.noLevelSelected': { status: 400, text: 'You must select value in left column firstly.' },
  'editor.noLocaleSelected': { status: 400, text: 'No selected locale' },
  'editor.badTextOrder': { status: 400, text: 'A number from 1 to {max}' },
  'groups.inUse': { status: 409, text: 'This group still stands in another one. Take it out there first' },
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
  'strings.onlyTranslations': { status: 403, text: 'You may translate texts, but not make new ones' },
  'strings.otherPlaceholders': {
    status: 400,
    text: 'The words in curly brackets must be the same as in English',
  },
  'strings.leadsElsewhere': {
    status: 400,
    text: 'A mail has no address of its own, and its link stands alone between spaces or on a line of its own',
  },
  'strings.unknownNumber': {
    status: 400,
    text: 'A number with # stands for a text that does not exist in this language',
  },
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
