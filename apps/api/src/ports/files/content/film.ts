import { AppError } from '@flink/contract/errors/app-error.ts';
import { FILM_MAX_MINUTES } from '@flink/contract/rules/films/film-limits.ts';
import { type ByteSource, readAll } from '../download/byte-source.ts';
import { tidyClip } from './clip.ts';
import type { MediaType } from './kinds.ts';
import { mp4Seconds, webmSeconds } from './media-tracks.ts';

/** What is stored of a film: it is no longer than families watch, and a clip is cleaned. Null: the bytes as they came. */
export async function keptFilm(type: MediaType, source: ByteSource): Promise<Uint8Array | null> {
  if (type === 'application/json') return tidyClip(await readAll(source));
  const seconds = type === 'video/mp4' ? await mp4Seconds(source) : await webmSeconds(source);
  if (seconds !== null && seconds > FILM_MAX_MINUTES * 60)
    throw new AppError('files.filmTooLong', { params: { n: FILM_MAX_MINUTES } });
  return null;
}
