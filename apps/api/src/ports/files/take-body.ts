import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { whileItComes } from './upload.ts';

/** A sender silent for so long is gone; without this its half file and its connection would stay. */
const UPLOAD_SILENCE_MS = 60_000;

/** Hands the body of a request over as it comes. It must not have been read by a content type parser. */
export async function takeBody<T>(request: FastifyRequest, take: (body: Readable) => Promise<T>): Promise<T> {
  const stopWatching = endWhenSilent(request);
  try {
    return await whileItComes(() => take(request.raw));
  } finally {
    stopWatching();
  }
}

function endWhenSilent({ raw }: FastifyRequest): () => void {
  let seen = raw.socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.socket.bytesRead === seen) raw.destroy();
    seen = raw.socket.bytesRead;
  }, UPLOAD_SILENCE_MS);
  return () => clearInterval(timer);
}
