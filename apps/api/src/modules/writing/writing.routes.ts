import { writingCalls } from '@flink/contract/calls/writing.ts';
import type { House } from '../../house.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { CatalogService } from '../catalog/catalog.service.ts';
import { plainText } from './plain-text.ts';

export function writingRoutes({ writing }: House, catalog: CatalogService) {
  return routesOf(writingCalls)({
    checkWriting: async ({ body, locale }) => ({
      success: true,
      feedback: await writing.feedback(plainText(body.writing), await catalog.texts(locale)),
    }),
  });
}
