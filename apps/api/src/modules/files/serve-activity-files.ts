import { AppError } from '@flink/contract/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { sendAnswer } from '../../ports/files/disk/disk-routes.ts';
import { answerFile } from '../../ports/files/download/download.ts';
import { parseFileKey } from '../../ports/files/key.ts';
import type { FileStore } from '../../ports/files/port.ts';

/** What a game shows, plays or prints; data of an activity is nobody's file to open. */
const SERVED = /^(image|audio|video)\/|^application\/pdf$/;

/** As long as the longest game; links made within half of it are the same. */
const LINK_SECONDS = 14_400;

/**
 * The pictures and sounds of activities under the addresses that players know them by (contract, media-address.ts). Open
 * like the activities themselves: the public preview plays them. A bucket answers by itself, at a link.
 */
export function serveActivityFiles(app: FastifyInstance, store: FileStore): void {
  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/activities/*',
    logLevel: 'silent',
    compress: false,
    handler: async (request, reply) => {
      const key = parseFileKey(`activities/${request.params['*']}`);
      const { contentType } = await store.stat(key);
      if (!SERVED.test(contentType)) throw new AppError('files.notFound');
      if (store.servedLinks === null)
        return reply.redirect(await store.signDownload({ key, expiresInSeconds: LINK_SECONDS }), 302);
      const link = { key, downloadName: null, isImmutable: false, secondsLeft: LINK_SECONDS };
      return sendAnswer(await answerFile(store, link, 'GET', request.headers), reply);
    },
  });
}
