import { DISTRACTORS, distractorsFor } from '@flink/game-kit/model/generate/distractors.ts';
import { othersInSentence } from '@flink/game-kit/model/generate/same-meaning.ts';
import { aboutWord, wordGame } from '@flink/game-kit/model/generate/word-game.ts';
import type { RandomState } from '@flink/game-kit/model/random.ts';
import { findWord } from '@flink/game-kit/model/text/find-word.ts';
import { criteria } from '../facts.ts';
import { writtenLike } from './case-shape.ts';
import type { MissingElementsData, MissingElementsOptions, Problem, Run } from './schema.ts';
import { GENERATED_FONT_SIZE, optionsSchema } from './schema.ts';

/** The sentence with its word marked; null where it does not occur. */
function markedIn(sentence: string, word: string, locale: string): Run[] | null {
  const found = findWord(sentence, word, locale);
  if (found === null) return null;
  return [
    { text: sentence.slice(0, found.start), marked: false },
    { text: sentence.slice(found.start, found.end), marked: true },
    { text: sentence.slice(found.end), marked: false },
  ].filter(({ text }) => text !== '');
}

/** One problem per word: its sentence with a gap, and three words to fill it with. */
export const generator = wordGame<MissingElementsData, MissingElementsOptions>({
  criteria,
  // Spec 3 §5.2: '{word} - Didn't has a sentence'.
  leavesOut: (word, _asked, locale) => {
    const sentence = word.sentence?.trim();
    if (!sentence) return aboutWord('noSentence', word);
    return findWord(sentence, word.word, locale) === null ? aboutWord('notInSentence', word) : null;
  },
  make: (asked, { random: seed, locale, list, criteria: { minWords } }) => {
    let random: RandomState = seed;
    const problems = asked.flatMap((one): Problem[] => {
      const { word, sentence = '', sentenceAudio, picture, definition = '' } = one;
      const others = distractorsFor(random, one, othersInSentence(one, list, locale), locale);
      random = others.random;
      const text = markedIn(sentence.trim(), word, locale);
      const found = text?.find(({ marked }) => marked)?.text;
      if (!text || !found || others.value.length === 0) return [];
      const write = writtenLike(found, word, locale, text[0]?.marked === true);
      return [
        {
          id: word,
          // Many a word fits a sentence; its picture, or what it means, tells which one is meant.
          task: {
            text: picture ? '' : definition.trim(),
            ...(picture ? { image: picture } : {}),
            ...(sentenceAudio ? { audio: sentenceAudio } : {}),
          },
          text,
          incorrectAnswers: others.value.slice(0, DISTRACTORS).map((other) => write(other.word)),
        },
      ];
    });
    if (problems.length < minWords) return null;
    return {
      options: optionsSchema.parse({ randomOrder: true, delayBeforeNext: 1, fontSize: GENERATED_FONT_SIZE }),
      gameData: { problems },
    };
  },
});
