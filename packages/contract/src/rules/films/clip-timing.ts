import type { Clip, ClipThing } from '../../entities/clip.ts';
import type { Cue } from './captions.ts';
import { FILM_MAX_MINUTES } from './film-limits.ts';

type Place = ClipThing['at'];

export const clipSeconds = ({ scenes }: Pick<Clip, 'scenes'>): number =>
  scenes.reduce((sum, { seconds }) => sum + seconds, 0);

export interface SceneAt {
  readonly index: number;
  /** Since the scene began. */
  readonly seconds: number;
}

/** Which scene is shown at a time; the last one stays. */
export function sceneAt({ scenes }: Pick<Clip, 'scenes'>, time: number): SceneAt {
  let start = 0;
  for (const [index, { seconds }] of scenes.entries()) {
    if (time < start + seconds || index === scenes.length - 1) return { index, seconds: time - start };
    start += seconds;
  }
  return { index: 0, seconds: 0 };
}

/** The lines as captions: each stays until the next one, or until its scene ends. */
export function clipCues({ scenes }: Pick<Clip, 'scenes'>): readonly Cue[] {
  let start = 0;
  return scenes.flatMap(({ seconds, lines }) => {
    const begins = start;
    start += seconds;
    return lines.map(({ at, text }, place) => ({
      start: begins + at,
      end: begins + (lines[place + 1]?.at ?? seconds),
      text,
    }));
  });
}

/** Slow at both ends. */
const eased = (share: number): number => share * share * (3 - 2 * share);

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Where a thing is in its scene. For who asked for less motion it fades and does not travel. */
export function placeAt({ at, moves }: Pick<ClipThing, 'at' | 'moves'>, time: number, calm = false): Place {
  let place = at;
  for (const { from, to, ...target } of moves) {
    if (time < from) continue;
    const share = time >= to ? 1 : eased((time - from) / (to - from));
    const travelled = calm ? 1 : share;
    place = {
      x: between(place.x, target.x ?? place.x, travelled),
      y: between(place.y, target.y ?? place.y, travelled),
      scale: between(place.scale, target.scale ?? place.scale, travelled),
      opacity: between(place.opacity, target.opacity ?? place.opacity, share),
    };
  }
  return place;
}

/** Whether every line and move has its time in its scene, in order, and every drawing is there. */
export function isPlayable(clip: Clip): boolean {
  if (clipSeconds(clip) > FILM_MAX_MINUTES * 60) return false;
  return clip.scenes.every(
    ({ seconds, lines, things }) =>
      lines.every(({ at }, place) => at < seconds && at > (lines[place - 1]?.at ?? -1)) &&
      things.every(
        ({ drawing, moves }) =>
          (drawing.kind !== 'svg' || Object.hasOwn(clip.drawings, drawing.id)) &&
          moves.every(
            ({ from, to }, place) => from < to && to <= seconds && from >= (moves[place - 1]?.to ?? 0),
          ),
      ),
  );
}
