import { speechCalls } from '@flink/contract/calls/play/speech.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '../../plugins/access/principal.ts';
import { routesOf } from '../../plugins/calls.ts';
import { networkOf } from '../../rate-limits/place-hash.ts';
import type { Services } from '../../services.ts';
import { KEEP, sendSound } from './send-sound.ts';
import { type Listener, synthesisRateLimit } from './synthesis-rate-limit.ts';

/** Seconds after which the voice has worked off what waits. */
const COME_BACK_IN = 3;

export function speechRoutes({ speech: service, devices }: Services) {
  const count = synthesisRateLimit();
  /** A player of sounds sends no token, but the cookie of its device. */
  const listenerOf = async (principal: Principal, request: FastifyRequest): Promise<Listener> => {
    const account =
      principal.kind === 'person'
        ? (principal.session.learner?.familyId ?? principal.session.user._id)
        : await devices.lastAccount(devices.of(request));
    return account === null ? { address: networkOf(request.ip) } : { account };
  };
  const counting = (principal: Principal, request: FastifyRequest, text: string) => async () =>
    count(await listenerOf(principal, request), text)();
  return routesOf(speechCalls)({
    speech: ({ params, query: { text }, principal, request, reply }) =>
      orComeBack(reply, async () => {
        const sound = await service.sound(params.locale, text, counting(principal, request, text));
        return sendSound(sound, request, reply);
      }),
    speechTimings: ({ params, query: { text }, principal, request, reply }) =>
      orComeBack(reply, async () => {
        const words = await service.words(params.locale, text, counting(principal, request, text));
        reply.header('cache-control', KEEP);
        return { success: true as const, words: [...words] };
      }),
  });
}

async function orComeBack<Answer>(reply: FastifyReply, answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof AppError && error.code === 'server.unavailable') {
      reply.header('retry-after', COME_BACK_IN);
    }
    throw error;
  }
}
