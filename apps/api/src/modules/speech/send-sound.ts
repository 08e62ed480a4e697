import { AppError } from '@flink/contract/errors/app-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseRange, resolveRange } from '../../ports/files/download/range.ts';
import type { Sound } from './speech.service.ts';

/** A month, not for ever: a better voice is heard before long. */
export const KEEP = 'public, max-age=2592000, immutable';

/** What somebody recorded in the office is heard the same day. */
const KEEP_RECORDED = 'public, max-age=3600';

/** Some browsers play nothing that they cannot fetch in parts. */
export function sendSound(
  { mp3, etag, isRecorded = false }: Sound,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const tag = `"${etag}"`;
  reply.headers({ 'cache-control': isRecorded ? KEEP_RECORDED : KEEP, etag: tag, 'accept-ranges': 'bytes' });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  reply.type('audio/mpeg');
  const wish = request.headers['if-range'] ? null : parseRange(request.headers.range);
  if (wish === null) return reply.send(Buffer.from(mp3));
  const { start, end } = partOf(wish, mp3.length, reply);
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${mp3.length}`)
    .send(Buffer.from(mp3.subarray(start, end + 1)));
}

function partOf(wish: Parameters<typeof resolveRange>[0], size: number, reply: FastifyReply) {
  try {
    return resolveRange(wish, size);
  } catch (error) {
    if (error instanceof AppError) reply.header('content-range', `bytes */${size}`);
    throw error;
  }
}
