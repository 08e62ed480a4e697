import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { quantile } from './quantile.ts';

/**
 * A load generator of its own process. It writes the same bytes again and again over plain sockets and only looks for
 * the end of each answer: a full HTTP client would cost more than the server and hide what is measured.
 */
export interface LoadOrder {
  readonly address: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly milliseconds: number;
  /** What is sent, one for each connection in turn; `{id}` becomes a fresh UUID each time. Without it, it is a GET. */
  readonly posts?: readonly LoadPost[];
}

export interface LoadPost {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface LoadReport {
  readonly answers: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

process.on('message', (order: LoadOrder) => {
  run(order).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});

async function run(order: LoadOrder): Promise<LoadReport> {
  const { address, connections, milliseconds } = order;
  const { hostname, port } = new URL(address);
  const latencies: number[] = [];
  const began = performance.now();
  const until = began + milliseconds;
  await Promise.all(
    Array.from({ length: connections }, (_, index) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      return askUntil(socket, requestsOf(order, index), until, latencies);
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  latencies.sort((a, b) => a - b);
  return {
    answers: latencies.length,
    perSecond: latencies.length / seconds,
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
  };
}

function requestsOf({ address, path, headers, posts }: LoadOrder, connection: number): () => Buffer {
  const post = posts?.[connection % posts.length];
  const { host } = new URL(address);
  const all = { host, ...headers, ...post?.headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  if (!post) {
    const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    return () => request;
  }
  return () => {
    const body = post.body.replaceAll('{id}', randomUUID());
    const length = `content-length: ${Buffer.byteLength(body)}\r\n`;
    return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n${body}`);
  };
}

function askUntil(socket: Socket, request: () => Buffer, until: number, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let asked = 0;
    let answer = '';
    const ask = () => {
      asked = performance.now();
      socket.write(request());
    };
    socket.setEncoding('latin1');
    socket.once('connect', ask);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The server closed a connection.')));
    socket.on('data', (chunk: string) => {
      answer += chunk;
      if (!isWhole(answer)) return;
      if (!answer.startsWith('HTTP/1.1 200 ')) {
        socket.destroy();
        reject(new Error(`Not a 200: ${answer.slice(0, 300)}`));
        return;
      }
      answer = '';
      const now = performance.now();
      latencies.push(now - asked);
      if (now < until) {
        ask();
        return;
      }
      socket.removeAllListeners('close');
      socket.destroy();
      resolve();
    });
  });
}

/** Both servers send a content-length with so small an answer. */
function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, end))?.[1];
  if (length === undefined) throw new Error(`No content-length: ${answer.slice(0, end)}`);
  return answer.length >= end + 4 + Number(length);
}
