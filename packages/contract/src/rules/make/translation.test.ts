import { describe, expect, test } from 'vitest';
import type { ActivityData } from './activity-parts.ts';
import {
  inShapeOf,
  partStates,
  phrasesOf,
  readAloud,
  stillRight,
  translatedFrom,
  translatedParts,
  untranslated,
} from './translation.ts';

const activity = (question: string, answer: string, audio?: string, more: object = {}): ActivityData => ({
  version: 1,
  options: { fontFamily: 'Arial' },
  gameData: {
    problems: [
      {
        id: 'p1',
        question: { text: question, image: 'cow.png', ...(audio === undefined ? {} : { audio }) },
        correctAnswer: { text: answer },
        fontColor: '#000000',
      },
    ],
    ...more,
  },
});

const ENGLISH = activity('Which animal lives on a farm?', 'cow', 'which.mp3');
const SPANISH = activity('¿Qué animal vive en una granja?', 'vaca', 'cual.mp3');
const QUESTION = 'gameData.problems.p1.question.text';
const SOUND = 'gameData.problems.p1.question.audio';
const FRESH = translatedFrom(ENGLISH, null, SPANISH, {});

const states = (original: ActivityData, translation: ActivityData, from = FRESH) =>
  Object.fromEntries(
    partStates(original, translation, from).map(({ part, state }) => [part.slice(21), state]),
  );

test('texts and recordings are translated; pictures, ids and looks are not', () => {
  expect(translatedParts(ENGLISH).map(({ part, kind }) => [part.slice(21), kind])).toEqual([
    ['question.text', 'text'],
    ['question.audio', 'audio'],
    ['correctAnswer.text', 'text'],
  ]);
});

test('a language version begins with the same pictures and no words', () => {
  const begun = untranslated(ENGLISH);

  expect(begun).toMatchObject({
    gameData: { problems: [{ id: 'p1', question: { text: '', image: 'cow.png' } }] },
  });
  expect(begun.options).toBeUndefined();
  expect(Object.values(states(ENGLISH, begun, {}))).toEqual(['missing', 'missing', 'missing']);
});

test('what was translated is done until the original changes; the text and its recording then both are stale', () => {
  const changed = activity('Which animals live on a farm?', 'cow', 'which.mp3');

  const [question, sound, answer] = partStates(changed, SPANISH, FRESH);

  expect(Object.values(states(ENGLISH, SPANISH))).toEqual(['done', 'done', 'done']);
  expect(question).toMatchObject({
    state: 'changed',
    was: 'Which animal lives on a farm?',
    translation: '¿Qué animal vive en una granja?',
  });
  expect([sound?.state, answer?.state]).toEqual(['changed', 'done']);
});

test('a recording is stale when its own words were written anew', () => {
  const rewritten = activity('¿Qué animales viven en una granja?', 'vaca', 'cual.mp3');
  const from = translatedFrom(ENGLISH, SPANISH, rewritten, FRESH);

  expect(states(ENGLISH, rewritten, from)).toEqual({
    'question.text': 'done',
    'question.audio': 'changed',
    'correctAnswer.text': 'done',
  });
});

test('typing or saying that it is still right makes a part fresh, and no other', () => {
  const changed = activity('Which animals live on a farm?', 'cow', 'which.mp3');

  const typed = translatedFrom(changed, SPANISH, activity('¿Qué animales?', 'vaca', 'cual.mp3'), FRESH);
  const settled = stillRight(changed, SPANISH, FRESH, [QUESTION]);

  expect(typed[QUESTION]).toEqual({ was: 'Which animals live on a farm?' });
  expect(states(changed, SPANISH, settled)).toEqual({
    'question.text': 'done',
    'question.audio': 'changed',
    'correctAnswer.text': 'done',
  });
  expect(states(changed, SPANISH, stillRight(changed, SPANISH, settled, [SOUND]))['question.audio']).toBe(
    'done',
  );
});

test('what a person only copied is still to be translated, until it is changed or said to be right', () => {
  const begun = untranslated(ENGLISH);
  const copied = activity('Which animal lives on a farm?', 'vaca', '');
  const from = translatedFrom(ENGLISH, begun, copied, {}, 'person');
  const later = translatedFrom(ENGLISH, copied, copied, from, 'person');
  const settled = stillRight(ENGLISH, copied, later, [QUESTION]);

  expect([from, later, settled].map((known) => states(ENGLISH, copied, known)['question.text'])).toEqual([
    'copied',
    'copied',
    'done',
  ]);
  expect(phrasesOf(partStates(ENGLISH, copied, from), from).map(({ translation }) => translation)).toEqual([
    'vaca',
  ]);
  expect(states(ENGLISH, SPANISH, translatedFrom(ENGLISH, copied, SPANISH, from, 'person'))).toMatchObject({
    'question.text': 'done',
  });
});

