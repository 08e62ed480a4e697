import { delayOf, inPlayOrder, type LoopOptions } from '../content/options.ts';
import { namesPlaces } from '../kinds/moves.ts';
import type { Draw, RandomState } from '../random.ts';
import type { GameEvent, GameSetting, StartEvent } from '../template.ts';
import type { Effect, Score, SoundSource, Step, Utterance } from './effect.ts';
import { type FeedbackCycle, FIRST_FEEDBACK, nextFeedback } from './feedback.ts';
import type { GameView, Verdict } from './game-view.ts';
import type { Lesson } from './lesson.ts';
import { afterRight, afterWrong, type Players, powerLost, seatPlayers } from './players.ts';

/** What one move of a player comes to. */
export interface Turn<Round> {
  readonly round: Round;
  /** `nothing`: something was selected or placed. `part`: right, and there is more to find in this problem. */
  readonly verdict: 'nothing' | 'part' | 'right' | 'wrong';
  /** Said about this very answer, after the sound of right or wrong. */
  readonly feedback?: Said;
  /** What is told about this answer where the author says nothing about it. */
  readonly lesson?: Lesson;
  /** The recording of what was touched. */
  readonly sound?: SoundSource | null;
  /** Of that sound, from 0 to 1; whole unless told. */
  readonly volume?: number;
  /** Of a wrong move: the parts that it was about. Where it was about none, the first that is open and clean pays. */
  readonly missed?: readonly number[];
  /** Who gets the points; the player whose turn it is unless all answer together. */
  readonly scorers?: readonly number[];
  /** Who was wrong, where all answer together. */
  readonly losers?: readonly number[];
}

interface Words {
  readonly from: 'voice';
  readonly text: string;
  readonly locale: string;
}

export interface Said {
  readonly text?: string | undefined;
  readonly audio?: string | undefined;
}

/** What a template brings. Scoring, attempts, reveal, limits, delays, feedback and turns are the loop's. */
export interface RoundRules<Problem, Round, Move extends GameEvent> {
  /** Lays one problem on the table. */
  deal(problem: Problem, random: RandomState, players: number): Draw<Round>;
  play(round: Round, move: Move): Turn<Round>;
  /** The table with the answer filled in. */
  reveal(round: Round): Round;
  /**
   * Where a problem asks for several things, each by its number: is it answered? Every one counts in the score and for
   * points, so that neither depends on how many of them lie on the table at a time.
   */
  parts?(round: Round): readonly boolean[];
  /**
   * The table made a little easier for somebody who was wrong; null where that would leave no choice. It may answer a
   * part only that was missed already: a clue costs nothing.
   */
  clue?(round: Round, missed: readonly number[]): Round | null;
  /** What is heard as the problem comes: a recording, or words that are read aloud. */
  introduction?(problem: Problem, round: Round): SoundSource | Words | null;
  /** The check button shows only when something is selected or placed (spec 2 §4). */
  canCheck?(round: Round): boolean;
  /**
   * The delay before the next problem counts from the answer and not from the end of what is said about it; the next one
   * comes when both are over.
   */
  readonly delayFrom?: 'answer';
  /** Everybody answers the same question: a wrong answer passes no turn. Who has the device, or NOBODY. */
  together?(round: Round): number;
}

type Mark = 'right' | 'tried';

