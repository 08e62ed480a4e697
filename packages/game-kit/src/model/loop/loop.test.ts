import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LoopOptions } from '../content/options.ts';
import type { Effect } from './effect.ts';
import { defineLoop, type LoopEvent, type LoopState, type RoundRules } from './loop.ts';
import { loopRobot } from './loop-robot.ts';

interface Problem {
  readonly answer: string;
  readonly audio?: string;
}
interface Round {
  readonly answer: string;
  readonly given: string | null;
}
type Move = { readonly type: 'say'; readonly word: string };

const rules: RoundRules<Problem, Round, Move> = {
  deal: ({ answer }, random) => ({ value: { answer, given: null }, random: random + 1 }),
  play: (round, { word }) => ({
    round: { ...round, given: word },
    verdict: word === round.answer ? 'right' : 'wrong',
    feedback: word === 'hint' ? { text: ' Nearly ', audio: 'nearly.mp3' } : {},
  }),
  reveal: (round) => ({ ...round, given: round.answer }),
  introduction: ({ audio }) => (audio ? { from: 'activity', file: audio } : null),
};
const loop = defineLoop(rules);
type State = LoopState<Problem, Round>;
type Event = LoopEvent<Move>;

const OPTIONS: LoopOptions = {
  delayBeforeNext: 2,
  randomOrder: false,
  questionsLimit: 0,
  showAnswer: 'n/a',
  audioBefore: false,
};
const PROBLEMS = [{ answer: 'cat' }, { answer: 'dog' }, { answer: 'hen' }];

interface Played {
  readonly state: State;
  readonly effects: readonly Effect<Event>[];
}

function begin(
  options: Partial<LoopOptions> = {},
  problems: readonly Problem[] = PROBLEMS,
  players = 1,
): Played {
  const { state } = loop.start(problems, { ...OPTIONS, ...options }, 7, { players, locale: 'en' });
  return loop.step(state, { type: 'start' });
}

const after = ({ state }: Played, ...events: readonly Event[]): Played =>
  events.reduce<Played>((played, event) => loop.step(played.state, event), { state, effects: [] });

const say = (word: string): Move => ({ type: 'say', word });
const right = ({ state }: Played): Event[] => [
  say(state.round.answer),
  { type: 'heard', problem: state.current, left: [] },
  { type: 'next', problem: state.current },
];

