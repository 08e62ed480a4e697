import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from './root.ts';

/** The gallery with hot reload; Ctrl-C ends it. */
const server = await createServer({
  root: join(ROOT, 'apps/gallery'),
  logLevel: 'warn',
  server: { strictPort: true },
});
await server.listen();
process.stdout.write(`The gallery is open at ${server.resolvedUrls?.local[0] ?? 'an unknown address'}\n`);
const close = async () => {
  await server.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, close);
