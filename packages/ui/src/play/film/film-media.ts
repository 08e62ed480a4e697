import { useEffect, useState } from 'react';

/** What plays a film or a clip: as much of a media element as the controls need. */
export interface FilmMedia extends EventTarget {
  readonly paused: boolean;
  readonly duration: number;
  currentTime: number;
  muted: boolean;
  play(): Promise<void>;
  pause(): void;
}

export interface FilmState {
  readonly playing: boolean;
  readonly waiting: boolean;
  readonly time: number;
  /** 0 until it is known. */
  readonly duration: number;
}

const EVENTS = ['play', 'pause', 'playing', 'waiting', 'timeupdate', 'seeked', 'durationchange', 'ended'];

const stateOf = (media: FilmMedia, waiting: boolean): FilmState => ({
  playing: !media.paused,
  waiting,
  time: media.currentTime,
  duration: Number.isFinite(media.duration) ? media.duration : 0,
});

const NOTHING: FilmState = { playing: false, waiting: true, time: 0, duration: 0 };

/** How far the film is, and whether it waits for the network. */
export function useFilmState(media: FilmMedia | null): FilmState {
  const [state, setState] = useState(NOTHING);
  useEffect(() => {
    if (media === null) return;
    let waiting = true;
    const listen = ({ type }: Event) => {
      if (type === 'waiting') waiting = true;
      else if (type !== 'play' && type !== 'durationchange') waiting = false;
      setState(stateOf(media, waiting));
    };
    for (const name of EVENTS) media.addEventListener(name, listen);
    return () => {
      for (const name of EVENTS) media.removeEventListener(name, listen);
    };
  }, [media]);
  return state;
}

/** Where a film goes on after a step forwards or back. */
export const steppedTo = ({ time, duration }: FilmState, seconds: number): number =>
  Math.min(Math.max(0, time + seconds), duration || time);

/** 1:05 */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