describe('the way through the problems', () => {
  test('nothing can be answered before the start event', () => {
    const { state } = loop.start(PROBLEMS, OPTIONS, 7, { players: 1, locale: 'en' });

    expect(loop.step(state, say('cat'))).toEqual({ state, effects: [] });
  });

  test('a right answer sounds, then waits for delayBeforeNext, then shows the next problem', () => {
    const answered = after(begin(), say('cat'));
    const praise = { type: 'lesson', told: { verdict: 'right', lesson: {}, turn: 1 } } as const;
    expect(answered.state.phase).toBe('resolved');
    expect(answered.effects).toEqual([
      {
        type: 'sound',
        sound: { from: 'app', name: 'correct-1' },
        next: { type: 'heard', problem: 0, left: [praise] },
      },
    ]);
    expect(after(answered, { type: 'heard', problem: 0, left: [praise] }).effects).toEqual([
      { ...praise, next: { type: 'heard', problem: 0, left: [] } },
    ]);

    const heard = after(answered, { type: 'heard', problem: 0, left: [] });
    expect(heard.effects).toEqual([
      { type: 'delay', milliseconds: 2000, next: { type: 'next', problem: 0 } },
    ]);

    const next = after(heard, { type: 'next', problem: 0 });
    expect(next.state).toMatchObject({ phase: 'playing', current: 1, round: { answer: 'dog' }, attempts: 0 });
  });

  test('who presses next does not wait, and the late delay moves nothing', () => {
    const skipped = after(begin(), say('cat'), { type: 'next', problem: 0 });

    const late = after(skipped, { type: 'heard', problem: 0, left: [] }, { type: 'next', problem: 0 });

    expect(late.state).toEqual(skipped.state);
  });

  test('after the last problem there is one result, and nothing moves any more', () => {
    let game = begin();
    for (const _problem of PROBLEMS) game = after(game, ...right(game));

    expect(game.state.phase).toBe('over');
    expect(game.effects).toEqual([
      {
        type: 'result',
        result: {
          kind: 'score',
          score: { allProblemsCount: 3, problemsAnsweredCorrectly: 3, problemsAnsweredIncorrectly: 0 },
        },
      },
    ]);
    expect(after(game, say('hen'), { type: 'next', problem: 2 }, { type: 'start' }).effects).toEqual([]);
  });

  test('the result says by their ids which problems were missed', () => {
    const named = [
      { id: 'w1', answer: 'cat' },
      { id: 'w2', answer: 'dog' },
    ];
    let game = begin({}, named);
    game = after(game, say('hen'), ...right(game));
    game = after(game, ...right(game));

    expect(game.effects).toMatchObject([
      { result: { kind: 'score', problems: { asked: ['w1', 'w2'], missed: ['w1'] } } },
    ]);
  });

  test('random order plays every problem once, the same for the same seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.uniqueArray(fc.string(), { minLength: 1 }), (seed, answers) => {
        const problems = answers.map((answer) => ({ answer }));
        const order = () =>
          loop
            .start(problems, { ...OPTIONS, randomOrder: true }, seed, { players: 1, locale: 'en' })
            .state.problems.map(({ answer }) => answer);

        expect(order()).toEqual(order());
        expect([...order()].sort()).toEqual([...answers].sort());
      }),
    );
  });

  test('a questions limit shortens the game', () => {
    expect(begin({ questionsLimit: 2 }).state.problems).toHaveLength(2);
    expect(begin({ questionsLimit: 3 }).state.problems).toHaveLength(3);
    expect(begin({ questionsLimit: 9 }).state.problems).toHaveLength(3);
    expect(begin({ questionsLimit: -1 }).state.problems).toHaveLength(3);
  });

  test('who comes back to a resolved problem is led on', () => {
    const answered = after(begin(), say('cat'));

    expect(after(answered, { type: 'start' }).effects).toEqual([
      { type: 'delay', milliseconds: 2000, next: { type: 'next', problem: 0 } },
    ]);
  });
});

describe('attempts', () => {
  test('a wrong answer sounds and can be tried again', () => {
    const missed = after(begin(), say('cow'));

    expect(missed.state).toMatchObject({
      phase: 'playing',
      attempts: 1,
      said: { verdict: 'wrong', turn: 1 },
    });
    expect(missed.effects).toEqual([
      { type: 'sound', sound: { from: 'app', name: 'incorrect-1' } },
      { type: 'lesson', told: { verdict: 'wrong', lesson: {}, turn: 1 } },
    ]);
  });

  test('a problem counts as correct only with zero prior attempts', () => {
    let game = begin();
    game = after(game, say('cow'), ...right(game));
    game = after(game, ...right(game));
    game = after(game, ...right(game));

    expect(game.state.marks).toEqual(['tried', 'right', 'right']);
    expect(game.effects).toMatchObject([{ result: { score: { problemsAnsweredCorrectly: 2 } } }]);
  });

  test('the words and the recording about one answer follow its sound', () => {
    const missed = after(begin(), say('hint'));

    expect(missed.state.said.text).toBe('Nearly');
    expect(missed.effects).toEqual([
      { type: 'sound', sound: { from: 'app', name: 'incorrect-1' } },
      { type: 'sound', sound: { from: 'activity', file: 'nearly.mp3' } },
    ]);
  });
});

describe('showing the answer', () => {
  test('is offered only when an author allows it, after as many attempts as the author says', () => {
    const never = after(begin(), say('a'), say('b'), say('c'));
    const afterTwo = begin({ showAnswer: 2 });

    expect(loop.view(never.state).reveal).toBeNull();
    expect(loop.view(after(afterTwo, say('a')).state).reveal).toBeNull();
    expect(loop.view(after(afterTwo, say('a'), say('b')).state).reveal).toEqual({ type: 'reveal' });
    expect(loop.view(begin({ showAnswer: 0 }).state).reveal).toEqual({ type: 'reveal' });
  });

  test('fills in the answer, counts as an attempt and then advances', () => {
    const revealed = after(begin({ showAnswer: 0 }), { type: 'reveal' });

    expect(revealed.state).toMatchObject({
      phase: 'resolved',
      round: { given: 'cat' },
      attempts: 1,
      marks: ['tried'],
    });
    expect(revealed.effects).toEqual([
      { type: 'delay', milliseconds: 2000, next: { type: 'next', problem: 0 } },
    ]);
  });

  test('does nothing when it is not offered', () => {
    const game = begin({ showAnswer: 1 });

    expect(after(game, { type: 'reveal' }).state).toEqual(game.state);
  });
});

