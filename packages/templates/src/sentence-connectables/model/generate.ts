import { aboutWord, wordGame } from '@flink/game-kit/model/generate/word-game.ts';
import { shuffle } from '@flink/game-kit/model/random.ts';
import type { GeneratorWord } from '@flink/game-kit/model/template.ts';
import { wordKey } from '@flink/game-kit/model/text/find-word.ts';
import { criteria } from '../facts.ts';
import {
  optionsSchema,
  type Problem,
  type SentenceConnectablesData,
  type SentenceConnectablesOptions,
} from './schema.ts';
import { BOXES, wordsIn } from './sentence.ts';

/** decisions.md: each with a sentence of 3 to 12 words. */
const LEAST_WORDS = 3;
const MOST_WORDS = BOXES;
/** Words of other sentences that lie among those of this one. */
const EXTRAS = 3;

const sentenceOf = ({ sentence }: GeneratorWord): string => sentence?.trim() ?? '';

function leavesOut(word: GeneratorWord) {
  const sentence = sentenceOf(word);
  if (sentence === '') return aboutWord('noSentence', word);
  const { length } = wordsIn(sentence);
  return length < LEAST_WORDS || length > MOST_WORDS ? aboutWord('sentenceLength', word) : null;
}

/** The sentence of every word, among some words of the other sentences. */
export const generator = wordGame<SentenceConnectablesData, SentenceConnectablesOptions>({
  criteria,
  leavesOut,
  make: (asked, { random: seed, locale }) => {
    let random = seed;
    const all = asked.flatMap((word) =>
      wordsIn(sentenceOf(word)).map((text) => ({ text, key: wordKey(text, locale) })),
    );
    const problems = asked.map((word): Problem => {
      const sentence = sentenceOf(word);
      const own = wordsIn(sentence);
      const ownKeys = new Set(own.map((text) => wordKey(text, locale)));
      const others = shuffle(
        random,
        all.filter(({ key }) => !ownKeys.has(key)).map(({ text }) => text),
      );
      random = others.random;
      return {
        id: word.word,
        sentence,
        wordsMask: [],
        options: [...new Set(others.value)].slice(0, Math.min(EXTRAS, BOXES - own.length)),
        ...(word.sentenceAudio ? { audio: word.sentenceAudio } : {}),
      };
    });
    return {
      options: optionsSchema.parse({ randomOrder: true, delayBeforeNext: 1 }),
      gameData: { problems },
    };
  },
});
