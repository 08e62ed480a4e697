import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The port of a server of this machine that was just told to listen. */
export async function listenSomewhere(server: FastifyInstance): Promise<number> {
  await server.listen({ host: '127.0.0.1', port: 0 });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** Sends bytes as they are, HTTP or not, and returns what comes back until the connection closes. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port });
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    answer += chunk;
  });
  // A server that refuses may close while the rest is still being sent.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}
