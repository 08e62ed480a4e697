import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from '../../tools/build/fingerprint.ts';
import { ROOT } from '../../tools/root.ts';
import { type Bitrate, mp3Encoder } from './mp3.ts';
import { SOUNDS } from './sounds.ts';
import { SAMPLE_RATE, type Wave } from './wave.ts';

const SOURCES = ['content/sounds', 'packages/game-kit/src/model/random.ts'];

export const soundFiles: readonly string[] = SOUNDS.map(({ name }) => `${name}.mp3`);

/** Writes every sound of the app into the folder, except those that this very program has written there before. */
export async function makeSounds(folder: string): Promise<void> {
  const mark = join(folder, '.fingerprint');
  const print = fingerprint(ROOT, SOURCES);
  const fresh = existsSync(mark) && readFileSync(mark, 'utf8') === print;
  const wanted = SOUNDS.filter(({ name }) => !fresh || !existsSync(join(folder, `${name}.mp3`)));
  if (wanted.length === 0) return;
  await mkdir(folder, { recursive: true });
  const encoded = await mp3Encoder();
  for (const { name, draw } of wanted) {
    const wave = draw();
    await writeFile(join(folder, `${name}.mp3`), encoded(wave, bitrateFor(wave)));
  }
  await writeFile(mark, print);
}

/** Four seconds of applause stay below 20 KB only at the lowest; what is short may be as clear as can be. */
function bitrateFor(wave: Wave): Bitrate {
  const seconds = wave.length / SAMPLE_RATE;
  if (seconds > 3) return 32;
  return seconds > 1.5 ? 48 : 64;
}
