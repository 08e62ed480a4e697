import { type Clip, clip } from '@flink/contract/entities/clip.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { isPlayable } from '@flink/contract/rules/films/clip-timing.ts';
import { CLIP_MAX_BYTES } from '@flink/contract/rules/films/film-limits.ts';
import { bytesSource } from '../download/byte-source.ts';
import { cleanSvg } from '../svg/clean-svg.ts';
import { assertSize } from './kinds.ts';
import { holdsMp3Frames } from './mp3-frames.ts';

/** A clip with its drawings cleaned; throws where it cannot be played. */
export async function tidyClip(bytes: Uint8Array): Promise<Uint8Array> {
  assertSize(bytes.length, CLIP_MAX_BYTES);
  const { success, data } = clip.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
  if (!success || !isPlayable(data) || !(await allSound(data))) throw new AppError('files.clip');
  const drawings: Record<string, string> = {};
  for (const [id, svg] of Object.entries(data.drawings))
    drawings[id] = Buffer.from(await cleanSvg(Buffer.from(svg))).toString();
  const cleaned = Buffer.from(JSON.stringify({ ...data, drawings }));
  assertSize(cleaned.length, CLIP_MAX_BYTES);
  return cleaned;
}

async function allSound({ scenes }: Clip): Promise<boolean> {
  for (const { sound } of scenes.flatMap(({ lines }) => lines))
    if (sound !== undefined && !(await holdsMp3Frames(bytesSource(Buffer.from(sound, 'base64')))))
      return false;
  return true;
}