export interface LoopState<Problem, Round> {
  /** `listening`: the answers come when the introduction has been heard (`audioBefore`). */
  readonly phase: 'waiting' | 'listening' | 'playing' | 'resolved' | 'over';
  /** In the order of play, no more than the limit. */
  readonly problems: readonly Problem[];
  readonly current: number;
  readonly round: Round;
  /** Wrong answers to the current problem, and the reveal. */
  readonly attempts: number;
  /** Parts of the current problem that were tried wrongly; one that is no more than one thing is part 0. */
  readonly missed: readonly number[];
  /** What was asked in the problems that are over, and what of it was right at the first go. */
  readonly counted: { readonly asked: number; readonly right: number };
  /** Wrong answers since the last right one: what points are taken off for. */
  readonly guesses: number;
  readonly marks: readonly Mark[];
  readonly said: {
    readonly verdict: Verdict;
    /** The author's words about this answer; they stand until they are read (`read`). */
    readonly text: string | null;
    readonly lesson: Lesson | null;
    /** Counts up, so that the second wrong answer in a row is seen and heard as well. */
    readonly turn: number;
  };
  readonly feedback: FeedbackCycle;
  readonly players: Players | null;
  readonly random: RandomState;
  readonly delay: number;
  readonly showAnswer: number | null;
  readonly audioBefore: boolean;
  readonly playerCount: number;
  readonly locale: string;
  /** Where the delay counts from the answer: which of the two is over already. */
  readonly over: 'saying' | 'delay' | null;
}

export type LoopEvent<Move extends GameEvent> =
  | StartEvent
  | Move
  | { readonly type: 'reveal' }
  | { readonly type: 'clue' }
  | { readonly type: 'read' }
  | { readonly type: 'introduced'; readonly problem: number }
  | { readonly type: 'heard'; readonly problem: number; readonly left: readonly Utterance[] }
  | { readonly type: 'waited'; readonly problem: number }
  | { readonly type: 'next'; readonly problem: number };

const OWN_EVENTS = new Set(['start', 'reveal', 'clue', 'read', 'introduced', 'heard', 'waited', 'next']);

export interface Loop<Problem, Round, Move extends GameEvent> {
  start(
    problems: readonly Problem[],
    options: LoopOptions,
    seed: RandomState,
    setting: GameSetting,
  ): Step<LoopState<Problem, Round>, LoopEvent<Move>>;
  step(
    state: LoopState<Problem, Round>,
    event: LoopEvent<Move>,
  ): Step<LoopState<Problem, Round>, LoopEvent<Move>>;
  view(state: LoopState<Problem, Round>): GameView<LoopEvent<Move>>;
}

