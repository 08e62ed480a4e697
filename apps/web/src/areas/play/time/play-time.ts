import { createContext, useContext } from 'react';
import { newId } from '../../../shared/new-id.ts';
import type { OutboxStore } from '../outbox/sender.ts';
import { cut, isDue, LOOK_MS, looked, STANDING, takeMinutes } from './beat-clock.ts';
import { idleIn, SIGNS_OF_LIFE } from './presence.ts';

/** The one clock of the learner's area. */
export interface PlayTime {
  /** What is played on the screen; null in the menu. */
  at(activityId: string | null): void;
  /** The time stands still until what it gives back is called. */
  hold(): () => void;
  /** Puts what was played until now, and was not told yet, into the outbox. */
  cut(): void;
}

export interface Listeners {
  /** Something lies in the outbox. */
  onBeat(): void;
  /** A whole minute was played. */
  onMinute(): void;
}

export interface RunningPlayTime extends PlayTime {
  /** Until what it gives back is called. */
  run(listeners: Listeners): () => void;
}

/** Counts while the page is seen and somebody is there: every minute, and the rest when they leave. */
export function playTimeOf(outbox: Pick<OutboxStore, 'put'>): RunningPlayTime {
  let clock = STANDING;
  let activityId: string | null = null;
  let holders = 0;
  let lastTouch = 0;
  let listeners: Listeners | null = null;

  function look(): void {
    const now = Date.now();
    const here =
      listeners !== null &&
      holders === 0 &&
      document.visibilityState === 'visible' &&
      idleIn(activityId === null ? 'menu' : 'activity', lastTouch, now) > 0;
    const next = takeMinutes(looked(clock, now, here));
    clock = next.clock;
    for (let minute = 0; minute < next.minutes; minute += 1) listeners?.onMinute();
  }

  function tell(): void {
    look();
    const { seconds, clock: rest } = cut(clock);
    clock = rest;
    if (seconds > 0) outbox.put({ kind: 'time', id: newId(), activityId, seconds, endedAt: Date.now() });
  }

  const leave = () => {
    tell();
    listeners?.onBeat();
  };
  const beat = () => {
    look();
    if (isDue(clock)) leave();
  };
  const touch = () => {
    lastTouch = Date.now();
  };
  const turn = () => (document.visibilityState === 'visible' ? look() : leave());

  return {
    at(next) {
      if (next === activityId) return;
      tell();
      activityId = next;
    },
    hold() {
      holders += 1;
      look();
      let held = true;
      return () => {
        if (held) holders -= 1;
        held = false;
        touch();
        look();
      };
    },
    cut: tell,
    run(own) {
      listeners = own;
      touch();
      look();
      const timer = setInterval(beat, LOOK_MS);
      document.addEventListener('visibilitychange', turn);
      // A tablet that is closed gives no other sign.
      window.addEventListener('pagehide', leave);
      for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, touch, { passive: true });
      return () => {
        leave();
        listeners = null;
        look();
        clearInterval(timer);
        document.removeEventListener('visibilitychange', turn);
        window.removeEventListener('pagehide', leave);
        for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, touch);
      };
    },
  };
}

/** A preview records nothing (spec 1 §4). */
const COUNTS_NOTHING: PlayTime = { at: () => {}, hold: () => () => {}, cut: () => {} };

export const PlayTimeContext = createContext<PlayTime>(COUNTS_NOTHING);

export const usePlayTime = (): PlayTime => useContext(PlayTimeContext);
