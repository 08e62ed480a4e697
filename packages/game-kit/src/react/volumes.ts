/** What the people at this device have set: 0 is silence, 1 as loud as it was made. */
export type VolumeChannel = 'voice' | 'sign';

const KEYS: Readonly<Record<VolumeChannel, string>> = {
  voice: 'flink.volume.voice',
  sign: 'flink.volume.sounds',
};

const known = new Map<VolumeChannel, number>();

/** A device that remembers nothing, or nothing sensible, sounds as it was made. */
export function readVolume(kept: string | null): number {
  const volume = kept === null || kept.trim() === '' ? 1 : Number(kept);
  return volume >= 0 && volume <= 1 ? volume : 1;
}

let hushed = false;

/** Nothing is heard on this page, whatever people have set: a preview beside an editor is only looked at. */
export function hush(silent: boolean): void {
  hushed = silent;
}

export function volumeOf(channel: VolumeChannel): number {
  if (hushed) return 0;
  const volume = known.get(channel) ?? readVolume(stored(channel));
  known.set(channel, volume);
  return volume;
}

export function setVolume(channel: VolumeChannel, volume: number): void {
  known.set(channel, volume);
  try {
    localStorage.setItem(KEYS[channel], String(volume));
  } catch {
    // A browser that keeps nothing keeps it until the page is left.
  }
}

function stored(channel: VolumeChannel): string | null {
  try {
    return localStorage.getItem(KEYS[channel]);
  } catch {
    return null;
  }
}
