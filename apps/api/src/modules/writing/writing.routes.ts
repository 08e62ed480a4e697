import { writingCalls } from '@flink/contract/calls/writing.ts';
import type { House } from '../../house.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';
import { plainText } from './plain-text.ts';

export function writingRoutes({ writing }: House, { catalog }: Services) {
  return routesOf(writingCalls)({
    checkWriting: async ({ body, locale }) => ({
      success: true,
      feedback: await writing.feedback(plainText(body.writing), await catalog.texts(locale)),
    }),
  });
}
