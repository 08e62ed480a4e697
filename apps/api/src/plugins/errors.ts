import type { ErrorBody } from '@flink/contract/call.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { catalogue, type ErrorCode } from '@flink/contract/errors/catalogue.ts';
import type { TextParams } from '@flink/contract/texts/translate.ts';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { localeOf } from './calls.ts';

export type ErrorText = (locale: string, code: ErrorCode, params?: TextParams) => Promise<string>;

const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformedJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformedJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupportedMediaType',
  FST_ERR_BAD_URL: 'request.invalid',
  FST_ERR_MAX_PARAM_LENGTH: 'request.invalid',
};

/** Every failure leaves the server as `{ success: false, code, message, fields? }`; what broke inside stays in the log. */
export function answerErrors(app: FastifyInstance, text: ErrorText): void {
  const answer = async (request: FastifyRequest, error: AppError): Promise<ErrorBody> => {
    const locale = localeOf(request);
    const fields = await Promise.all(
      Object.entries(error.fields ?? {}).map(
        async ([name, code]) => [name, await text(locale, code)] as const,
      ),
    );
    return {
      success: false,
      code: error.code,
      message: await text(locale, error.code, error.params),
      ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
    };
  };

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const known = asAppError(error);
    const { status } = catalogue[known.code];
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    reply.status(status).type('application/json; charset=utf-8').serializer(JSON.stringify);
    return reply.send(await answer(request, known));
  });

  app.setNotFoundHandler(async (request, reply) => {
    reply.status(404).serializer(JSON.stringify);
    return reply.send(await answer(request, new AppError('route.notFound')));
  });
}

function asAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  const code = FASTIFY_CODES[error.code];
  if (code) return new AppError(code, { cause: error });
  if (error.statusCode === 429) return new AppError('request.tooMany', { cause: error });
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('request.invalid', { cause: error });
  }
  return new AppError('server.failed', { cause: error });
}
