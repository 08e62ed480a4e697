import { createServer } from 'node:net';

/** A port that nobody listens on just now. Somebody may take it before PostgreSQL does; the caller tries again. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('The operating system gave no port.')),
      );
    });
  });
}
