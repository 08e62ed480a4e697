import { type DeviceVoice, deviceVoice } from './device-voice.ts';
import type { AudioEnded, PlayWish, SoundBox } from './sound-box.ts';

/** A part of a text that is read in one go, and where it can be heard. */
export interface SpokenPart {
  readonly text: string;
  readonly address: string;
}

/** How a text is read: as which parts, one after the other. */
export type Reading = (text: string, locale: string) => readonly SpokenPart[];

/** While a part is heard: its place among the parts, and how many milliseconds of it have been heard. */
export type OnSpoken = (part: number, milliseconds: number) => void;

/** The one voice of a screen: a recording or a text, never two of them at once. */
export interface Voice {
  play(url: string, volume: number, wish?: Pick<PlayWish, 'onTime' | 'rate'>): Promise<AudioEnded>;
  /** Resolves when the text has been read, cannot be, or something else is to be heard; false: nothing could be heard. */
  say(text: string, locale: string, onSpoken?: OnSpoken, rate?: number): Promise<boolean>;
  stop(): void;
}

/** A child does not wait any longer for a word. */
const BEGINS_WITHIN_MS = 5_000;
/** As long as the server asks to wait while its voice is busy with the words of a whole class. */
const BUSY_MS = 3_000;
const MAX_RETRIES = 2;

/** After how many milliseconds a sound that failed is worth another try: an audio element does not tell why it failed. */
const retryDelay = (address: string): Promise<number | null> =>
  fetch(address, { signal: AbortSignal.timeout(BUSY_MS) }).then(
    ({ ok, status }) => (ok ? 0 : status === 503 ? BUSY_MS : null),
    () => null,
  );

/** Texts are read by the server's voice; where it has none, or cannot be reached, by that of the device. */
export function createVoice(
  sounds: SoundBox,
  reading: Reading,
  device: DeviceVoice = deviceVoice,
  delayOf: typeof retryDelay = retryDelay,
): Voice {
  let turn = 0;

  function begin(): number {
    device.stop();
    turn += 1;
    return turn;
  }

  /** Waits and tries again where the server is busy, unless something else is to be heard meanwhile. */
  async function playPatiently(url: string, wish: PlayWish, own: number): Promise<AudioEnded> {
    for (let retries = 0; ; retries += 1) {
      const ended = await sounds.play(url, wish);
      const delay =
        ended.message === undefined || retries === MAX_RETRIES || own !== turn ? null : await delayOf(url);
      if (delay === null) return ended;
      await new Promise((resolve) => {
        setTimeout(resolve, delay);
      });
      if (own !== turn) return { type: 'audioEnded', interrupted: true };
    }
  }

  async function say(text: string, locale: string, onSpoken?: OnSpoken, rate?: number): Promise<boolean> {
    const own = begin();
    let heard = false;
    const parts = reading(text, locale);
    for (const [place, part] of parts.entries()) {
      const next = parts[place + 1];
      if (next) void sounds.preload([next.address]);
      const wish: PlayWish = {
        channel: 'voice',
        volume: 1,
        beginsWithinMs: BEGINS_WITHIN_MS,
        rate,
        ...(onSpoken ? { onTime: (milliseconds) => onSpoken(place, milliseconds) } : {}),
      };
      const ended = await playPatiently(part.address, wish, own);
      const failed = ended.message !== undefined;
      if (failed && own === turn) heard = (await device.say(part.text, locale)) || heard;
      heard ||= !failed;
      if (ended.interrupted || own !== turn) return true;
    }
    return heard;
  }

  return {
    play: (url, volume, wish) => playPatiently(url, { channel: 'voice', volume, ...wish }, begin()),
    say,
    stop: () => {
      begin();
      sounds.stop();
    },
  };
}
