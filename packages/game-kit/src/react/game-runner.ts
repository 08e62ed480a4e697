import type { Content } from '../model/content/content.ts';
import { moveOfToday } from '../model/kinds/moves.ts';
import type { Effect, Result, SoundSource } from '../model/loop/effect.ts';
import type { ToldLesson } from '../model/loop/lesson.ts';
import type { RandomState } from '../model/random.ts';
import type { AnyTemplate, GameEvent, GameSetting } from '../model/template.ts';

/** Carries out what a game asks for. What is heard resolves when it has ended, or could not be played. */
export interface GameWorld {
  sound(source: SoundSource, volume: number): Promise<void>;
  /** False where the task of a problem has just been heard. */
  introduces(task: Task): boolean;
  speech(text: string, locale: string): Promise<void>;
  /** Says what an answer teaches, in the words of the place. */
  lesson(told: ToldLesson): Promise<void>;
  /** Says whose turn it is, by their place in the team. */
  turn(player: number): Promise<void>;
  partial(): void;
  mastered(): void;
  save(): void;
  result(result: Result): void;
}

/** A seed and the list of events reproduce a game exactly: this is what is saved and resumed. */
export interface GameRecord {
  readonly seed: RandomState;
  readonly events: readonly GameEvent[];
}

/** Why the game cannot go on: its rules broke. */
export interface GameFailure {
  readonly reason: unknown;
}

export interface RunningGame {
  readonly snapshot: () => unknown;
  readonly failure: () => GameFailure | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: GameEvent) => void;
  readonly record: () => GameRecord;
  /** What is still to come (sounds, delays) comes no more, until the game is opened again. */
  readonly stop: () => void;
  readonly open: () => void;
}

export type Task = Extract<Effect<unknown>, { type: 'sound' | 'speech' }>;

type Heard = Extract<Effect<GameEvent>, { type: 'sound' | 'speech' | 'lesson' | 'turn' }>;

const isHeard = (effect: Effect<GameEvent>): effect is Heard =>
  ['sound', 'speech', 'lesson', 'turn'].includes(effect.type);

type Rules = Pick<AnyTemplate, 'start' | 'step' | 'work'>;

/** A game on the clock of the browser. It stands still until it gets its start event. */
export function runGame(
  template: Rules,
  content: Content<unknown, unknown>,
  { seed, events: played }: GameRecord,
  setting: GameSetting,
  world: GameWorld,
): RunningGame {
  const listeners = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const events: GameEvent[] = [...played];
  let stopped = false;
  let lastHeard: readonly Effect<GameEvent>[] = [];
  let failure: GameFailure | null = null;
  let state = played.reduce(
    (before, event) => template.step(before, moveOfToday(event)).state,
    template.start(content.gameData, content.options, seed, setting).state,
  );

  function later(milliseconds: number, event: GameEvent): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      send(event);
    }, milliseconds);
    timers.add(timer);
  }

  function carryOut(effects: readonly Effect<GameEvent>[]): void {
    // What one step lets sound is heard one after the other: first the sign of right or wrong, then the words.
    let voice = Promise.resolve();
    if (effects.some(isHeard)) lastHeard = effects;
    for (const effect of effects) {
      if (effect.type === 'delay') later(effect.milliseconds, effect.next);
      else if (isHeard(effect)) {
        // Who has played on knows whose turn it was, and would not hear what came of it.
        voice = voice.then(() =>
          effect.type === 'turn' && lastHeard !== effects ? undefined : hear(effect),
        );
      } else if (effect.type === 'result') world.result(effect.result);
      // biome-ignore lint/suspicious/noConsole: spec 2 §8, what an author left out is logged
      else if (effect.type === 'warn') console.warn(effect.message);
      else world[effect.type]();
    }
  }

  async function hear(effect: Heard): Promise<void> {
    if (stopped) return;
    if (!('isTask' in effect) || world.introduces(effect)) await sound(effect);
    if (effect.next !== undefined) send(effect.next);
  }

  function sound(effect: Heard): Promise<void> {
    switch (effect.type) {
      case 'sound':
        return world.sound(effect.sound, effect.volume ?? 1);
      case 'speech':
        return world.speech(effect.text, effect.locale);
      case 'turn':
        return world.turn(effect.player);
      case 'lesson':
        return world.lesson(effect.told);
    }
  }

  function stop(): void {
    stopped = true;
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  }

  /** Comes from touches, timers and sounds, where nobody would catch what a rule throws. */
  function send(event: GameEvent): void {
    if (stopped || failure) return;
    try {
      const step = template.step(state, event);
      // Only what went well is kept: an event that breaks the game would break it again when it is resumed.
      // What is written lives in the work: a list of its every state would grow with each letter.
      if (!template.work) events.push(event);
      state = step.state;
      for (const listener of listeners) listener();
      carryOut(step.effects);
    } catch (reason) {
      failure = { reason };
      stop();
      for (const listener of listeners) listener();
    }
  }

  return {
    snapshot: () => state,
    failure: () => failure,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    record: () => ({ seed, events: [...events] }),
    stop,
    open: () => {
      stopped = false;
    },
  };
}
