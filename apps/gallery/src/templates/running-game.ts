import type { Content } from '@flink/game-kit/model/content.ts';
import type { Effect, Result } from '@flink/game-kit/model/effect.ts';
import type { AnyTemplate, GameEvent } from '@flink/game-kit/model/template.ts';

/** The gallery is silent: what follows a sound follows after a second. */
const SOUND_MILLISECONDS = 1000;

interface Snapshot {
  readonly state: unknown;
  readonly result: Result | null;
}

export interface RunningGame {
  readonly snapshot: () => Snapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: GameEvent) => void;
}

type Rules = Pick<AnyTemplate, 'start' | 'step'>;

/** A game on the gallery's clock: delays pass, sounds are silent, nothing is saved. */
export function runGame(template: Rules, content: Content<unknown, unknown>, seed: number): RunningGame {
  const listeners = new Set<() => void>();
  const first = template.start(content.gameData, content.options, seed);
  let current: Snapshot = { state: first.state, result: null };

  function carryOut(effects: readonly Effect<GameEvent>[]): void {
    for (const effect of effects) {
      if (effect.type === 'result') current = { ...current, result: effect.result };
      if (effect.type === 'delay') later(effect.milliseconds, effect.next);
      if (effect.type === 'sound' || effect.type === 'speech') later(SOUND_MILLISECONDS, effect.next);
    }
  }

  function later(milliseconds: number, event: GameEvent | undefined): void {
    if (event !== undefined) setTimeout(() => send(event), milliseconds);
  }

  function send(event: GameEvent): void {
    const step = template.step(current.state, event);
    current = { ...current, state: step.state };
    carryOut(step.effects);
    for (const listener of listeners) listener();
  }

  carryOut(first.effects);
  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
  };
}