describe('what is heard before', () => {
  const spoken = [{ answer: 'cat', audio: 'cat.mp3' }];

  test('a recording of the question plays while one may answer', () => {
    const game = begin({}, spoken);

    expect(game.state.phase).toBe('playing');
    expect(game.effects).toEqual([
      { type: 'sound', sound: { from: 'activity', file: 'cat.mp3' }, isTask: true },
    ]);
  });

  test('with audioBefore one answers when it has ended', () => {
    const game = begin({ audioBefore: true }, spoken);
    expect(game.state.phase).toBe('listening');
    expect(after(game, say('cat')).state.phase).toBe('listening');

    const heard = after(game, { type: 'introduced', problem: 0 });

    expect(heard.state.phase).toBe('playing');
  });

  test('without a recording audioBefore has nothing to wait for', () => {
    expect(begin({ audioBefore: true }).state.phase).toBe('playing');
  });
});

describe('a team on one device', () => {
  test('a wrong answer passes the turn, and the next right answer is worth less', () => {
    const game = after(begin({}, PROBLEMS, 2), say('cow'), say('cat'));

    expect(game.state.players).toEqual({ turning: 1, points: [0, 400], powerLevels: [1, 1] });
  });

  test('one player has no points', () => {
    expect(after(begin(), say('cat')).state.players).toBeNull();
  });

  test('whose turn it is is told at the start, before what is asked, and after what a wrong answer teaches', () => {
    const game = begin({}, [{ answer: 'cat', audio: 'meow.mp3' }], 2);
    const kinds = ({ effects }: Played) => effects.map(({ type }) => type);

    expect(kinds(game)).toEqual(['turn', 'sound']);
    expect(game.effects[0]).toEqual({ type: 'turn', player: 0 });
    const wrong = after(game, say('cow'));
    expect(kinds(wrong)).toEqual(['sound', 'lesson', 'turn']);
    expect(wrong.effects.at(-1)).toEqual({ type: 'turn', player: 1 });
    expect(kinds(after(wrong, say('cat')))).not.toContain('turn');
    expect(after(wrong, { type: 'start' }).effects).toEqual([{ type: 'turn', player: 1 }]);
  });

  test('nobody is told whose turn it is who plays alone, or where all answer together', () => {
    const together = defineLoop({ ...rules, together: () => 0 });
    const { state } = together.start(PROBLEMS, OPTIONS, 7, { players: 2, locale: 'en' });
    const shared = together.step(state, { type: 'start' });
    const effects = [
      ...begin().effects,
      ...after(begin(), say('cow')).effects,
      ...shared.effects,
      ...together.step(shared.state, say('cow')).effects,
    ];

    expect(effects.map(({ type }) => type)).not.toContain('turn');
  });
});

test('whatever is sent in whatever order, marks and progress agree and the state is JSON', () => {
  const event: fc.Arbitrary<Event> = fc.oneof(
    fc.constantFrom<Event>({ type: 'start' }, { type: 'reveal' }),
    fc.constantFrom('cat', 'dog', 'hen', 'cow').map(say),
    fc.nat(4).map((problem): Event => ({ type: 'next', problem })),
    fc.nat(4).map((problem): Event => ({ type: 'introduced', problem })),
    fc.nat(4).map((problem): Event => ({ type: 'heard', problem, left: [] })),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), fc.integer({ min: 1, max: 3 }), (events, players) => {
      const { state } = after(begin({ showAnswer: 1 }, PROBLEMS, players), ...events);

      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      expect(state.marks.length).toBeGreaterThanOrEqual(state.current);
      expect(state.marks.length).toBeLessThanOrEqual(state.problems.length);
      expect(loop.view(state).progress).toHaveLength(state.problems.length);
      expect(state.phase === 'over').toBe(loop.view(state).over);
    }),
  );
});

