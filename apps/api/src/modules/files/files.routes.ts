import { filesCalls, signedFileCalls } from '@flink/contract/calls/files.ts';
import type { House } from '../../house.ts';
import { sessionOf } from '../../plugins/access/principal.ts';
import { routesOf } from '../../plugins/calls.ts';
import { sendDownload, takeUpload } from '../../ports/files/disk/disk-routes.ts';
import type { Services } from '../../services.ts';
import { makerOf } from './makers.ts';

export function filesRoutes({ files }: House, { files: service }: Services) {
  return [
    ...routesOf(filesCalls)({
      signedUrl: async ({ body, principal }) => {
        const maker = makerOf(sessionOf(principal));
        if (body.action === 'upload') {
          const { url, method, headers } = await service.signUpload(maker, body.key, body.kind, body.size);
          return { success: true, url, method, headers: { ...headers } };
        }
        const url = await service.signDownload(maker, body.key, body.downloadName);
        return { success: true, url, method: 'GET', headers: {} };
      },
      confirmUpload: async ({ body, principal }) => {
        const { contentType, size } = await service.confirmUpload(
          makerOf(sessionOf(principal)),
          body.key,
          body.kind,
        );
        return { success: true, contentType, size };
      },
      nextPiece: async ({ body, principal }) => {
        const maker = makerOf(sessionOf(principal));
        const { key, kind, upload, size } = body;
        const { from, piece } = await service.nextPiece(maker, key, kind, upload, size);
        if (piece === null) return { success: true, from, link: null };
        const { url, method, headers } = piece.link;
        return { success: true, from, link: { url, method, headers: { ...headers }, bytes: piece.bytes } };
      },
      joinPieces: async ({ body, principal }) => {
        const maker = makerOf(sessionOf(principal));
        const joined = await service.joinPieces(maker, body.key, body.kind, body.upload, body.size);
        return { success: true, contentType: joined.contentType, size: joined.size };
      },
      listFilesInFolder: async ({ body, principal }) => {
        const maker = makerOf(sessionOf(principal));
        const { files: listed, folders, cursor } = await service.list(maker, body.folder, body.cursor);
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
      copyFiles: async ({ body, principal }) => ({
        success: true,
        copied: await service.copy(makerOf(sessionOf(principal)), body.items),
      }),
      deleteFiles: async ({ body, principal }) => {
        await service.remove(makerOf(sessionOf(principal)), body.keys);
        return { success: true };
      },
    }),
    ...routesOf(signedFileCalls)({
      uploadFile: async ({ params, request }) => {
        const { key, contentType, size } = await takeUpload(files, params.token, request);
        return { success: true, key, contentType, size };
      },
      downloadFile: ({ params, request, reply }) => sendDownload(files, params.token, request, reply),
    }),
  ];
}
