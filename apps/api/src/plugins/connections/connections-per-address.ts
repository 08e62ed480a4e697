import type { Server } from 'node:net';
import { networkOf } from '../../rate-limits/place-hash.ts';

/** A school of 200 tablets behind one address, each with the six connections of a browser, and room to spare. */
const MAX_CONNECTIONS_PER_ADDRESS = 2_000;

/** Closes a new connection from an address that already has its share. */
export function limitConnectionsPerAddress(server: Server, max: number = MAX_CONNECTIONS_PER_ADDRESS): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > max) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
