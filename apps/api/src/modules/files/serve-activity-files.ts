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

/** Words have theirs from lists and from the office. */
const FOLDERS = ['activities', 'words', 'office/words'];

/**
 * The pictures and sounds of activities and of words under the addresses that players know them by (contract, media-address.ts). Open
 * like the activities themselves: the public preview plays them. A bucket answers by itself, at a link.
 */
export function serveActivityFiles(app: FastifyInstance, store: FileStore): void {
  for (const folder of FOLDERS) serveFolder(app, store, folder);
}

function serveFolder(app: FastifyInstance, store: FileStore, folder: string): void {
  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: `/${folder}/*`,
    logLevel: 'silent',
    compress: false,
    handler: async (request, reply) => {
      const key = parseFileKey(`${folder}/${request.params['*']}`);
      const { contentType } = await store.stat(key);
      if (!SERVED.test(contentType)) throw new AppError('files.notFound');
      if (store.servedLinks === null)
        return reply.redirect(await store.signDownload({ key, expiresInSeconds: LINK_SECONDS }), 302);
      const link = { key, downloadName: null, isImmutable: false, secondsLeft: LINK_SECONDS };
      return sendAnswer(await answerFile(store, link, 'GET', request.headers), reply);
    },
  });
}
