import { AppError } from '@flink/contract/errors/app-error.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { endingOf } from '../../../db/film-files.ts';
import { sendAnswer } from '../../../ports/files/disk/disk-routes.ts';
import { CACHE_REVALIDATE } from '../../../ports/files/download/caching.ts';
import { answerFile } from '../../../ports/files/download/download.ts';
import { type FileKey, parseFileKey } from '../../../ports/files/key.ts';
import type { FileStore } from '../../../ports/files/port.ts';
import * as repo from './films.repo.ts';

/** Spec 1 §7: each kind of film has a folder for every language. */
const FOLDERS = ['videos', 'quick-start', 'animations'];

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\w{1,10})$/;

/** What may be read by a script of the page; a bucket lets pages only play what it holds. */
const READ_BY_SCRIPTS: ReadonlySet<string> = new Set(['vtt', 'json']);

/** As long as the longest film is watched with pauses. */
const LINK_SECONDS = 14_400;

interface Address {
  readonly locale: string;
  readonly name: string;
}

/**
 * Films under the addresses that players know them by (contract, media-address.ts), beside them their captions (`.vtt`)
 * and their picture (`.poster`). Open like the sign-in page, which may show them too.
 */
export function serveFilms(
  app: FastifyInstance,
  { db, files }: { readonly db: Db; readonly files: FileStore },
): void {
  for (const folder of FOLDERS)
    app.route<{ Params: Address }>({
      method: ['GET', 'HEAD'],
      url: `/${folder}/:locale/:name`,
      logLevel: 'silent',
      compress: false,
      handler: async (request, reply) => {
        const key = await keyAt(db, request.params);
        if (key === null) return sendWithout(endingOf(request.params.name), reply);
        if (files.servedLinks === null && !READ_BY_SCRIPTS.has(endingOf(request.params.name)))
          return reply.redirect(await files.signDownload({ key, expiresInSeconds: LINK_SECONDS }), 302);
        const link = { key, downloadName: null, isImmutable: false, secondsLeft: LINK_SECONDS };
        const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
        return sendAnswer(await answerFile(files, link, method, request.headers), reply);
      },
    });
}

/** In the language of the address, else in English; null where a film has no captions or no picture of its own. */
async function keyAt(db: Db, { locale, name }: Address): Promise<FileKey | null> {
  const [, id = '', ending = ''] = NAME.exec(name) ?? [];
  const [film] = id === '' ? [] : await repo.playedFilm(db, id);
  if (!film) throw new AppError('files.notFound');
  const byLanguage = ending === 'vtt' ? film.captions : film.files;
  const keys = [locale, DEFAULT_LOCALE].map((code) => byLanguage[code]);
  const key =
    ending === 'poster'
      ? film.poster
      : keys.find((one) => one !== undefined && (ending === 'vtt' || endingOf(one) === ending));
  if (!key && ending !== 'vtt' && ending !== 'poster') throw new AppError('files.notFound');
  return key ? parseFileKey(key) : null;
}

/** A player asks for both without knowing whether they are there. */
const sendWithout = (ending: string, reply: FastifyReply): FastifyReply =>
  ending === 'vtt'
    ? reply.type('text/vtt; charset=utf-8').header('cache-control', CACHE_REVALIDATE).send('WEBVTT\n')
    : reply.type('image/svg+xml').header('cache-control', CACHE_REVALIDATE).send(NO_POSTER);

/** A play sign on a dark ground. */
const NO_POSTER =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="#2b2140" d="M0 0h160v90H0z"/><circle cx="80" cy="45" r="20" fill="#ffc83d"/><path fill="#2b2140" d="m74 34 18 11-18 11z"/></svg>';
