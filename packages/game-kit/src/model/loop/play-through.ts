import type { Content } from '../content/content.ts';
import { moveOfToday } from '../kinds/moves.ts';
import { drawInteger, type RandomState } from '../random.ts';
import type { GameEvent, GameSetting, StartEvent, Template } from '../template.ts';
import type { Effect, Result, Step } from './effect.ts';

export interface PlayThrough<State, Event> {
  readonly ending: 'finished' | 'stuck' | 'endless';
  /** Every event in order, the robot's and those that effects sent back: with the seed, a replay. */
  readonly events: readonly (Event | StartEvent)[];
  readonly states: readonly State[];
  readonly results: readonly Result[];
}

export interface Manner {
  /** `mixed`: now right, now wrong, by lot. */
  readonly aim: 'right' | 'wrong' | 'mixed';
  /** `dawdling` lets every sound and delay end before it moves; `quitting` leaves after each move and comes back. */
  readonly pace?: 'keen' | 'dawdling' | 'quitting';
  readonly players?: number;
  /** Of the activity. */
  readonly locale?: string;
  readonly limit?: number;
}

const START: StartEvent = { type: 'start' };

/** Nobody listens: a sound is over after one second of the game's own time. */
const SOUND_MILLISECONDS = 1000;

interface Due<Event> {
  readonly at: number;
  readonly event: Event;
}

function dueAfter<Event>(effect: Effect<Event>, now: number): Due<Event>[] {
  switch (effect.type) {
    case 'delay':
      return [{ at: now + effect.milliseconds, event: effect.next }];
    case 'sound':
    case 'speech':
    case 'lesson':
    case 'turn':
      return effect.next === undefined ? [] : [{ at: now + SOUND_MILLISECONDS, event: effect.next }];
    default:
      return [];
  }
}

/** Plays a game from start to result by its robot, without a clock: delays pass in the game's own time. */
export function playThrough<Data, Options, State, Event extends GameEvent>(
  template: Template<Data, Options, State, Event>,
  content: Content<Data, Options>,
  seed: RandomState,
  { aim, pace = 'keen', players = 1, locale = 'en', limit = 10_000 }: Manner,
): PlayThrough<State, Event> {
  const events: (Event | StartEvent)[] = [];
  const states: State[] = [];
  const results: Result[] = [];
  let due: Due<Event>[] = [];
  let now = 0;
  let random = seed;
  let back = false;

  function take(step: Step<State, Event>): State {
    states.push(step.state);
    for (const effect of step.effects) {
      if (effect.type === 'result') results.push(effect.result);
      due.push(...dueAfter(effect, now));
    }
    due.sort((one, other) => one.at - other.at);
    return step.state;
  }

  function robotMove(state: State): Event | null {
    const draw = drawInteger(random, 2 ** 31);
    random = draw.random;
    const now = aim === 'mixed' ? (draw.value % 3 === 0 ? 'wrong' : 'right') : aim;
    return results.length > 0 ? null : template.robot.move(state, now, draw.value);
  }

  function dueEvent(): Event | null {
    const [first, ...later] = due;
    if (first === undefined) return null;
    due = later;
    now = first.at;
    return first.event;
  }

  function nextEvent(state: State): Event | StartEvent | null {
    if (pace === 'dawdling') return dueEvent() ?? robotMove(state);
    const move = robotMove(state);
    if (pace === 'quitting' && move === null && !back && results.length === 0) {
      // The tablet was closed: nothing that was under way is left, only the state.
      due = [];
      back = true;
      return START;
    }
    back = false;
    return move ?? dueEvent();
  }

  let state = take(template.start(content.gameData, content.options, seed, { players, locale }));
  events.push(START);
  state = take(template.step(state, START));
  while (events.length < limit) {
    const event = nextEvent(state);
    if (event === null) return { ending: results.length > 0 ? 'finished' : 'stuck', events, states, results };
    events.push(event);
    const kept: State = pace === 'quitting' ? JSON.parse(JSON.stringify(state)) : state;
    state = take(template.step(kept, event));
  }
  return { ending: 'endless', events, states, results };
}

/** The state that a seed and a list of events lead to. */
export function replay<Data, Options, State, Event extends GameEvent>(
  template: Template<Data, Options, State, Event>,
  content: Content<Data, Options>,
  seed: RandomState,
  events: readonly (Event | StartEvent)[],
  setting: GameSetting = { players: 1, locale: 'en' },
): State {
  const { state: first } = template.start(content.gameData, content.options, seed, setting);
  return events.reduce((state, event) => template.step(state, moveOfToday(event)).state, first);
}