test('figures are the same in every language, and what stood there before or the house made is no copy', () => {
  const same = (words: string) => activity(words, 'vaca', '');
  const state = (words: string, before: ActivityData | null, by: 'person' | 'house') =>
    states(same(words), same(words), translatedFrom(same(words), before, same(words), {}, by))[
      'question.text'
    ];

  expect(state('3 + 4 =', null, 'person')).toBe('done');
  expect(state('taxi', same('taxi'), 'person')).toBe('done');
  expect(state('taxi', null, 'house')).toBe('done');
});

test('a translation of which nothing is remembered counts as right', () => {
  expect(Object.values(states(activity('Other words', 'cow'), SPANISH, {}))).toEqual(['done', 'done']);
});

test('a problem that moves keeps its translation', () => {
  const two = (...ids: readonly string[]): ActivityData => ({
    gameData: { problems: ids.map((id) => ({ id, question: { text: `word ${id}` } })) },
  });
  const from = translatedFrom(two('a', 'b'), null, two('a', 'b'), {});

  expect(partStates(two('b', 'a'), two('a', 'b'), from).map(({ state }) => state)).toEqual(['done', 'done']);
});

test('a part says where it stands in the original', () => {
  expect(translatedParts(ENGLISH)[0]?.place).toEqual(['gameData', 'problems', 0, 'question', 'text']);
});

test('a text in which only the marked words say so is one part too', () => {
  const text = [{ text: 'Amani ' }, { text: 'walks', marked: true }, { text: ' home.' }];
  const parts = translatedParts({ gameData: { problems: [{ id: 'p1', text }] } });

  expect(parts.map(({ part, value }) => [part, value])).toEqual([
    ['gameData.problems.p1.text', 'Amani [walks] home.'],
  ]);
});

test('a text with marked words is one part, and a mark that moves is a change', () => {
  const gaps = (...runs: [string, boolean][]): ActivityData => ({
    gameData: { problems: [{ id: 'p1', text: runs.map(([text, marked]) => ({ text, marked })) }] },
  });
  const english = gaps(['I am ', false], ['tired', true]);
  const spanish = gaps(['Tengo ', false], ['sueño', true]);
  const from = translatedFrom(english, null, spanish, {});

  const moved = partStates(gaps(['I ', false], ['am', true], [' tired', false]), spanish, from);

  expect(translatedParts(english)).toMatchObject([
    { part: 'gameData.problems.p1.text', value: 'I am [tired]' },
  ]);
  expect(untranslated(english)).toEqual({ gameData: { problems: [{ id: 'p1', text: [] }] } });
  expect(moved).toMatchObject([{ state: 'changed', was: 'I am [tired]', translation: 'Tengo [sueño]' }]);
});

test('a version takes the shape of its original and keeps its own words', () => {
  const problem = (id: string, text: string, image = 'cow.png') => ({ id, question: { text, image } });
  const data = (...problems: object[]): ActivityData => ({ gameData: { problems } });
  const original = data(problem('b', 'B?'), problem('new', 'New?'), problem('a', 'A?', 'goat.png'));

  const shaped = inShapeOf(original, {
    ...data(problem('a', '¿A?'), problem('gone', '¿?')),
    helpHtml: 'Toca',
  });

  expect(shaped).toEqual({
    ...data(problem('b', ''), problem('new', ''), problem('a', '¿A?', 'goat.png')),
    helpHtml: 'Toca',
  });
  expect(inShapeOf(original, shaped)).toEqual(shaped);
});

test('a plain help is translated too, and is still there to begin with when its original gets letters', () => {
  const english = { gameData: {}, helpString: 'Tap the cow.' };
  const spanish = { gameData: {}, helpString: 'Toca la vaca.' };
  const from = translatedFrom(english, null, spanish, {});
  const lettered = { gameData: {}, helpHtml: '<p>Tap the <b>cow</b>.</p>' };
  const brought = inShapeOf(lettered, spanish);

  expect(partStates(english, untranslated(english), {})).toMatchObject([
    { part: 'helpString', state: 'missing' },
  ]);
  expect(partStates(english, spanish, from)).toMatchObject([{ state: 'done', translation: 'Toca la vaca.' }]);
  expect(brought).toEqual({ gameData: {}, helpHtml: '<p>Toca la vaca.</p>' });
  expect(partStates(lettered, brought, translatedFrom(lettered, spanish, brought, from))).toMatchObject([
    { part: 'helpHtml', state: 'changed', was: 'Tap the cow.' },
  ]);
});

test('help that is parted for admin and members is translated for each', () => {
  const english = { gameData: {}, helpString: { admin: 'Sit beside them.', member: 'Tap the cow.' } };

  expect(translatedParts(english).map(({ part }) => part)).toEqual(['helpString.admin', 'helpString.member']);
});

