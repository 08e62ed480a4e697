import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Heard {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Said {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
}

export interface VendorServer {
  readonly url: string;
  readonly port: number;
  readonly heard: Heard[];
  /** Says nothing at all while it is set. */
  silent: boolean;
  close(): Promise<void>;
}

/** A payment service on this machine; what it says to what it hears is the test's. */
export async function startVendor(answer: (heard: Heard) => Said): Promise<VendorServer> {
  const heard: Heard[] = [];
  const server: Server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    heard.push(one);
    if (vendor.silent) return;
    const { status = 200, type = 'application/json', body: said } = answer(one);
    response.writeHead(status, { 'content-type': type }).end(said);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const vendor: VendorServer = {
    url: `http://127.0.0.1:${port}`,
    port,
    heard,
    silent: false,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return vendor;
}
