import { hostname, networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isLoopbackName } from '../loopback.ts';
import { comesFromThisMachine, type IncomingRequest } from '../plugins/access/this-machine.ts';

const EVERYWHERE = new Set(['0.0.0.0', '::', '[::]']);

const HTTP_PORT = 80;

/**
 * The address that links in mails lead to. Of the Host header only a name of this machine is believed, never a port:
 * a stranger who asks for somebody's new password with a header of their own must not get the link, nor must another
 * program that waits on this machine.
 */
export function linkOrigin(
  config: Pick<Config, 'publicUrl' | 'trustProxy' | 'host' | 'port'>,
  request: IncomingRequest &
    Pick<FastifyRequest, 'hostname'> & { readonly socket: Pick<FastifyRequest['socket'], 'localPort'> },
  ownNames: () => ReadonlySet<string> = namesOfThisMachine,
): string {
  const { publicUrl, host, port } = config;
  if (publicUrl !== null) return publicUrl;
  // From another machine "localhost" means that one, and whoever opens the mail would look for the link on their own.
  const isOwn = (name: string) =>
    isLoopbackName(name) ? comesFromThisMachine(request, config) : name === host || ownNames().has(name);
  const name = isOwn(request.hostname) ? request.hostname : ownName(host);
  // With PORT=0 the port that was taken is known by the connection alone.
  const reached = port === 0 ? (request.socket.localPort ?? port) : port;
  return `http://${name}${reached === HTTP_PORT ? '' : `:${reached}`}`;
}

const ownName = (host: string): string => (EVERYWHERE.has(host) ? hostname() : host);

function namesOfThisMachine(): ReadonlySet<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return new Set([
    'localhost',
    hostname(),
    ...addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  ]);
}
