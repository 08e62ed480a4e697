import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { catalogue } from '@flink/contract/errors/catalogue.ts';
import Fastify from 'fastify';
import { finishUnreadBodies } from '../../../plugins/connections/unread-bodies.ts';
import { openDiskFileStore } from '../disk/disk.ts';
import { diskFileRoutes } from '../disk/disk-routes.ts';
import type { Harness } from './harness.ts';

export interface DiskHarness extends Harness {
  readonly root: string;
}

/** A store in a folder of its own, and a server on loopback that answers its links. */
export async function openDiskHarness(): Promise<DiskHarness> {
  let ahead = 0;
  const root = await mkdtemp(join(tmpdir(), 'flink-files-'));
  const store = await openDiskFileStore({
    root,
    secret: Buffer.alloc(32, 1),
    now: () => new Date(Date.now() + ahead * 1000),
  });
  const app = Fastify({ routerOptions: { maxParamLength: 4_000 }, forceCloseConnections: true });
  app.setErrorHandler(async (error, _request, reply) => {
    const code = error instanceof AppError ? error.code : 'server.failed';
    return reply.code(catalogue[code].status).send({ success: false, code });
  });
  finishUnreadBodies(app);
  await app.register(diskFileRoutes({ store }));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    store,
    root,
    origin,
    redirect: (url, from, to) =>
      url.replace(/[\w-]+(?=\.)/, (payload) =>
        Buffer.from(Buffer.from(payload, 'base64url').toString().replace(from, to)).toString('base64url'),
      ),
    passSeconds: (seconds) => {
      ahead += seconds;
    },
    close: async () => {
      await app.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