test('a robot that means to be wrong misses once, then answers', () => {
  const robot = loopRobot<Problem, Round, Move>({
    right: ({ answer }) => say(answer),
    wrong: () => say('nothing of the kind'),
  });
  const game = begin();

  expect(robot.move(game.state, 'wrong', 0)).toEqual(say('nothing of the kind'));
  expect(robot.move(after(game, say('cow')).state, 'wrong', 0)).toEqual(say('cat'));
  expect(robot.move(after(game, say('cat')).state, 'right', 0)).toBeNull();
});

describe('a delay that counts from the answer', () => {
  const counted = defineLoop({ ...rules, delayFrom: 'answer' });
  const answered = () => {
    const { state } = counted.start(PROBLEMS, OPTIONS, 7, { players: 1, locale: 'en' });
    return counted.step(counted.step(state, { type: 'start' }).state, say('cat'));
  };
  const heard: Event = { type: 'heard', problem: 0, left: [] };
  const waited: Event = { type: 'waited', problem: 0 };
  const afterBoth = (...events: readonly Event[]) =>
    events.reduce((state, event) => counted.step(state, event).state, answered().state);

  test('begins with the answer, beside what is heard', () => {
    expect(answered().effects.map(({ type }) => type)).toEqual(['sound', 'delay']);
    expect(answered().effects[1]).toEqual({ type: 'delay', milliseconds: 2_000, next: waited });
  });

  test('brings the next problem when both are over, whichever is the first', () => {
    for (const [first, second] of [
      [heard, waited],
      [waited, heard],
    ] as const) {
      expect(afterBoth(first).current).toBe(0);
      expect(afterBoth(first, first).current).toBe(0);
      expect(afterBoth(first, second)).toMatchObject({ current: 1, phase: 'playing', over: null });
    }
  });

  test('begins anew for somebody who comes back', () => {
    for (const state of [afterBoth(), afterBoth(heard), afterBoth(waited)])
      expect(counted.step(state, { type: 'start' }).effects).toEqual([
        { type: 'delay', milliseconds: 2_000, next: { type: 'next', problem: 0 } },
      ]);
  });
});

describe("an author's words about an answer", () => {
  const spoken = defineLoop({
    ...rules,
    play: (round: Round, { word }: Move) => ({
      ...rules.play(round, { type: 'say', word }),
      feedback: { text: 'A cat says meow.' },
    }),
  });
  const started = () => {
    const { state } = spoken.start(PROBLEMS, OPTIONS, 7, { players: 1, locale: 'sw' });
    return spoken.step(state, { type: 'start' }).state;
  };
  const heardAll: Event = { type: 'heard', problem: 0, left: [] };

  test('are read aloud in the language of the activity where they have no recording', () => {
    const { effects } = spoken.step(started(), say('dog'));

    expect(effects[1]).toEqual({ type: 'speech', text: 'A cat says meow.', locale: 'sw' });
  });

  test('hold the next problem back until they are read', () => {
    const right = spoken.step(started(), say('cat')).state;
    const heard = spoken.step(right, heardAll);
    expect(heard.effects).toEqual([]);
    expect(spoken.step(heard.state, { type: 'start' }).effects).toEqual([]);

    const { read } = spoken.view(heard.state);
    expect(spoken.step(heard.state, read ?? heardAll)).toMatchObject({
      state: { said: { text: null } },
      effects: [{ type: 'delay', milliseconds: 2_000, next: { type: 'next', problem: 0 } }],
    });
  });

  test('after a wrong answer are taken away by reading, and the problem goes on', () => {
    const wrong = spoken.step(started(), say('dog')).state;
    const after = spoken.step(wrong, { type: 'read' });

    expect(after.effects).toEqual([]);
    expect(after.state).toMatchObject({ phase: 'playing', current: 0, attempts: 1 });
    expect(spoken.view(after.state).read).toBeNull();
  });
});

