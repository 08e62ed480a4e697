import { documentReadingCalls } from '@flink/contract/calls/office/documents.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';

export const documentsRoutes = ({ documents }: Services) =>
  routesOf(documentReadingCalls)({
    documentsView: async ({ params }) => ({ success: true, link: await documents.view(params.id) }),
    documentsDownload: async ({ params }) => ({ success: true, link: await documents.download(params.id) }),
  });