/** The loop that most templates share (spec 2 §4): a template says what is right, the loop what follows from it. */
export function defineLoop<Problem, Round, Move extends GameEvent>(
  rules: RoundRules<Problem, Round, Move>,
): Loop<Problem, Round, Move> {
  type State = LoopState<Problem, Round>;
  type Event = LoopEvent<Move>;
  type Out = Step<State, Event>;

  const still = (state: State): Out => ({ state, effects: [] });

  function start(
    problems: readonly Problem[],
    options: LoopOptions,
    seed: RandomState,
    { players, locale }: GameSetting,
  ): Out {
    const order = inPlayOrder(problems, options, seed);
    const [first] = order.value;
    if (first === undefined) throw new RangeError('a game needs a problem that can be played');
    const dealt = rules.deal(first, order.random, players);
    return still({
      phase: 'waiting',
      problems: order.value,
      current: 0,
      round: dealt.value,
      attempts: 0,
      missed: [],
      counted: { asked: 0, right: 0 },
      guesses: 0,
      marks: [],
      said: { verdict: 'nothing', text: null, lesson: null, turn: 0 },
      feedback: FIRST_FEEDBACK,
      players: seatPlayers(players),
      random: dealt.random,
      delay: delayOf(options.delayBeforeNext),
      showAnswer: options.showAnswer === 'n/a' ? null : (options.showAnswer ?? null),
      audioBefore: options.audioBefore ?? false,
      playerCount: players,
      locale,
      over: null,
    });
  }

  function introduce(state: State): Out {
    const problem = state.problems[state.current];
    const heard = (problem !== undefined && rules.introduction?.(problem, state.round)) || null;
    if (heard === null) return still({ ...state, phase: 'playing' });
    const effect: Utterance =
      heard.from === 'voice'
        ? { type: 'speech', text: heard.text, locale: heard.locale, isTask: true }
        : { type: 'sound', sound: heard, isTask: true };
    if (!state.audioBefore) return { state: { ...state, phase: 'playing' }, effects: [effect] };
    const next: Event = { type: 'introduced', problem: state.current };
    return { state: { ...state, phase: 'listening' }, effects: [{ ...effect, next }] };
  }

  /** Heard before what is asked; where all answer together the game tells who gets the device. */
  const turnOf = (players: Players | null): Utterance[] =>
    players && !rules.together ? [{ type: 'turn', player: players.turning }] : [];

  function beginTurn(state: State): Out {
    const begun = state.phase === 'playing' ? still(state) : introduce(state);
    return { ...begun, effects: [...turnOf(state.players), ...begun.effects] };
  }

  /** Also what a learner who comes back to a half-played game sends: what was under way goes on. */
  function begin(state: State): Out {
    if (state.phase === 'over') return still(state);
    if (state.phase !== 'resolved') return beginTurn(state);
    // Nothing that was under way is left: only what somebody has to read is waited for.
    return state.said.text === null
      ? { state, effects: [toNext(state)] }
      : still({ ...state, over: rules.delayFrom ? 'delay' : null });
  }

  const inTime = (state: State, type: 'next' | 'waited'): Effect<Event> => ({
    type: 'delay',
    milliseconds: state.delay,
    next: { type, problem: state.current },
  });
  const toNext = (state: State) => inTime(state, 'next');

  /** An author's words wait for their reader; without words the next problem comes. */
  function goOn(state: State): Out {
    if (state.said.text !== null) return still(state);
    if (!rules.delayFrom) return { state, effects: [toNext(state)] };
    return state.over === 'delay' ? next(state) : still({ ...state, over: 'saying' });
  }

  const waited = (state: State): Out =>
    state.over === 'saying' && state.said.text === null ? next(state) : still({ ...state, over: 'delay' });

  function heard(state: State, left: readonly Utterance[]): Out {
    const [first, ...more] = left;
    if (first === undefined) return goOn(state);
    const next: Event = { type: 'heard', problem: state.current, left: more };
    return { state, effects: [{ ...first, next }] };
  }

  function read(state: State): Out {
    if (state.said.text === null) return still(state);
    const done = { ...state, said: { ...state.said, text: null } };
    return state.phase === 'resolved' ? goOn(done) : still(done);
  }

  /** The author's recording, else the author's words by the voice of the place, else what the answer teaches. */
  function utterances(
    { locale, said }: State,
    { feedback = {}, verdict, lesson = {} }: Turn<Round>,
  ): Utterance[] {
    if (feedback.audio) return [{ type: 'sound', sound: { from: 'activity', file: feedback.audio } }];
    if (feedback.text?.trim()) return [{ type: 'speech', text: feedback.text.trim(), locale }];
    // One of many parts is praised by its sign; only what can be named is spoken of. Who asks by Check is answered.
    if (verdict === 'part' && lesson.word === undefined && !rules.canCheck) return [];
    const told = { verdict: verdict === 'wrong' ? 'wrong' : 'right', lesson, turn: said.turn + 1 } as const;
    return [{ type: 'lesson', told }];
  }

  function played(state: State, turn: Turn<Round>): Out {
    const { sound, volume } = turn;
    const sounds: Effect<Event>[] = sound
      ? [{ type: 'sound', sound, ...(volume === undefined ? {} : { volume }) }]
      : [];
    if (turn.verdict === 'nothing') return { state: { ...state, round: turn.round }, effects: sounds };
    const right = turn.verdict !== 'wrong';
    const feedback = nextFeedback(state.feedback, right ? 'correct' : 'incorrect');
    const own = utterances(state, turn);
    const effects: Utterance[] = [{ type: 'sound', sound: feedback.sound }, ...own];
    const said = {
      verdict: turn.verdict,
      text: turn.feedback?.text?.trim() || null,
      lesson: turn.lesson ?? null,
      turn: state.said.turn + 1,
    };
    const next = { ...state, round: turn.round, feedback: feedback.cycle, said };
    const found = newlyFound(state.round, turn);
    const players = afterFound(state, turn, found);
    if (turn.verdict === 'wrong') {
      const missed =
        turn.missed ?? partsOf(turn.round, false).flatMap(openAndClean(state.missed)).slice(0, 1);
      const after = players && afterMiss(players, turn);
      return {
        state: {
          ...next,
          attempts: state.attempts + 1,
          missed: [...new Set([...state.missed, ...missed])],
          guesses: (found === 0 ? state.guesses : 0) + 1,
          players: after,
        },
        effects: [...effects, ...turnOf(after)],
      };
    }
    if (turn.verdict === 'part') {
      return { state: { ...next, guesses: 0, players }, effects };
    }
    return {
      state: {
        ...next,
        phase: 'resolved',
        players,
        guesses: 0,
        marks: [...state.marks, state.attempts === 0 ? 'right' : 'tried'],
        counted: countedWith(state, partsOf(turn.round, true)),
      },
      effects: [
        {
          type: 'sound',
          sound: feedback.sound,
          next: { type: 'heard', problem: state.current, left: own },
        },
        ...(rules.delayFrom ? [inTime(state, 'waited')] : []),
      ],
    };
  }

  const partsOf = (round: Round, answered: boolean): readonly boolean[] => rules.parts?.(round) ?? [answered];

  const openAndClean = (missed: readonly number[]) => (answered: boolean, part: number) =>
    answered || missed.includes(part) ? [] : [part];

  /** How many parts a move has answered; a check may answer several, some of them beside a wrong one. */
  function newlyFound(before: Round, { round, verdict }: Turn<Round>): number {
    if (!rules.parts) return verdict === 'wrong' ? 0 : 1;
    const answered = (parts: readonly boolean[]) => parts.filter(Boolean).length;
    return answered(rules.parts(round)) - answered(rules.parts(before));
  }

  /** Spec 2 §4: a problem counts as correct only if answered with zero prior attempts. */
  function countedWith({ counted, missed }: State, parts: readonly boolean[]): State['counted'] {
    const right = parts.filter((answered, part) => answered && !missed.includes(part)).length;
    return { asked: counted.asked + parts.length, right: counted.right + right };
  }

  /** Every part that was found is a right answer; guesses are counted from the last one. */
  function afterFound({ players, guesses }: State, { scorers }: Turn<Round>, found: number): Players | null {
    let after = players;
    for (let part = 0; after !== null && part < found; part += 1)
      after = afterRight(after, scorers ?? [after.turning], part === 0 ? guesses : 0);
    return after;
  }

  /** Together, those who were right get their points even though the problem goes on; no turn is passed. */
  function afterMiss(players: Players, { scorers = [], losers = [] }: Turn<Round>): Players {
    if (!rules.together) return afterWrong(players);
    return powerLost(afterRight(players, scorers, 0), losers);
  }

  const canReveal = (state: State) =>
    state.phase === 'playing' && state.showAnswer !== null && state.attempts >= state.showAnswer;

  function reveal(state: State): Out {
    if (!canReveal(state)) return still(state);
    const revealed: State = {
      ...state,
      phase: 'resolved',
      round: rules.reveal(state.round),
      attempts: state.attempts + 1,
      guesses: 0,
      marks: [...state.marks, 'tried'],
      counted: countedWith(state, partsOf(state.round, false)),
      said: { verdict: 'revealed', text: null, lesson: null, turn: state.said.turn + 1 },
    };
    return { state: revealed, effects: [toNext(revealed)] };
  }

  /** Whoever was wrong once has lost nothing more by a clue. */
  const clueFor = ({ phase, attempts, round, missed }: State): Round | null =>
    phase === 'playing' && attempts > 0 ? (rules.clue?.(round, missed) ?? null) : null;

  function clue(state: State): Out {
    const round = clueFor(state);
    if (round === null) return still(state);
    const said = { verdict: 'clue', text: null, lesson: null, turn: state.said.turn + 1 } as const;
    return {
      state: { ...state, round, said },
      effects: [{ type: 'sound', sound: { from: 'app', name: 'card-flip' } }],
    };
  }

  function next(state: State): Out {
    const current = state.current + 1;
    const problem = state.problems[current];
    if (problem === undefined) {
      return {
        state: { ...state, phase: 'over' },
        effects: [{ type: 'result', result: { kind: 'score', score: scoreOf(state), ...problemsIn(state) } }],
      };
    }
    const dealt = rules.deal(problem, state.random, state.playerCount);
    return introduce({
      ...state,
      current,
      round: dealt.value,
      random: dealt.random,
      attempts: 0,
      missed: [],
      guesses: 0,
      said: { verdict: 'nothing', text: null, lesson: null, turn: state.said.turn },
      over: null,
    });
  }

  /** Of a problem that asks for several things nobody knows by its id which one was missed. */
  function problemsIn({ problems, marks }: State) {
    const answered = rules.parts
      ? []
      : problems.flatMap((problem, place) => {
          const id = idOf(problem);
          return id === null ? [] : [{ id, isMissed: marks[place] === 'tried' }];
        });
    if (answered.length === 0) return {};
    const missed = answered.filter(({ isMissed }) => isMissed);
    return { problems: { asked: answered.map(({ id }) => id), missed: missed.map(({ id }) => id) } };
  }

  const isMove = (event: Event): event is Move => !OWN_EVENTS.has(event.type);

  function step(state: State, event: Event): Out {
    if (!namesPlaces(event)) return still(state);
    if (isMove(event))
      return state.phase === 'playing' ? played(state, rules.play(state.round, event)) : still(state);
    const own = event as Exclude<Event, Move>;
    if (own.type === 'start') return begin(state);
    if (own.type === 'reveal') return reveal(state);
    if (own.type === 'clue') return clue(state);
    if (own.type === 'read') return read(state);
    // An effect of a problem that is over, or that the learner skipped, must not move the game on twice.
    if (own.problem !== state.current) return still(state);
    if (own.type === 'introduced')
      return state.phase === 'listening' ? still({ ...state, phase: 'playing' }) : still(state);
    if (state.phase !== 'resolved') return still(state);
    if (own.type === 'heard') return heard(state, own.left);
    return own.type === 'waited' ? waited(state) : next(state);
  }

  const seated = ({ players, round }: State): Players | null =>
    players && rules.together ? { ...players, turning: rules.together(round) } : players;

  function view(state: State): GameView<Event> {
    const upcoming = state.problems.slice(state.marks.length).map((_problem, index) => {
      return index === 0 && state.phase !== 'over' ? 'now' : 'todo';
    });
    return {
      progress: [...state.marks, ...upcoming],
      said: state.said,
      players: seated(state),
      reveal: canReveal(state) ? { type: 'reveal' } : null,
      clue: clueFor(state) === null ? null : { type: 'clue' },
      read: state.said.text === null ? null : { type: 'read' },
      next: state.phase === 'resolved' ? { type: 'next', problem: state.current } : null,
      canCheck: state.phase === 'playing' && (rules.canCheck?.(state.round) ?? false),
      over: state.phase === 'over',
    };
  }

  return { start, step, view };
}

const idOf = (problem: unknown): string | null =>
  typeof problem === 'object' && problem !== null && 'id' in problem && typeof problem.id === 'string'
    ? problem.id
    : null;

function scoreOf({ counted: { asked, right } }: Pick<LoopState<unknown, unknown>, 'counted'>): Score {
  return {
    allProblemsCount: asked,
    problemsAnsweredCorrectly: right,
    problemsAnsweredIncorrectly: asked - right,
  };
}
