import { Readable } from 'node:stream';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { answerDownload, type DownloadAnswer } from '../download/download.ts';
import type { FileInfo, FileStore } from '../port.ts';
import { takeBody } from '../take-body.ts';
import { answerUpload } from '../upload.ts';
import { DOWNLOAD_PATH, UPLOAD_PATH } from './disk.ts';

/** Sends the answer to a download link. Compression must be off for the route: it would break ranges. */
export async function sendDownload(
  store: FileStore,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isHead = request.method === 'HEAD';
  return sendAnswer(await answerDownload(store, token, isHead ? 'HEAD' : 'GET', request.headers), reply);
}

export function sendAnswer(answer: DownloadAnswer, reply: FastifyReply): FastifyReply {
  reply.code(answer.status).headers(answer.headers);
  if (answer.status === 416) throw new AppError('files.rangeNotSatisfiable');
  if (answer.status === 304) return reply.send();
  // An empty stream keeps the length that the header tells; an empty text would set it to 0.
  return reply.send(answer.stream ?? Readable.from([]));
}

/** Takes the body of an upload link. The body must not have been read by a content type parser. */
export const takeUpload = (store: FileStore, token: string, request: FastifyRequest): Promise<FileInfo> =>
  takeBody(request, (body) => answerUpload(store, token, body, request.headers['content-length']));

/** The embedded store's links on a Fastify server of their own scope, where bodies are not parsed. */
export function diskFileRoutes({ store }: { readonly store: FileStore }): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));

    app.put<{ Params: { token: string } }>(`${UPLOAD_PATH}/:token`, async (request, reply) => {
      const { key, contentType, size, etag } = await takeUpload(store, request.params.token, request);
      reply.header('etag', `"${etag}"`);
      return { success: true, key, contentType, size };
    });

    app.route<{ Params: { token: string } }>({
      method: ['GET', 'HEAD'],
      url: `${DOWNLOAD_PATH}/:token/:name`,
      handler: async (request, reply) => sendDownload(store, request.params.token, request, reply),
    });
  };
}
