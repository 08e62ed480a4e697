import { hostname, networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const EVERYWHERE = new Set(['0.0.0.0', '::', '[::]']);

/**
 * The address that links in mails lead to. The Host header is believed only when it names this machine: a stranger
 * who asks for somebody's new password with a header of their own must not get the link.
 */
export function linkOrigin(
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  request: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>,
  ownNames: () => ReadonlySet<string> = namesOfThisMachine,
): string {
  if (publicUrl !== null) return publicUrl;
  if (request.hostname === host || ownNames().has(request.hostname)) {
    return `${request.protocol}://${request.host}`;
  }
  return `http://${EVERYWHERE.has(host) ? hostname() : host}:${port}`;
}

function namesOfThisMachine(): ReadonlySet<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return new Set([
    'localhost',
    hostname(),
    ...addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  ]);
}
