import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

type Address = Pick<Config, 'host' | 'port'>;

/** Tries the address before anything is created, so that a taken port leaves nothing half made. */
export async function claimAddress({ host, port }: Address): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, { host, port })));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

export async function listen(server: FastifyInstance, { host, port }: Address): Promise<string> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    throw refusal(error as NodeJS.ErrnoException, { host, port });
  }
  const [bound] = server.addresses();
  const shown = host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${typeof bound === 'object' ? bound.port : port}`;
}

function refusal(error: NodeJS.ErrnoException, { host, port }: Address): StartError {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} on ${host} is taken: stop the other program or set PORT to a free one.`,
      );
    case 'EACCES':
      return new StartError(`Port ${port} may not be opened by this user: set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `HOST ${host} is not an address of this machine: set HOST to 127.0.0.1 or 0.0.0.0.`,
      );
    default:
      return new StartError(
        `Port ${port} on ${host} could not be opened (${error.code}): set HOST or PORT to another.`,
      );
  }
}
