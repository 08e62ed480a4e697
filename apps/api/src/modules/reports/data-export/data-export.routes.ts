import { dataExportCalls } from '@flink/contract/calls/office/data-export.ts';
import type { ExportFormat } from '@flink/contract/data-export/export-states.ts';
import type { FastifyReply } from 'fastify';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';
import type { Asking } from '../office/office-reports.service.ts';

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: dataExportCalls.dataExportCsv.reply.raw,
  xlsx: dataExportCalls.dataExportXlsx.reply.raw,
  ndjson: dataExportCalls.dataExportNdjson.reply.raw,
};

type FileAsked = Asking & { readonly params: { readonly id: string }; readonly reply: FastifyReply };

export function dataExportRoutes({ dataExports }: Services) {
  const file =
    (format: ExportFormat) =>
    async ({ params, reply, ...asking }: FileAsked) => {
      const { name, stream } = await dataExports.file(params.id, format, asking);
      return reply
        .type(TYPES[format])
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(stream);
    };
  return routesOf(dataExportCalls)({
    dataExportOptions: async (asking) => ({ success: true, data: await dataExports.options(asking) }),
    dataExports: async ({ query, ...asking }) => dataExports.table(query, asking),
    dataExport: async ({ params, ...asking }) => ({
      success: true,
      data: await dataExports.one(params.id, asking),
    }),
    createDataExport: async ({ body, ...asking }) => ({
      success: true,
      data: await dataExports.add(body, asking),
    }),
    countDataExport: async ({ body, ...asking }) => ({
      success: true,
      data: { rows: await dataExports.count(body, asking) },
    }),
    editDataExport: async ({ params, body, ...asking }) => ({
      success: true,
      data: await dataExports.change(params.id, body, asking),
    }),
    stopDataExport: async ({ params, ...asking }) => ({
      success: true,
      data: await dataExports.stop(params.id, asking),
    }),
    resumeDataExport: async ({ params, ...asking }) => ({
      success: true,
      data: await dataExports.resume(params.id, asking),
    }),
    deleteDataExport: async ({ params, ...asking }) => {
      await dataExports.remove(params.id, asking);
      return { success: true };
    },
    dataExportCsv: file('csv'),
    dataExportXlsx: file('xlsx'),
    dataExportNdjson: file('ndjson'),
  });
}
