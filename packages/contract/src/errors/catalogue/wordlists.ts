import type { ErrorEntries } from '../error-entry.ts';

/** Spec 2 §5 (word lists) and spec 3 §5.2 (generation from wordlists). */
export const wordlistsErrors = {
  'wordlists.wordsNotFound': { status: 422, text: 'Following words not found in DB: {list}' },
  'wordlists.noWordsOfLocale': { status: 422, text: 'Words of selected locale was not founded in DB.' },
  'wordlists.wordsWithoutImage': { status: 422, text: 'Following words have not associated image with it.' },
  'wordlists.templatesWithoutGenerator': {
    status: 422,
    text: 'Following templates dont have generating functions.',
  },
  'wordlists.notEnoughAfterFilter': {
    status: 422,
    text: 'Not enough words after filtering by template criteria',
  },
  'wordlists.templateRefused': { status: 422, text: '{template}: {reason}' },
  'wordlists.minSixWords': { status: 422, text: 'Should be minimum 6 words' },
  'wordlists.minThreeWords': { status: 422, text: 'Should be minimum 3 words' },
  'wordlists.minThreeSearchWords': { status: 422, text: 'Should be minimum three words' },
  'wordlists.minThreePictures': { status: 422, text: 'Should be minimum 3 words with pictures' },
  'wordlists.noSentence': { status: 422, text: "{word} - Didn't has a sentence" },
  'wordlists.notInSentence': { status: 422, text: '{word} - Not found in its sentence' },
  'wordlists.sentenceLength': { status: 422, text: '{word} - Its sentence should have 3 to 12 words' },
  'wordlists.fewSyllables': { status: 422, text: '{word} - Should have at least 2 syllables' },
  'wordlists.manySyllables': { status: 422, text: '{word} - Should have at most 10 syllables' },
  'wordlists.nothingToChoose': {
    status: 422,
    text: '{word} - The list has nothing else to choose from: add words with other letters',
  },
  'wordlists.noMeaning': { status: 422, text: '{word} - Has nothing that this template could show for it' },
  'wordlists.sameMeaning': {
    status: 422,
    text: '{word} - Has the same picture or definition as another word',
  },
  'wordlists.asRight': { status: 422, text: '{word} - Would be as right as another word of the list' },
  'wordlists.neverTogether': {
    status: 422,
    text: '{word} - Is kept apart from another word of the list',
  },
  'wordlists.assetsMissing': {
    status: 422,
    text: 'Files of these words are missing. The group can be made without them, which may cause errors.',
  },
  'wordlists.missingAudio': { status: 422, text: 'Missing audio for words - {list}' },
  'wordlists.audioRequired': {
    status: 422,
    text: "Audio required for the template and following words don't have it - {list}",
  },
  'wordlists.groupNameTaken': {
    status: 409,
    text: 'The activity Group name is already taken. Use a different name.',
  },
  'wordlists.noneChosen': { status: 400, text: 'Choose at least one game' },
  'wordlists.nameRequired': { status: 400, text: 'A wordlist for general use needs a name' },
  'wordlists.categoriesRequired': {
    status: 400,
    text: 'A wordlist for general use needs educational categories',
  },
  'wordlists.tooFewWords': { status: 400, text: 'A wordlist for general use needs at least 5 words' },
  'wordlists.changedByOthers': {
    status: 409,
    text: 'This wordlist was changed in the meantime, in another window or by somebody else. Compare both and choose what stays',
  },
  'words.notYours': {
    status: 403,
    text: 'Somebody else made this word. You can add what is missing, or make a meaning of your own',
  },
  'wordlists.inUse': {
    status: 409,
    text: 'Activities were made of this wordlist. It stays as long as they do',
  },
} as const satisfies ErrorEntries;
