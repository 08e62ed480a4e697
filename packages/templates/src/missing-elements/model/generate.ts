import type { Issue } from '@flink/game-kit/model/issue.ts';
import { type RandomState, shuffle } from '@flink/game-kit/model/random.ts';
import type { Generator, GeneratorWord } from '@flink/game-kit/model/template.ts';
import type { MissingElementsData, MissingElementsOptions, Problem, Run } from './schema.ts';
import { optionsSchema } from './schema.ts';

/** Spec 3 §9: fill-in incorrect answers are 2 picks; generated word games use 12 words; font size 32 when generated. */
const DISTRACTORS = 2;
const MOST_WORDS = 12;
const FONT_SIZE = 32;

const OF_A_WORD = /[\p{L}\p{M}\p{N}]/u;

/** The sentence with its word marked, whatever its case and where it stands alone; null where it does not occur. */
function markedIn(sentence: string, word: string): Run[] | null {
  const wanted = word.toLowerCase();
  for (let start = 0; start + word.length <= sentence.length; start += 1) {
    const end = start + word.length;
    const found = sentence.slice(start, end);
    if (found.toLowerCase() !== wanted) continue;
    if (OF_A_WORD.test(sentence.charAt(start - 1)) || OF_A_WORD.test(sentence.charAt(end))) continue;
    return [
      { text: sentence.slice(0, start), marked: false },
      { text: found, marked: true },
      { text: sentence.slice(end), marked: false },
    ].filter(({ text }) => text !== '');
  }
  return null;
}

/** Spec 3 §5.2: '{word} - Didn't has a sentence'; the word is the way to it. */
function sentenceIssue({ word, sentence }: GeneratorWord): Issue[] {
  if (!sentence?.trim()) return [{ code: 'word.noSentence', path: [word] }];
  return markedIn(sentence, word.trim()) === null ? [{ code: 'word.notInSentence', path: [word] }] : [];
}

/** One problem per word: its sentence with a gap, and three words to fill it with. */
export const generator: Generator<MissingElementsData, MissingElementsOptions> = {
  /** decisions.md, table of templates. */
  criteria: {
    imageRequired: false,
    audioRequired: false,
    hyphenAllowed: true,
    spacesAllowed: false,
    maxWordLength: 20,
    minWords: 3,
  },
  defaultForReports: false,
  generate: (words, task) => {
    const issues = words.flatMap(sentenceIssue);
    if (issues.length > 0) return { ok: false, issues };
    let random: RandomState = task.random;
    const problems = words
      .slice(0, MOST_WORDS)
      .map(({ word, sentence = '', sentenceAudio, picture }): Problem => {
        const others = shuffle(
          random,
          words.filter((other) => other.word !== word),
        );
        random = others.random;
        return {
          id: word,
          // Many a word fits a sentence; its picture tells which one is meant.
          task: {
            text: '',
            ...(picture ? { image: picture } : {}),
            ...(sentenceAudio ? { audio: sentenceAudio } : {}),
          },
          text: markedIn(sentence.trim(), word.trim()) ?? [],
          incorrectAnswers: others.value.slice(0, DISTRACTORS).map((other) => other.word),
        };
      });
    return {
      ok: true,
      options: optionsSchema.parse({ randomOrder: true, delayBeforeNext: 1, fontSize: FONT_SIZE }),
      gameData: { problems },
    };
  },
};
