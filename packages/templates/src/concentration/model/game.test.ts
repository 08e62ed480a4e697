import { expect, test } from 'vitest';
import {
  CHECK_MS,
  type ConcentrationEvent,
  type ConcentrationState,
  FINISH_SECONDS,
  PARTIAL_AT,
  robot,
  start,
  step,
} from './game.ts';
import { dataSchema, optionsSchema } from './schema.ts';

const WORDS = ['cat', 'dog', 'sun', 'egg', 'cow', 'bee'];
const problemOf = (word: string, index: number) => ({
  id: `p${index}`,
  cards: [
    { text: '', image: `${word}.svg`, name: word },
    { text: word, audio: `${word}.mp3` },
  ],
});
const dataOf = (more: object = {}) =>
  dataSchema.parse({
    matchTypes: [{ type: 'image' }, { type: 'text' }],
    problems: WORDS.map(problemOf),
    cardsPerLevel: [12],
    ...more,
  });
const begun = (more: object = {}, players = 1): ConcentrationState => {
  const { state } = start(dataOf(more), optionsSchema.parse({}), 5, { players, locale: 'en' });
  return step(state, { type: 'start' }).state;
};
const after = (state: ConcentrationState, ...events: readonly ConcentrationEvent[]) =>
  events.reduce((now, event) => step(now, event).state, state);
const open = (place: number): ConcentrationEvent => ({ type: 'open', place });
const CHECK: ConcentrationEvent = { type: 'check' };
/** The places of a match, and a card of another. */
const placesOf = ({ round: { cards } }: ConcentrationState, match: number) =>
  cards.flatMap((card, place) => (card.match === match ? [place] : []));
const found = (state: ConcentrationState, match: number) => {
  const [one = -1, other = -1] = placesOf(state, match);
  return after(state, open(one), open(other), CHECK);
};

test('the specification says 1200 ms, 5000 ms and four cards', () => {
  expect([CHECK_MS, FINISH_SECONDS, PARTIAL_AT]).toEqual([1_200, 5, 4]);
});

test('two cards are open at once, and no third', () => {
  const state = after(begun(), open(0), open(1), open(2));

  expect(state.round.open).toEqual([0, 1]);
});

test('the second card is judged after 1200 ms, and each says what it shows', () => {
  const state = begun();
  const [one = -1, other = -1] = placesOf(state, 0);
  const [picture, word] = state.round.cards[one]?.side === 0 ? [one, other] : [other, one];
  const { name = '', match } = state.round.cards[picture] ?? { match: -1 };

  expect(match).toBe(0);
  expect(step(state, open(picture)).effects).toEqual([{ type: 'speech', text: name, locale: 'en' }]);
  expect(step(after(state, open(picture)), open(word)).effects).toEqual([
    { type: 'sound', sound: { from: 'activity', file: `${name}.mp3` } },
    { type: 'delay', milliseconds: 1_200, next: { type: 'check' } },
  ]);
});

test('a match stays, others close', () => {
  const state = begun();
  const [one = -1] = placesOf(state, 0);
  const [other = -1] = placesOf(state, 1);

  expect(found(state, 0).round).toMatchObject({ open: [], resolved: placesOf(state, 0), finders: [0] });
  expect(after(state, open(one), open(other), CHECK).round).toMatchObject({ open: [], resolved: [] });
});

test('two sides alike are no match, twins are as good as each other', () => {
  const twins = ['six', 'six', 'one', 'two', 'three', 'four'];
  const state = begun({ problems: twins.map((word) => ({ ...problemOf(word, 0), id: word })) });
  const sixes = state.round.cards.flatMap((card, place) =>
    card.match < 7 && (card.name ?? card.text) === 'six' ? [place] : [],
  );
  const pictures = sixes.filter((place) => state.round.cards[place]?.side === 0);
  const [word = -1] = sixes.filter((place) => state.round.cards[place]?.side === 1);

  expect(after(state, open(pictures[0] ?? -1), open(pictures[1] ?? -1), CHECK).round.resolved).toEqual([]);
  for (const picture of pictures)
    expect(after(state, open(picture), open(word), CHECK).round.resolved).toEqual([picture, word]);
});

test('with four cards resolved it is partly done, once', () => {
  const state = begun();
  const first = found(state, 0);
  const [one = -1, other = -1] = placesOf(state, 1);
  const second = step(after(first, open(one), open(other)), CHECK);

  expect(second.effects).toContainEqual({ type: 'partial' });
  const [next = -1, last = -1] = placesOf(state, 2);
  expect(step(after(second.state, open(next), open(last)), CHECK).effects).not.toContainEqual({
    type: 'partial',
  });
});