test('a mask stays that of its own word, and pictures of words go with the word at their place', () => {
  const original: ActivityData = {
    gameData: {
      problems: [{ id: 'p', word: 'cow', letters: [1, 0, 1] }],
      words: ['hen', 'cow'],
      wordsImage: { hen: 'hen.svg', cow: 'cow.svg' },
      wordsAudio: { hen: 'hen.mp3' },
    },
  };

  const shaped = inShapeOf(original, {
    gameData: { problems: [{ id: 'p', word: 'vaca', letters: [1, 0, 0, 1] }], words: ['', 'vaca'] },
  });

  expect(shaped).toEqual({
    gameData: {
      problems: [{ id: 'p', word: 'vaca', letters: [1, 0, 0, 1] }],
      words: ['', 'vaca'],
      wordsImage: { vaca: 'cow.svg' },
      wordsAudio: {},
    },
  });
});

test('a recording knows the text that it reads aloud', () => {
  expect(readAloud(SOUND, new Set([QUESTION]))).toBe(QUESTION);
  expect(readAloud('gameData.problems.p1.feedbackAudio', new Set([QUESTION]))).toBeNull();
  expect(readAloud('p.audio', new Set(['p.sentence']))).toBe('p.sentence');
  expect(readAloud('p.definitionAudio', new Set(['p.definition']))).toBe('p.definition');
});

const lists = (
  syllables: readonly string[],
  options: readonly string[],
  more: object = {},
): ActivityData => ({
  gameData: { problems: [{ id: 'p', syllables, mask: [1, 0], options, ...more }] },
});

test('a list of syllables or letters is one part, and has another number of them in another language', () => {
  const english = lists(['ap', 'ple'], ['a', 'b', 'c']);
  const spanish = lists(['man', 'za', 'na'], ['ñ'], { mask: [1, 0, 0] });
  const from = translatedFrom(english, null, spanish, {});

  expect(translatedParts(english)).toMatchObject([
    { part: 'gameData.problems.p.syllables', kind: 'texts', value: 'ap\nple' },
    { part: 'gameData.problems.p.options', kind: 'texts', value: 'a\nb\nc' },
  ]);
  expect(untranslated(english)).toMatchObject({ gameData: { problems: [{ syllables: [], options: [] }] } });
  expect(inShapeOf(english, spanish)).toEqual(spanish);
  expect(inShapeOf(english, { gameData: { problems: [] } })).toEqual(lists([], []));
  expect(partStates(english, spanish, from).map(({ state }) => state)).toEqual(['done', 'done']);
  expect(partStates(lists(['ap', 'ples'], ['a', 'b', 'c']), spanish, from)).toMatchObject([
    { state: 'changed', was: 'ap\nple', translation: 'man\nza\nna' },
    { state: 'done' },
  ]);
  expect(partStates(english, lists(['', ''], []), from).map(({ state }) => state)).toEqual([
    'missing',
    'missing',
  ]);
});

test('a list of recordings is none of words', () => {
  const parts = translatedParts({
    gameData: { problems: [{ id: 'p', wordsAudio: ['a.mp3'], audio: ['b.mp3'] }] },
  });

  expect(parts.map(({ part, kind }) => [part, kind])).toEqual([['gameData.problems.p.audio.0', 'audio']]);
});

test('a word keeps its picture wherever it stands, and one that is added gets none of another', () => {
  const words = (list: readonly string[], wordsImage: object): ActivityData => ({
    gameData: { problems: [{ id: 'p', words: list, wordsImage }] },
  });
  const english = words(['hen', 'cow'], { hen: 'hen.svg', cow: 'cow.svg' });
  const shaped = (list: readonly string[], wordsImage: object) => inShapeOf(english, words(list, wordsImage));

  const swahili = words(['kuku', 'ng’ombe'], { kuku: 'hen.svg', 'ng’ombe': 'cow.svg' });
  expect(shaped(['kuku', 'ng’ombe'], {})).toEqual(swahili);
  expect(shaped(['kuku', 'bata', 'ng’ombe'], { kuku: 'hen.svg', 'ng’ombe': 'cow.svg' })).toEqual(
    words(['kuku', 'bata', 'ng’ombe'], { kuku: 'hen.svg', 'ng’ombe': 'cow.svg' }),
  );
  expect(shaped(['ng’ombe'], { 'ng’ombe': 'cow.svg', gone: 'old.svg' })).toEqual(
    words(['ng’ombe'], { 'ng’ombe': 'cow.svg' }),
  );
});

