import { once } from 'node:events';
import { createServer, connect as dial, type Socket } from 'node:net';

/** A line to a database that can fail in the ways lines and databases do. */
export interface FaultyLine {
  readonly url: string;
  /** Nothing gets through any more, in neither direction; connections stay open. */
  freeze(): void;
  thaw(): void;
  /** The database behind the open connections is gone without a word; new connections reach one that lives. */
  failOver(): void;
  /** Those who have a connection keep it; whoever wants a new one hears nothing. */
  greetNobody(): void;
  close(): Promise<void>;
}

/** On a port of its own, or on one where a line was before. */
export async function faultyLine(databaseUrl: string, port = 0): Promise<FaultyLine> {
  const target = new URL(databaseUrl);
  const open = new Set<{ readonly near: Socket; readonly far: Socket }>();
  let frozen = false;
  let greets = true;
  const unheard = new Set<Socket>();
  const server = createServer((near) => {
    if (!greets) {
      unheard.add(near.on('error', () => undefined));
      return;
    }
    const far = dial({ host: target.hostname, port: Number(target.port) });
    const pair = { near, far };
    open.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        if (!open.has(pair)) return;
        open.delete(pair);
        to.destroy();
      });
      if (frozen) from.pause();
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const each = (act: (socket: Socket) => void) => {
    for (const { near, far } of open) {
      act(near);
      act(far);
    }
  };
  return {
    url: url.href,
    freeze() {
      frozen = true;
      each((socket) => socket.pause());
    },
    thaw() {
      frozen = false;
      each((socket) => socket.resume());
    },
    failOver() {
      for (const { far } of [...open]) far.destroy();
      for (const pair of [...open]) {
        open.delete(pair);
        pair.near.removeAllListeners('data').resume();
      }
    },
    greetNobody() {
      greets = false;
    },
    async close() {
      each((socket) => socket.destroy());
      for (const socket of unheard) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
