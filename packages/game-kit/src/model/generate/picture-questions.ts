import { type RandomState, shuffle } from '../random.ts';
import type { Generated, GeneratorTask, GeneratorWord, WordCriteria } from '../template.ts';

/** Spec 3 §9: question templates use 2 distractors; generated word games use 12 words. */
export const DISTRACTORS = 2;
export const MOST_WORDS = 12;

/** decisions.md, table of templates: find-the-one and moving answers. */
export const PICTURE_CRITERIA: WordCriteria = {
  imageRequired: true,
  audioRequired: false,
  hyphenAllowed: true,
  spacesAllowed: true,
  maxWordLength: 30,
  minWords: 3,
};

/** A word to read or hear, its picture, and others. */
export interface PictureQuestion {
  readonly id: string;
  readonly question: { readonly text: string; readonly audio?: string };
  readonly right: { readonly text: string; readonly image: string };
  readonly others: readonly { readonly text: string; readonly image: string }[];
}

interface Pictured extends GeneratorWord {
  readonly picture: string;
}

const isPictured = (word: GeneratorWord): word is Pictured => Boolean(word.picture);

/** One problem per word, in the shape of the template that asks. */
export function pictureQuestions<Problem, Options>(
  words: readonly GeneratorWord[],
  task: GeneratorTask,
  made: { readonly options: Options; problem(question: PictureQuestion): Problem },
): Generated<{ problems: Problem[] }, Options> {
  const pictured = words.filter(isPictured);
  if (pictured.length < PICTURE_CRITERIA.minWords)
    return { ok: false, issues: [{ code: 'words.notEnough', path: [] }] };
  // Two words with one picture: each would be as right as the other.
  const pictures = [...new Set(pictured.map(({ picture }) => picture))];
  // Spec 3 §5.2: 'Should be minimum 3 words with pictures'.
  if (pictures.length <= DISTRACTORS) return { ok: false, issues: [{ code: 'words.fewPictures', path: [] }] };
  let random: RandomState = task.random;
  const problems = pictured.slice(0, MOST_WORDS).map(({ word, picture, wordAudio }) => {
    const others = shuffle(
      random,
      pictures.filter((other) => other !== picture),
    );
    random = others.random;
    return made.problem({
      id: word,
      question: { text: word, ...(wordAudio ? { audio: wordAudio } : {}) },
      right: { text: '', image: picture },
      others: others.value.slice(0, DISTRACTORS).map((image) => ({ text: '', image })),
    });
  });
  return { ok: true, options: made.options, gameData: { problems } };
}