describe('a clue', () => {
  const clued = defineLoop({
    ...rules,
    clue: (round: Round) => (round.given === 'clued' ? null : { ...round, given: 'clued' }),
  });
  const { state: waiting } = clued.start(PROBLEMS, OPTIONS, 7, { players: 1, locale: 'en' });
  const { state: begun } = clued.step(waiting, { type: 'start' });

  test('is there only for somebody who was wrong, and where there is one', () => {
    expect(clued.view(begun).clue).toBeNull();
    expect(clued.step(begun, { type: 'clue' })).toEqual({ state: begun, effects: [] });
    const wrong = clued.step(begun, say('dog')).state;
    expect(clued.view(wrong).clue).toEqual({ type: 'clue' });
    expect(loop.view(after(begin(), say('dog')).state).clue).toBeNull();
  });

  test('costs nothing and is given once', () => {
    const wrong = clued.step(begun, say('dog')).state;
    const helped = clued.step(wrong, { type: 'clue' }).state;

    expect(helped).toMatchObject({ attempts: 1, guesses: 1, round: { given: 'clued' } });
    expect(clued.view(helped).clue).toBeNull();
  });
});

describe('a problem that asks for several things', () => {
  interface Words {
    readonly wanted: readonly string[];
    readonly said: readonly string[];
  }
  const many = defineLoop<{ readonly wanted: readonly string[] }, Words, Move>({
    deal: ({ wanted }, random) => ({ value: { wanted, said: [] }, random }),
    play: (round, { word }) => {
      const [first = '', about] = word.split(' instead of ');
      if (!round.wanted.includes(first)) {
        return { round, verdict: 'wrong', ...(about ? { missed: [round.wanted.indexOf(about)] } : {}) };
      }
      const said = [...round.said, first];
      return { round: { ...round, said }, verdict: said.length === round.wanted.length ? 'right' : 'part' };
    },
    reveal: (round) => ({ ...round, said: round.wanted }),
    parts: ({ wanted, said }) => wanted.map((word) => said.includes(word)),
  });
  const SHEETS = [{ wanted: ['cat', 'dog', 'hen'] }, { wanted: ['cow'] }];
  const played = (players: number, ...words: readonly string[]) => {
    const options = { ...OPTIONS, showAnswer: 0 };
    const { state } = many.start(SHEETS, options, 7, { players, locale: 'en' });
    return words.reduce(
      (now, word) =>
        many.step(
          now,
          word === 'next'
            ? { type: 'next', problem: now.current }
            : word === 'show'
              ? { type: 'reveal' }
              : say(word),
        ).state,
      many.step(state, { type: 'start' }).state,
    );
  };

  test('counts each of them, right where nothing wrong was tried for it', () => {
    const { counted, marks } = played(1, 'cow instead of dog', 'cat', 'dog', 'hen', 'next', 'cow', 'next');

    expect(counted).toEqual({ asked: 4, right: 3 });
    expect(marks).toEqual(['tried', 'right']);
  });

  test('a thing that is missed twice is missed once', () => {
    const words = ['cow instead of dog', 'owl instead of dog', 'cat', 'dog', 'hen'];

    expect(played(1, ...words).counted).toEqual({ asked: 3, right: 2 });
  });

  test('a wrong move that is about none of them costs one that is open', () => {
    expect(played(1, 'cat', 'owl', 'dog', 'hen').counted).toEqual({ asked: 3, right: 2 });
    expect(played(1, 'cat', 'dog', 'owl', 'owl', 'owl', 'hen').counted).toEqual({ asked: 3, right: 2 });
    expect(played(1, 'owl', 'owl', 'owl', 'owl', 'cat', 'dog', 'hen').counted).toEqual({
      asked: 3,
      right: 0,
    });
  });

  test('showing the answer keeps what was found before', () => {
    expect(played(1, 'cat', 'show').counted).toEqual({ asked: 3, right: 1 });
    expect(played(1, 'show').counted).toEqual({ asked: 3, right: 0 });
  });

  test('gives a team points for each of them', () => {
    expect(played(2, 'cat', 'dog', 'owl', 'hen').players).toEqual({
      turning: 1,
      points: [500 + 1000, 400],
      powerLevels: [1, 1],
    });
  });
});

test('the score is of what was asked, whatever is sent', () => {
  const words = fc.array(fc.constantFrom('cat', 'dog', 'hen', 'cow'), { maxLength: 30 });
  fc.assert(
    fc.property(words, (answers) => {
      let game = begin();
      for (const answer of answers)
        game = after(game, say(answer), { type: 'next', problem: game.state.current });
      const { counted, marks } = game.state;

      expect(counted).toEqual({
        asked: marks.length,
        right: marks.filter((mark) => mark === 'right').length,
      });
    }),
  );
});
