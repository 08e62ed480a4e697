import { writingCalls } from '@flink/contract/calls/play/writing.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

export function writingRoutes({ writing }: Services) {
  return routesOf(writingCalls)({
    checkWriting: async ({ principal, body, locale }) => ({
      success: true,
      ...(await writing.feedback(principal, body, locale)),
    }),
  });
}
