import { catalogue } from '@flink/contract/errors/catalogue.ts';
import { fillIn } from '@flink/contract/texts/translate.ts';
import { contentIssues } from '@flink/game-kit/model/content/content.ts';
import { generateFrom } from '@flink/game-kit/model/generate/generate.ts';
import { wordsInScripts } from '@flink/game-kit/model/generate/testing/words-in-scripts.ts';
import { MOST_WORDS, wordGame } from '@flink/game-kit/model/generate/word-game.ts';
import { playThrough } from '@flink/game-kit/model/loop/play-through.ts';
import type { AnyTemplate, GenerateIssue, GeneratorWord } from '@flink/game-kit/model/template.ts';
import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import { models } from '@flink/templates/models.gen.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const generators = [...models.values()].filter(({ generator }) => generator !== undefined);
const task = { random: 1, locale: 'en' };

/** Two parts that cut no letter; a word of one letter is one with itself. */
function halvesOf(word: string): readonly string[] {
  const letters = graphemes(word, 'en');
  const half = Math.ceil(letters.length / 2);
  return [letters.slice(0, half).join(''), letters.slice(half).join('') || word];
}

/** All that a word can have, and no two alike. */
const full = (word: string, sentence = `Here is ${word} today.`): GeneratorWord => ({
  word,
  hasPicture: true,
  picture: `${word}.svg`,
  wordAudio: `${word}.mp3`,
  definition: `what ${word} means`,
  sentence,
  syllables: halvesOf(word),
});
const count = (length: number) => Array.from({ length }, (_, index) => full(`word${index}`));

const isCode = (code: string): code is keyof typeof catalogue => code in catalogue;
const read = ({ code, params }: GenerateIssue): string =>
  isCode(code) ? fillIn(catalogue[code].text, params) : `no text for ${code}`;

/** Of two letters a word search is not made; written three times they are enough. */
const longEnough = ({ alias }: AnyTemplate, word: string, locale: string) =>
  alias === 'word-search' && graphemes(word, locale).length < 3 ? word.repeat(3) : word;

const made = (template: AnyTemplate, words: readonly GeneratorWord[], locale = 'en') => {
  const result = generateFrom(template, words, { random: 1, locale });
  if (!result.ok) throw new Error(result.issues.map(read).join('; '));
  return { ...result, text: JSON.stringify(result.gameData) };
};
const refusal = (template: AnyTemplate, words: readonly GeneratorWord[]): readonly string[] => {
  const result = generateFrom(template, words, task);
  return result.ok ? [] : result.issues.map(read);
};

describe.each(generators.map((template) => ({ alias: template.alias, template })))(
  '$alias',
  ({ template }) => {
    test('asks for every word of a list, and for as many as a list has', () => {
      const [whole, longer] = [made(template, count(MOST_WORDS)), made(template, count(MOST_WORDS + 15))];

      // decisions.md, table of templates: a bank of words for writing has at most ten.
      const most = template.alias === 'writing-assistant' ? 10 : MOST_WORDS;
      for (const { word } of count(most)) expect(whole.text).toContain(`"${word}"`);
      expect(contentIssues(template, { version: template.version, ...longer })).toEqual([]);
      expect(longer.text.match(/"id"/g)?.length).toBe(whole.text.match(/"id"/g)?.length);
    });

    test('does not count blanks, and uses a word once however often the list has it', () => {
      const few = count(template.generator?.criteria.minWords ?? 0);
      const [first = full('a'), ...rest] = few;
      const blanks = ['', ' ', '\u200c', '\u00a0'].map((word) => ({ ...full('blank'), word }));
      const twice = { ...first, word: ` ${first.word.toUpperCase()} ` };

      expect(refusal(template, [...rest, ...blanks])).not.toEqual([]);
      expect(refusal(template, [...rest, ...rest, ...blanks])).not.toEqual([]);
      expect(made(template, [...few, ...blanks, twice]).gameData).toEqual(made(template, few).gameData);
    });

    test.each(wordsInScripts)(
      'makes a game of words in $script that a robot can play',
      ({ words, locale }) => {
        const once = words.map(([word, sentence]) => full(longEnough(template, word, locale), sentence));
        const { minWords = 0 } = template.generator?.criteria ?? {};
        const list =
          once.length < minWords ? [...once, ...once.map(({ word }) => full(word.repeat(2)))] : once;

        const game = made(template, list, locale);

        expect(game.leftOut).toEqual([]);
        const content = { options: game.options, gameData: game.gameData };
        expect(contentIssues(template, { version: template.version, ...content }, locale)).toEqual([]);
        for (const aim of ['right', 'wrong'] as const)
          expect(playThrough(template, content, 3, { aim, locale }).ending).toBe('finished');
      },
    );

    test('says in a sentence of the catalogue why it makes no game', () => {
      const bare = { word: 'of', hasPicture: false };
      fc.assert(
        fc.property(
          fc.array(fc.constantFrom(bare, full('cat'), full('dog'), { ...full('x'), word: '' })),
          (list) => {
            for (const sentence of refusal(template, list)) expect(sentence).not.toContain('no text for');
          },
        ),
        { numRuns: 50 },
      );
    });
  },
);

const named = (alias: string): AnyTemplate => {
  const template = models.get(alias);
  if (!template) throw new Error(`${alias} has a model`);
  return template;
};

test.each(['match-it', 'find-the-one', 'moving-answers'])(
  '%s asks for three words with pictures',
  (alias) => {
    const sentence = ['Should be minimum 3 words with pictures'];
    const unpictured = count(5).map(({ word }) => ({ word, hasPicture: false }));
    const onePicture = count(5).map((word) => ({ ...word, picture: 'one.svg' }));
    const withoutFile = count(5).map(({ word }) => ({ word, hasPicture: true }));

    expect(refusal(named(alias), count(2))).toEqual(sentence);
    expect(refusal(named(alias), [...count(2), ...unpictured])).toEqual(sentence);
    expect(refusal(named(alias), onePicture)).toEqual(sentence);
    expect(refusal(named(alias), [...count(2), ...withoutFile]).at(-1)).toBe(sentence[0]);
  },
);

test('words without the recording that a template needs are named in one sentence', () => {
  const generator = wordGame({
    criteria: {
      imageRequired: false,
      audioRequired: true,
      hyphenAllowed: false,
      spacesAllowed: false,
      maxWordLength: 35,
      minWords: 3,
    },
    make: () => ({ options: null, gameData: null }),
  });
  const silent = ['cat', 'hen'].map((word) => ({ word, hasPicture: false }));

  const result = generator.generate([...count(3), ...silent], task);

  expect(result.ok ? [] : result.issues.map(read)).toEqual([
    "Audio required for the template and following words don't have it - cat, hen",
  ]);
});

test('a sentence that lacks its word leaves that word out, and says so', () => {
  const list = [...count(3), full('moon', 'It is dark.'), full('sun', ' ')];

  const { leftOut, gameData } = made(named('missing-elements'), list);

  expect(leftOut.map(read)).toEqual(['moon - Not found in its sentence', "sun - Didn't has a sentence"]);
  expect(gameData).toMatchObject({ problems: [{ id: 'word0' }, { id: 'word1' }, { id: 'word2' }] });
  expect(refusal(named('missing-elements'), list.slice(1))).toEqual([
    'moon - Not found in its sentence',
    "sun - Didn't has a sentence",
    'Should be minimum 3 words',
  ]);
});
