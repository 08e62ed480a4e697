import { describe, expect, test } from 'vitest';
import { media, robot, start, step } from './game.ts';
import { dataSchema, optionsSchema } from './schema.ts';

const begin = (options: object = {}, problems: object[] = [{}], locale = 'en', players = 1) =>
  step(
    start(
      dataSchema.parse({ problems: problems.map((problem, index) => ({ id: `p${index}`, ...problem })) }),
      optionsSchema.parse({ delayBeforeNext: 0, ...options }),
      7,
      { players, locale },
    ).state,
    { type: 'start' },
  );
type Played = ReturnType<typeof begin>;
const move = (game: Played, aim: 'right' | 'wrong') => {
  const event = robot.move(game.state, aim, 1);
  if (!event) throw new Error('there is a move');
  return step(game.state, event);
};

test('as many questions are asked of each problem as the author wants, each of them its own or as the options say', () => {
  const { problems } = begin({ questionsNumber: 2, direction: 'LEFT' }, [{}, { direction: 'BELOW' }]).state;

  expect(problems.map(({ direction }) => direction)).toEqual(['LEFT', 'LEFT', 'BELOW', 'BELOW']);
});

test('a problem may have its own number of questions, grid and frame', () => {
  const own = { questionsNumber: 3, showGrid: false, highlightItems: 'false' };
  const { problems } = begin({ questionsNumber: 1, showGrid: true }, [{}, own]).state;

  expect(problems.map(({ showGrid, highlightItems }) => [showGrid, highlightItems])).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [false, false],
  ]);
});

test('the limit of questions counts here too', () => {
  expect(begin({ questionsNumber: 5, questionsLimit: 2 }).state.problems).toHaveLength(2);
});

describe('touching', () => {
  test('the one right answer solves the question, and names it with its picture', () => {
    const { state } = move(begin(), 'right');

    expect(state).toMatchObject({ phase: 'resolved', marks: ['right'] });
    expect(state.said.lesson?.word?.text).toMatch(/^[a-z]+$/);
    expect(state.said.lesson?.image).toMatch(/^\/pictures\/.+\.svg$/);
  });

  test('all of them solves it where all are wanted', () => {
    let game = begin({ requiredAnswers: 'ALL', gridSize: '6x6', direction: 'BELOW' });
    const wanted = game.state.round.right.length;
    for (let found = 1; found < wanted; found += 1) {
      game = move(game, 'right');
      expect(game.state.said.verdict).toBe('part');
    }

    expect(wanted).toBeGreaterThan(1);
    expect(move(game, 'right').state.phase).toBe('resolved');
  });

  test('a wrong one names it, says the instruction again, and costs one attempt however often it is touched', () => {
    const once = move(begin(), 'wrong');
    const place = once.state.round.tried[0] ?? -1;
    const twice = step(once.state, { type: 'touch', place });

    expect(once.state.attempts).toBe(1);
    expect(once.state.said.lesson?.again?.text).toMatch(/^Touch the animal above the/);
    expect(twice.state).toEqual(once.state);
  });

  test('an empty place, what is looked from or a place outside does nothing', () => {
    const game = begin();
    const { cells, references } = game.state.round;
    for (const place of [cells.indexOf(null), references[0] ?? 0, 99])
      expect(step(game.state, { type: 'touch', place }).state).toEqual(game.state);
  });

  test('what is right somewhere else counts as wrong here: the place is what is asked for', () => {
    const game = begin({ assetsType: 'SHAPES', gridSize: '6x6' });
    const { cells, right, references } = game.state.round;
    const elsewhere = cells.findIndex(
      (thing, place) => thing && !right.includes(place) && !references.includes(place),
    );

    expect(step(game.state, { type: 'touch', place: elsewhere }).state.said.verdict).toBe('wrong');
  });
});

test('the question is a problem of the score, however many things it asks for', () => {
  let game = begin({ requiredAnswers: 'ALL', questionsNumber: 1, gridSize: '5x5' });
  game = move(game, 'wrong');
  while (game.state.phase === 'playing') game = move({ ...game }, 'right');
  const { effects } = step(game.state, { type: 'next', problem: 0 });

  expect(effects).toMatchObject([
    {
      result: {
        score: { allProblemsCount: 1, problemsAnsweredCorrectly: 0, problemsAnsweredIncorrectly: 1 },
      },
    },
  ]);
});

test('it is asked in the language of the activity', () => {
  const { instruction, asked } = begin({}, [{}], 'sw').state.round;

  expect([asked.language, instruction.before]).toEqual(['sw', 'Gusa mnyama aliye']);
});

test('what the house has no words for is asked, and spoken, in English', () => {
  const game = begin({}, [{}], 'ar');
  const spoken = (aim: 'right' | 'wrong') => {
    const { word, touched, again } = move(game, aim).state.said.lesson ?? {};
    return [word, touched, again].flatMap((part) => (part ? [part.locale] : []));
  };

  expect(game.effects).toMatchObject([{ type: 'speech', locale: 'en' }]);
  expect(spoken('right')).toEqual(['en']);
  expect(spoken('wrong')).toEqual(['en', 'en']);
});

describe('the instruction', () => {
  test.each(['AUDIO', 'BOTH'])('is heard as the question comes: %s', (instructionType) => {
    const { state, effects } = begin({ instructionType });
    const { before, direction, after } = state.round.instruction;

    expect(effects).toEqual([
      { type: 'speech', text: `${before} ${direction} ${after}.`, locale: 'en', isTask: true },
    ]);
    expect(state.phase).toBe('playing');
  });

  test('is silent where it is to be read', () => {
    expect(begin({ instructionType: 'TEXT' }).effects).toEqual([]);
  });

  test('with audioBefore is heard before anything can be touched', () => {
    const game = begin({ audioBefore: true });
    const place = game.state.round.right[0] ?? -1;

    expect(game.state.phase).toBe('listening');
    expect(game.effects).toMatchObject([{ type: 'speech', next: { type: 'introduced', problem: 0 } }]);
    expect(step(game.state, { type: 'touch', place }).state).toEqual(game.state);
    expect(step(game.state, { type: 'introduced', problem: 0 }).state.phase).toBe('playing');
    expect(begin({ audioBefore: true, instructionType: 'TEXT' }).state.phase).toBe('playing');
  });
});

test('the pictures of every kind that is asked about come before the first question', () => {
  const options = optionsSchema.parse({ assetsType: 'SHAPES' });
  const problems = (...kinds: (string | undefined)[]) =>
    dataSchema.parse({ problems: kinds.map((assetsType, index) => ({ id: `p${index}`, assetsType })) });

  expect(media(problems(undefined), options)).toEqual([]);
  expect(media(problems('FARM', 'LETTERS', 'FARM'), options)).toContain('/pictures/cow.svg');
  expect(media(problems('FARM', 'FOOD'), options)).toEqual(
    expect.arrayContaining(['/pictures/tree.svg', '/pictures/apple.svg']),
  );
});
