import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@flink/contract/call.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { catalogue, type ErrorCode } from '@flink/contract/errors/catalogue.ts';
import type { TextParams } from '@flink/contract/texts/translate.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseAway } from '../db/database-away.ts';
import { localeOf } from './calls.ts';

export type ErrorText = (locale: string, code: ErrorCode, params?: TextParams) => Promise<string>;

const KNOWN_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformedJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformedJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupportedMediaType',
  FST_ERR_BAD_URL: 'request.invalid',
  FST_ERR_MAX_PARAM_LENGTH: 'request.invalid',
  // PostgreSQL: the one character that no text in it can hold was sent, a NUL.
  '22021': 'request.invalid',
  // PostgreSQL: a statement took longer than it may.
  '57014': 'server.unavailable',
  // No room: for the database, for files, for this user's share.
  '53100': 'server.storageFull',
  ENOSPC: 'server.storageFull',
  EDQUOT: 'server.storageFull',
};

/** An answer that no browser and no proxy keeps. */
export const NOT_KEPT = 'no-store';

/** Most outages are over by then, and nobody is kept waiting for nothing. */
const RETRY_AFTER_SECONDS = 2;

type Answer = (error: Error, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Every failure leaves the server as `{ success: false, code, message, fields?, rows? }`; what broke inside stays in the log. */
export function errorAnswer(text: ErrorText): Answer {
  return async (error, request, reply) => {
    const known = asAppError(error as FastifyError);
    const { status } = catalogue[known.code];
    // An outage is in the log once (main.ts); a line for each who met it would bury what matters.
    if (status >= 500 && !(error instanceof DatabaseAway))
      request.log.error({ err: error }, 'request failed');
    // Who refused may know better when to come back.
    if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS);
    const body = await bodyOf(known, (code, params) => text(localeOf(request), code, params));
    return (
      reply
        .status(status)
        .header('x-request-id', request.id)
        // How long the thing itself is kept may have been said before it failed.
        .header('cache-control', NOT_KEPT)
        .type('application/json; charset=utf-8')
        .serializer(JSON.stringify)
        .send(request.routeOptions.config.call?.saysErr ? { ...body, err: errOf(body) } : body)
    );
  };
}

/** `methodsAt` tells a wrong method from a wrong address. */
export function answerErrors(
  app: FastifyInstance,
  answer: Answer,
  methodsAt: (url: string) => readonly string[] = () => [],
): void {
  app.setErrorHandler(answer);
  // Guessing addresses counts against the limit like asking for real ones.
  const limited = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {};
  app.setNotFoundHandler(limited, (request, reply) => {
    const methods = methodsAt(request.url);
    if (methods.length === 0) return answer(new AppError('route.notFound'), request, reply);
    reply.header('allow', methods.join(', '));
    return answer(new AppError('method.notAllowed'), request, reply);
  });
}

async function bodyOf(
  error: AppError,
  text: (code: ErrorCode, params?: TextParams) => Promise<string>,
): Promise<ErrorBody> {
  const fields = await Promise.all(
    Object.entries(error.fields ?? {}).map(async ([name, code]) => [name, await text(code)] as const),
  );
  const params =
    error.reason === undefined
      ? error.params
      : { ...error.params, reason: await text(error.reason, error.params) };
  return {
    success: false,
    code: error.code,
    message: await text(error.code, params),
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
    ...(error.rows && error.rows.length > 0 ? { rows: error.rows } : {}),
    ...(error.theirs ? { theirs: error.theirs } : {}),
  };
}

/** One sentence for the whole form: of what is wrong in its fields the first, which says more than that something is. */
const errOf = ({ message, fields }: ErrorBody): string => Object.values(fields ?? {})[0] ?? message;

const NOT_HTTP = { code: 'request.invalid', status: '400 Bad Request' } as const;
const BROKEN: Readonly<Record<string, { readonly code: ErrorCode; readonly status: string }>> = {
  HPE_HEADER_OVERFLOW: { code: 'request.tooLarge', status: '431 Request Header Fields Too Large' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request.tooSlow', status: '408 Request Timeout' },
};

/** Whoever does not close after the answer is closed. */
const LINGER_MS = 2_000;

/** What is not even HTTP is answered here, in English: there is no request that could name a language. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const { code, status } = BROKEN[error.code ?? ''] ?? NOT_HTTP;
  const body: ErrorBody = { success: false, code, message: catalogue[code].text };
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}

/** For a body that does not arrive in time. */
export function answerSlowRequest({ socket }: IncomingMessage, isAnswered: boolean): void {
  if (!isAnswered)
    answerBrokenRequest(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  socket.destroySoon();
}

function asAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseAway) return new AppError('server.databaseAway', { cause: error });
  const code = KNOWN_CODES[error.code];
  if (code) return new AppError(code, { cause: error });
  if (error.statusCode === 429) return new AppError('request.tooMany', { cause: error });
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('request.invalid', { cause: error });
  }
  return new AppError('server.failed', { cause: error });
}
