import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { type RandomState, shuffle } from '@flink/game-kit/model/random.ts';
import type { Generator, GeneratorWord } from '@flink/game-kit/model/template.ts';
import { writtenLike } from './case-shape.ts';
import type { MissingElementsData, MissingElementsOptions, Problem, Run } from './schema.ts';
import { optionsSchema } from './schema.ts';

/** Spec 3 §9: fill-in incorrect answers are 2 picks; generated word games use 12 words; font size 32 when generated. */
const DISTRACTORS = 2;
const MOST_WORDS = 12;
const LEAST_WORDS = 3;
const FONT_SIZE = 32;

const OF_A_WORD = /[\p{L}\p{M}\p{N}]/u;

/** The sentence with its word marked, whatever its case and where it stands alone; null where it does not occur. */
function markedIn(sentence: string, word: string, locale: string): Run[] | null {
  const wanted = word.toLocaleLowerCase(locale);
  for (let start = 0; start + word.length <= sentence.length; start += 1) {
    const end = start + word.length;
    const found = sentence.slice(start, end);
    if (found.toLocaleLowerCase(locale) !== wanted) continue;
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
function sentenceIssue({ word, sentence }: GeneratorWord, locale: string): Issue[] {
  if (!sentence?.trim()) return [{ code: 'word.noSentence', path: [word] }];
  return markedIn(sentence, word.trim(), locale) === null
    ? [{ code: 'word.notInSentence', path: [word] }]
    : [];
}

/** A word that the list writes twice, with a capital and without, is one word. */
function differentWords(words: readonly GeneratorWord[], locale: string): readonly GeneratorWord[] {
  const small = words.map(({ word }) => word.trim().toLocaleLowerCase(locale));
  return words.filter((_word, index) => small.indexOf(small[index] ?? '') === index);
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
    minWords: LEAST_WORDS,
  },
  defaultForReports: false,
  generate: (listed, { random: seed, locale }) => {
    const issues = listed.flatMap((word) => sentenceIssue(word, locale));
    if (issues.length > 0) return { ok: false, issues };
    const words = differentWords(listed, locale);
    if (words.length < LEAST_WORDS) return { ok: false, issues: [{ code: 'words.notEnough', path: [] }] };
    let random: RandomState = seed;
    const problems = words
      .slice(0, MOST_WORDS)
      .map(({ word, sentence = '', sentenceAudio, picture }): Problem => {
        const others = shuffle(
          random,
          words.filter((other) => other.word !== word),
        );
        random = others.random;
        const text = markedIn(sentence.trim(), word.trim(), locale) ?? [];
        const found = text.find(({ marked }) => marked)?.text ?? word;
        const write = writtenLike(found, word, locale);
        return {
          id: word,
          // Many a word fits a sentence; its picture tells which one is meant.
          task: {
            text: '',
            ...(picture ? { image: picture } : {}),
            ...(sentenceAudio ? { audio: sentenceAudio } : {}),
          },
          text,
          incorrectAnswers: others.value.slice(0, DISTRACTORS).map((other) => write(other.word)),
        };
      });
    return {
      ok: true,
      options: optionsSchema.parse({ randomOrder: true, delayBeforeNext: 1, fontSize: FONT_SIZE }),
      gameData: { problems },
    };
  },
};