test('the right one of the categories is named by its own words', () => {
  const noun = (correctCategory: string, ...texts: readonly string[]): ActivityData => ({
    gameData: {
      problems: [{ id: 'p', noun: { categories: texts.map((text) => ({ text })), correctCategory } }],
    },
  });
  const english = noun('animals', 'people', 'animals');

  expect(inShapeOf(english, noun('animals', 'watu', 'wanyama'))).toEqual(noun('wanyama', 'watu', 'wanyama'));
  expect(inShapeOf(english, noun('animals', 'watu', ''))).toEqual(noun('', 'watu', ''));
  expect(inShapeOf(noun('plants', 'people'), noun('', 'watu'))).toEqual(noun('plants', 'watu'));
});

test('a letter that is set in the original makes its translation one to check, and takes no word of it', () => {
  const page = (words: object): ActivityData => ({ gameData: { problems: [{ id: 'p', ...words }] } });
  const plain = page({ text: 'The red hen' });
  const set = page({ text: '', html: '<p>The <b>red</b> hen</p>' });
  const spanish = page({ text: 'La gallina <roja>' });
  const from = translatedFrom(plain, null, spanish, {});

  const opened = inShapeOf(set, spanish);
  const after = translatedFrom(set, spanish, opened, from);

  expect(partStates(set, spanish, from)).toMatchObject([{ state: 'changed', was: 'The red hen' }]);
  expect(opened).toEqual(page({ text: '', html: '<p>La gallina &lt;roja&gt;</p>' }));
  expect(inShapeOf(set, opened)).toEqual(opened);
  expect(partStates(set, opened, after)).toMatchObject([{ state: 'changed', was: 'The red hen' }]);
  expect(partStates(set, opened, stillRight(set, opened, after, ['gameData.problems.p.html']))).toMatchObject(
    [{ state: 'done' }],
  );
  expect(inShapeOf(plain, opened)).toEqual(spanish);
  expect(inShapeOf(plain, page({ text: '', html: '<p>La <b>gallina</b></p>' }))).toEqual(
    page({ text: 'La gallina' }),
  );
});

test('a version keeps words of its own where the original has an empty list, and recordings of its own words', () => {
  const shape = (original: object, own: object) =>
    inShapeOf(
      { gameData: { problems: [{ id: 'a', ...original }] } },
      { gameData: { problems: [{ id: 'a', ...own }] } },
    );

  expect(shape({ options: [] }, { options: ['moja'] })).toMatchObject({
    gameData: { problems: [{ options: ['moja'] }] },
  });
  expect(
    shape({ words: ['cow'] }, { words: ["ng'ombe"], wordsAudio: { "ng'ombe": 'own.mp3' } }),
  ).toMatchObject({
    gameData: { problems: [{ words: ["ng'ombe"], wordsAudio: { "ng'ombe": 'own.mp3' } }] },
  });
});

describe('a help that its author parts for the family admin and the members', () => {
  const one = { helpHtml: '<p>Tap.</p>', helpAudio: 'tap.mp3' };
  const parted = {
    helpHtml: { admin: '<p>Tap.</p>', member: '<p>Tap.</p>' },
    helpAudio: { admin: 'tap.mp3', member: 'tap.mp3' },
  };
  const spanish = { helpHtml: '<p>Toca.</p>', helpAudio: 'toca.mp3' };
  const from = translatedFrom(one, null, spanish, {});
  const states = (original: object, own: object, known = from) =>
    partStates(original as ActivityData, own as ActivityData, known).map(({ state }) => state);

  test('leaves its translation whole, and both begin with what it said', () => {
    const shape = inShapeOf(parted, spanish);

    expect(states(parted, spanish)).toEqual(['done', 'done', 'done', 'done']);
    expect(shape).toEqual({
      helpHtml: { admin: '<p>Toca.</p>', member: '<p>Toca.</p>' },
      helpAudio: { admin: 'toca.mp3', member: 'toca.mp3' },
    });
    const later = translatedFrom(parted, spanish, shape, from);
    expect(states(parted, shape, later)).toEqual(['done', 'done', 'done', 'done']);
  });

  test('and joined again, its version says what the members were told', () => {
    const own = {
      helpHtml: { admin: '<p>Siéntate al lado.</p>', member: '<p>Toca.</p>' },
      helpAudio: { admin: 'lado.mp3', member: 'toca.mp3' },
    };

    expect(inShapeOf(one, own)).toEqual(spanish);
    expect(states(one, own, translatedFrom(parted, null, own, {}))).toEqual(['done', 'done']);
  });

  test('words that were plain are kept where the author begins to set them', () => {
    const plain = { helpString: 'Toca.' };
    const begun = { helpHtml: { admin: '<p>Sit beside.</p>' }, helpString: { member: 'Tap.' } };

    expect(inShapeOf(begun, plain)).toMatchObject({
      helpHtml: { admin: '<p>Toca.</p>' },
      helpString: { member: 'Toca.' },
    });
  });
});
