import { type VolumeChannel, volumeOf } from './volumes.ts';

/** Spec 1 §8: an audio that fails has ended, with a message. */
export interface AudioEnded {
  readonly type: 'audioEnded';
  readonly message?: string;
  /** Something else is to be heard, or nothing more. */
  readonly interrupted?: boolean;
}

export interface PlayWish {
  /** The voice is one: what is said next interrupts. Signs sound beside it. */
  readonly channel: VolumeChannel;
  readonly volume: number;
  /** What has not begun to sound by then has failed. */
  readonly beginsWithinMs?: number;
  /** With every frame: how many milliseconds of it have been heard, and how long it is. */
  readonly onTime?: ((milliseconds: number, duration: number) => void) | undefined;
  /** How fast: 1 as it was made. */
  readonly rate?: number | undefined;
}

export interface SoundBox {
  /** Fetches files so that they sound at once; tells how many have come, the failed ones included. */
  preload(urls: readonly string[], progress?: (done: number, of: number) => void): Promise<void>;
  play(url: string, wish: PlayWish): Promise<AudioEnded>;
  /** True while the browser refuses to play before somebody has touched the page. */
  readonly refused: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** In answer to a touch: what was refused is played. */
  unlock(): void;
  stop(): void;
}

interface Refused {
  readonly play: () => void;
}

/** A sound whose end is never reported must not hold the game for ever. */
const LONGEST_MS = 60_000;

export function createSoundBox(): SoundBox {
  const elements = new Map<string, HTMLAudioElement>();
  const listeners = new Set<() => void>();
  let waiting: Refused[] = [];
  let silenceVoice: (() => void) | null = null;
  const playing = new Set<() => void>();

  const tell = () => {
    for (const listener of listeners) listener();
  };

  /** One for each channel: a sign must not be cut short by a voice that says the same recording. */
  function elementFor(channel: string, url: string): HTMLAudioElement {
    const key = `${channel} ${url}`;
    const known = elements.get(key);
    if (known) return known;
    const made = new Audio(url);
    made.preload = 'auto';
    elements.set(key, made);
    return made;
  }

  function play(
    url: string,
    { channel, volume, beginsWithinMs, onTime, rate = 1 }: PlayWish,
  ): Promise<AudioEnded> {
    if (channel === 'voice') silenceVoice?.();
    // Nobody waits for what is not heard.
    if (volumeOf(channel) === 0) return Promise.resolve({ type: 'audioEnded' });
    return new Promise((resolve) => {
      const audio = elementFor(channel, url);
      const gone = new AbortController();
      const { signal } = gone;
      const end = (how: Omit<AudioEnded, 'type'> = {}) => {
        if (signal.aborted) return;
        gone.abort();
        clearTimeout(late);
        clearTimeout(silent);
        playing.delete(silence);
        if (silenceVoice === silence) silenceVoice = null;
        resolve({ type: 'audioEnded', ...how });
      };
      const silence = () => {
        audio.pause();
        waiting = waiting.filter((refused) => refused.play !== start);
        tell();
        end({ interrupted: true });
      };
      const fail = (message: string) => {
        audio.pause();
        end({ message });
      };
      const giveUp = () => end({ message: 'The sound did not end' });
      let late = setTimeout(giveUp, LONGEST_MS);
      let silent: ReturnType<typeof setTimeout> | undefined;
      audio.addEventListener('ended', () => end(), { signal });
      audio.addEventListener('error', () => fail(audio.error?.message || 'The sound could not be loaded'), {
        signal,
      });
      audio.addEventListener(
        'playing',
        () => {
          clearTimeout(silent);
          // A page of a book may be read for minutes: from here on it has its own length, and then some.
          if (!Number.isFinite(audio.duration)) return;
          clearTimeout(late);
          late = setTimeout(giveUp, (audio.duration / rate) * 1_000 + LONGEST_MS);
        },
        { signal },
      );
      if (onTime) audio.addEventListener('playing', () => tellTime(audio, onTime, signal), { signal });
      const start = () => {
        audio.currentTime = 0;
        audio.volume = volume * volumeOf(channel);
        audio.playbackRate = rate;
        if (beginsWithinMs !== undefined)
          silent = setTimeout(() => fail('The sound did not begin'), beginsWithinMs);
        audio.play().catch((error: unknown) => {
          // A refusal that comes after it was silenced would wait for a touch for ever.
          if (signal.aborted) return;
          if (error instanceof DOMException && error.name === 'NotAllowedError') {
            clearTimeout(silent);
            waiting.push({ play: start });
            tell();
          } else if (!(error instanceof DOMException && error.name === 'AbortError')) {
            fail(error instanceof Error ? error.message : String(error));
          }
        });
      };
      // An element that failed once stays failed until it loads anew; the server may be back.
      if (audio.error) audio.load();
      playing.add(silence);
      if (channel === 'voice') silenceVoice = silence;
      start();
    });
  }

  return {
    preload: async (urls, progress) => {
      // Where somebody waits, it goes before the pictures of the page that was left.
      const priority = progress ? 'auto' : 'low';
      let done = 0;
      await Promise.all(
        urls.map(async (url) => {
          // What does not come is noticed when it is to be shown or heard; it must not keep the game closed.
          await fetch(url, { priority }).then(
            (answer) => answer.blob(),
            () => null,
          );
          done += 1;
          progress?.(done, urls.length);
        }),
      );
    },
    play,
    refused: () => waiting.length > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    unlock: () => {
      const again = waiting;
      waiting = [];
      tell();
      for (const refused of again) refused.play();
    },
    stop: () => {
      for (const silence of playing) silence();
    },
  };
}

function tellTime(
  audio: HTMLAudioElement,
  onTime: (milliseconds: number, duration: number) => void,
  signal: AbortSignal,
): void {
  const tell = () => {
    if (signal.aborted) return;
    onTime(audio.currentTime * 1_000, audio.duration * 1_000);
    requestAnimationFrame(tell);
  };
  requestAnimationFrame(tell);
}