test('five seconds after the last match comes the result', () => {
  const five = WORDS.slice(1).reduce((state, _word, match) => found(state, match), begun());
  const [one = -1, other = -1] = placesOf(five, 5);
  const last = step(after(five, open(one), open(other)), CHECK);
  const heard = step(last.state, { type: 'heard', problem: 0, left: [] });

  expect(last.state.phase).toBe('resolved');
  expect(last.effects).toContainEqual({
    type: 'delay',
    milliseconds: 5_000,
    next: { type: 'waited', problem: 0 },
  });
  expect(heard.effects).toEqual([]);
  expect(step(heard.state, { type: 'waited', problem: 0 }).effects).toEqual([
    {
      type: 'result',
      result: {
        kind: 'score',
        score: { allProblemsCount: 6, problemsAnsweredCorrectly: 6, problemsAnsweredIncorrectly: 0 },
      },
    },
  ]);
});

test('a miss costs a match only when its partner had been seen', () => {
  const state = begun();
  const [one = -1, partner = -1] = placesOf(state, 0);
  const [other = -1] = placesOf(state, 1);
  const [third = -1] = placesOf(state, 2);
  const luck = after(state, open(one), open(other), CHECK);
  const seen = after(state, open(partner), open(other), CHECK, open(one), open(third), CHECK);

  expect(luck.missed).toEqual([]);
  expect(seen.missed).toEqual([0]);
});

test('at most twice as many cards as valid matches; more than twenty lie on a second board, none left out', () => {
  const many = Array.from({ length: 15 }, (_, index) => problemOf(`word${index}`, index));
  const { problems } = begun({ cardsPerLevel: [40], problems: many });
  const names = problems.flatMap(({ matches }) => matches.map(([picture]) => picture.name));

  expect(begun({ cardsPerLevel: [40] }).round.cards).toHaveLength(12);
  expect(problems.map(({ matches }) => matches.length)).toEqual([8, 7]);
  expect(new Set(names).size).toBe(15);
  expect(begun({ cardsPerLevel: [20], problems: many }).problems).toHaveLength(1);
});

test('levels follow each other, as often as the author says, with every match before any comes again', () => {
  const { problems } = begun({ cardsPerLevel: [4, 8, 2], numberOfPlays: 2 });
  const [first, second] = problems.map(({ matches }) => matches.map(([picture]) => picture.name));

  expect(problems.map(({ matches }) => matches.length)).toEqual([2, 4, 2, 4]);
  expect(new Set([...(first ?? []), ...(second ?? [])]).size).toBe(6);
});

test('is played no more often than an evening has room for, whatever number stands there', () => {
  const { problems } = begun({ cardsPerLevel: [4], numberOfPlays: 1e308 });

  expect(problems).toHaveLength(20);
});

test('who finds a match goes on, a miss passes the turn, and every match keeps its finder', () => {
  const state = begun({}, 2);
  const once = found(state, 0);
  const [one = -1] = placesOf(state, 1);
  const [other = -1] = placesOf(state, 2);
  const missed = after(once, open(one), open(other), CHECK);

  expect(once.players?.turning).toBe(0);
  expect(missed.players?.turning).toBe(1);
  expect(found(missed, 3).round.finders).toEqual([0, 1]);
});

test('who comes back to two open cards sees them judged', () => {
  const state = after(begun(), open(0), open(1));

  expect(step(state, { type: 'start' }).effects).toContainEqual({
    type: 'delay',
    milliseconds: CHECK_MS,
    next: { type: 'check' },
  });
});

test('the reward and the back change with the tables', () => {
  const state = begun({ cardsPerLevel: [4, 4], rewardGraphics: ['a.svg', 'b.svg'], cardbacks: ['back.svg'] });

  expect(state.problems.map(({ reward, back }) => [reward, back])).toEqual([
    ['a.svg', 'back.svg'],
    ['b.svg', 'back.svg'],
  ]);
});

test('a robot that means to be right never misses', () => {
  let state = begun();
  for (let turn = 0; turn < 40 && state.phase === 'playing'; turn += 1)
    state = after(state, robot.move(state, 'right', turn) ?? CHECK);

  expect(state.counted).toEqual({ asked: 6, right: 6 });
});

test('two matches that share a face never lie on one table: no cards are left over', () => {
  const pairs = [
    ['big', 'grande'],
    ['large', 'grande'],
    ['large', 'amplio'],
    ['one', 'uno'],
    ['two', 'dos'],
    ['three', 'tres'],
  ];
  const problems = pairs.map(([text = '', other = ''], index) => ({
    id: `p${index}`,
    cards: [{ text }, { text: other }],
  }));
  for (let seed = 0; seed < 40; seed += 1) {
    const data = dataOf({ matchTypes: [{ type: 'text' }, { type: 'text' }], problems });
    const [table] = start(data, optionsSchema.parse({}), seed, { players: 1, locale: 'en' }).state.problems;
    for (const side of [0, 1] as const) {
      const faces = table?.matches.map((match) => match[side].text) ?? [];
      expect(new Set(faces).size).toBe(faces.length);
    }
  }
});

test('shown the answer, what was found without a miss counts, and only that', () => {
  const state = begun();
  const missed = { ...state, missed: [0], attempts: 1, showAnswer: 1 };
  const some = [1, 2, 3].reduce(found, missed);

  expect(after(some, { type: 'reveal' }).counted).toEqual({ asked: 6, right: 3 });
});
