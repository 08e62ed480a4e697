import { AppError } from '@flink/contract/errors/app-error.ts';
import { FILM_MAX_MINUTES } from '@flink/contract/rules/films/film-limits.ts';
import type { ByteSource } from '../download/byte-source.ts';
import type { MediaType } from './kinds.ts';
import { mp4Seconds, webmSeconds } from './media-tracks.ts';

/** What a film is besides its type: no longer than families watch. */
export async function checkFilm(type: MediaType, source: ByteSource): Promise<void> {
  const seconds = type === 'video/mp4' ? await mp4Seconds(source) : await webmSeconds(source);
  if (seconds !== null && seconds > FILM_MAX_MINUTES * 60)
    throw new AppError('files.filmTooLong', { params: { n: FILM_MAX_MINUTES } });
}
