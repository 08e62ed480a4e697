import { expect, test } from 'vitest';
import { dataSchema } from './schema.ts';
import { asks, validity, warnings } from './validity.ts';

const complete = {
  id: 'p1',
  noun: { text: 'kitabu', categories: [{ text: 'KI–VI' }, { text: 'M–WA' }], correctCategory: 'KI–VI' },
  adjective: { text: 'kubwa', prefixes: [{ text: 'ki' }, { text: '' }] },
  verb: { text: 'naanguka', prefixes: [{ text: 'ki' }, { text: 'a' }] },
  sentenceAudio: 'kitabu.mp3',
};
const issuesOf = (...problems: unknown[]) => validity(dataSchema.parse({ problems }));

test('one complete problem is enough, also where a class has no prefix', () => {
  const empty = { ...complete, noun: { ...complete.noun, text: ' ' } };

  expect(issuesOf(complete, empty)).toEqual([]);
});

test('a sentence that nobody hears is played, and not ready', () => {
  const { sentenceAudio: _, ...silent } = complete;
  const [alone, beside] = [[silent], [silent, complete]].map((problems) => dataSchema.parse({ problems }));
  const unheard = [{ code: 'sentence.unheard', path: ['gameData', 'problems', 0, 'sentenceAudio'] }];

  expect([alone && validity(alone), alone && asks(alone)]).toEqual([[], unheard]);
  expect([beside && asks(beside), beside && warnings(beside)]).toEqual([[], unheard]);
});

test('what is missing is named at its place', () => {
  const broken = {
    ...complete,
    noun: { ...complete.noun, correctCategory: 'U–N' },
    adjective: { ...complete.adjective, prefixes: [] },
    verb: { ...complete.verb, text: '' },
  };

  expect(issuesOf(broken)).toEqual([
    { code: 'noun.classMissing', path: ['gameData', 'problems', 0, 'noun', 'correctCategory'] },
    { code: 'prefixes.none', path: ['gameData', 'problems', 0, 'adjective', 'prefixes'] },
    { code: 'stem.empty', path: ['gameData', 'problems', 0, 'verb', 'text'] },
  ]);
});

test('two prefixes that make the same word leave nothing to choose from', () => {
  const twins = [{ text: 'ki' }, { text: 'x', word: 'kikubwa' }];

  expect(issuesOf({ ...complete, adjective: { text: 'kubwa', prefixes: twins } })).toEqual([
    { code: 'incorrectAnswers.none', path: ['gameData', 'problems', 0, 'adjective', 'prefixes'] },
  ]);
});

test('a prefix that takes a part of a letter with it is refused', () => {
  const hindi = { text: '\u093fताब', prefixes: [{ text: 'क' }, { text: 'ख' }] };
  const codes = issuesOf({ ...complete, adjective: hindi }).map(({ code }) => code);

  expect(codes).toEqual(['prefixes.cutsLetter', 'prefixes.cutsLetter']);
});

test('an author is told of words and classes that stand there twice', () => {
  const prefixes = [{ text: 'ki' }, { text: 'm' }, { text: 'ki ' }, { text: 'm' }];
  const categories = [...complete.noun.categories, { text: 'M–WA ' }];
  const data = dataSchema.parse({
    problems: [
      {
        ...complete,
        noun: { ...complete.noun, categories },
        adjective: { text: 'kubwa', prefixes },
      },
    ],
  });

  expect(warnings(data)).toEqual([
    { code: 'answer.repeated', path: ['gameData', 'problems', 0, 'noun', 'categories', 2] },
    { code: 'answer.alsoCorrect', path: ['gameData', 'problems', 0, 'adjective', 'prefixes', 2] },
    { code: 'answer.repeated', path: ['gameData', 'problems', 0, 'adjective', 'prefixes', 3] },
  ]);
});
