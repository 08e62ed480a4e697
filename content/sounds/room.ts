import { highPass, lowPass } from './filters.ts';
import { decay, mix, SAMPLE_RATE, type Wave } from './wave.ts';

/** Seconds between two walls, without a common measure, so that no wall gives the room a note. */
const WALLS = [0.0113, 0.0149, 0.0187, 0.0229, 0.0277, 0.0331, 0.0401, 0.0479] as const;

/** The sound in a small room of wood: dry, it would come from nowhere. */
export function inRoom(wave: Wave, { ring, level }: { readonly ring: number; readonly level: number }): Wave {
  const soft = lowPass(highPass(wave, 150), 3_500);
  const echoes = WALLS.map((wall) => ({
    wave: echo(soft, wall, decay(wall, ring)),
    level: level / WALLS.length,
  }));
  return mix(wave.length / SAMPLE_RATE, [{ wave }, ...echoes]);
}

function echo(wave: Wave, wall: number, kept: number): Wave {
  const delay = Math.round(wall * SAMPLE_RATE);
  const line = new Float32Array(wave.length);
  for (let index = delay; index < line.length; index += 1) {
    line[index] = (wave[index - delay] ?? 0) + kept * (line[index - delay] ?? 0);
  }
  return line;
}
