import { filesCalls, signedFileCalls } from '@flink/contract/calls/files.ts';
import type { House } from '../../house.ts';
import { routesOf } from '../../plugins/calls.ts';
import { sendDownload, takeUpload } from '../../ports/files/disk/disk-routes.ts';
import { filesService } from './files.service.ts';

export function filesRoutes({ files }: House) {
  const service = filesService(files);
  return [
    ...routesOf(filesCalls)({
      signedUrl: async ({ body }) => {
        if (body.action === 'upload') {
          const { url, method, headers } = await service.signUpload(body.key, body.kind, body.size);
          return { success: true, url, method, headers: { ...headers } };
        }
        const url = await service.signDownload(body.key, body.downloadName);
        return { success: true, url, method: 'GET', headers: {} };
      },
      confirmUpload: async ({ body }) => {
        const { contentType, size } = await service.confirmUpload(body.key, body.kind);
        return { success: true, contentType, size };
      },
      listFilesInFolder: async ({ body }) => {
        const { files: listed, folders, cursor } = await service.list(body.folder, body.cursor);
        return {
          success: true,
          files: listed.map(({ key, size, lastModified }) => ({
            key,
            size,
            lastModified: lastModified.toISOString(),
          })),
          folders: [...folders],
          cursor,
        };
      },
      copyFiles: async ({ body }) => ({ success: true, copied: await service.copy(body.items) }),
      deleteFiles: async ({ body }) => {
        await service.remove(body.keys);
        return { success: true };
      },
    }),
    ...routesOf(signedFileCalls)({
      uploadFile: async ({ params, request, reply }) => {
        const { key, contentType, size } = await takeUpload(files, params.token, request, reply);
        return { success: true, key, contentType, size };
      },
      downloadFile: ({ params, request, reply }) => sendDownload(files, params.token, request, reply),
    }),
  ];
}
