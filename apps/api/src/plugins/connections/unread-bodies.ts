import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './has-body.ts';

/** A sender that is cut off in the middle does not see the answer, so some of the rest is read and discarded first. */
const DRAIN_BYTES = 8_000_000;
const DRAIN_MS = 2_000;

/**
 * On a connection that is kept alive, what is left of a refused body stands in front of the next request. Either it is
 * read to its end before the answer goes out, or the answer ends the connection.
 */
export function finishUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.raw.complete || !hasBody(request.raw)) return done();
    drain(request.raw).then((isWhole) => {
      if (!isWhole) reply.header('connection', 'close');
      done();
    }, done);
  });
}

/** Resolves to whether the body came to its end in time. */
function drain(body: Readable): Promise<boolean> {
  if (body.readableEnded) return Promise.resolve(true);
  if (body.destroyed) return Promise.resolve(false);
  return new Promise((resolve) => {
    let bytes = 0;
    const finish = (isWhole: boolean) => {
      clearTimeout(timer);
      body.off('data', count).off('end', ended).off('error', cut).off('close', cut);
      body.pause();
      resolve(isWhole);
    };
    const ended = () => finish(true);
    const cut = () => finish(false);
    const count = (chunk: Uint8Array) => {
      bytes += chunk.length;
      if (bytes > DRAIN_BYTES) finish(false);
    };
    const timer = setTimeout(cut, DRAIN_MS);
    body.on('data', count).on('end', ended).on('error', cut).on('close', cut).resume();
  });
}
