import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { listingXml, type StoredObject, xmlText } from './s3-listing.ts';
import { type S3Credentials, signatureFault } from './s3-signature.ts';

const STATUS: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  SignatureDoesNotMatch: 403,
  RequestTimeTooSkewed: 403,
  NoSuchKey: 404,
  NoSuchBucket: 404,
  PreconditionFailed: 412,
  InvalidRange: 416,
  NotImplemented: 501,
};

class S3Fault extends Error {}

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

interface Asked {
  readonly request: IncomingMessage;
  readonly query: URLSearchParams;
  readonly key: string;
  readonly body: Buffer;
}

export interface S3Server {
  readonly endpoint: string;
  readonly credentials: S3Credentials;
  /** What lies in the bucket, by full name. */
  readonly objects: Map<string, StoredObject>;
  /** Method and path of every request that came. */
  readonly requests: readonly string[];
  /** Runs before a request is answered; it may change what lies in the bucket. */
  beforeAnswer: (line: string) => void;
  close(): Promise<void>;
}

const quoted = (etag: string) => `"${etag}"`;

/** A bucket in memory that speaks as much S3 as the store needs, and refuses whatever is not signed right. */
export async function startS3Server(bucket: string, now: () => Date): Promise<S3Server> {
  const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'test/secret+key' };
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];

  function put(key: string, body: Buffer, contentType: string): StoredObject {
    const etag = createHash('md5').update(body).digest('hex');
    const object = { body, contentType, etag, lastModified: now() };
    objects.set(key, object);
    return object;
  }

  function existing(key: string): StoredObject {
    const object = objects.get(key);
    if (object === undefined) throw new S3Fault('NoSuchKey');
    return object;
  }

  function get({ request, query, key }: Asked): Answer {
    const { body, contentType, etag, lastModified } = existing(key);
    const condition = request.headers['if-match'];
    if (condition !== undefined && condition !== quoted(etag)) throw new S3Fault('PreconditionFailed');
    const range = rangeOf(request.headers.range, body.length);
    const part = range === null ? body : body.subarray(range.start, range.end + 1);
    const overrides = Object.fromEntries(
      [...query].flatMap(([name, value]) =>
        name.startsWith('response-') ? [[name.slice('response-'.length), value]] : [],
      ),
    );
    return {
      status: range === null ? 200 : 206,
      headers: {
        'content-type': contentType,
        'content-length': String(part.length),
        etag: quoted(etag),
        'last-modified': lastModified.toUTCString(),
        'accept-ranges': 'bytes',
        ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${body.length}` }),
        ...overrides,
      },
      body: part,
    };
  }

  function copy({ request, key }: Asked): Answer {
    const named = decodeURIComponent(String(request.headers['x-amz-copy-source'])).replace(/^\//, '');
    const from = existing(named.slice(bucket.length + 1));
    const condition = request.headers['x-amz-copy-source-if-match'];
    if (condition !== undefined && condition !== quoted(from.etag)) throw new S3Fault('PreconditionFailed');
    const isReplacing = request.headers['x-amz-metadata-directive'] === 'REPLACE';
    if (named === `${bucket}/${key}` && !isReplacing) throw new S3Fault('InvalidRequest');
    const contentType = isReplacing ? String(request.headers['content-type']) : from.contentType;
    const { etag, lastModified } = put(key, from.body, contentType);
    return {
      body: `<CopyObjectResult><ETag>&quot;${etag}&quot;</ETag><LastModified>${lastModified.toISOString()}</LastModified></CopyObjectResult>`,
    };
  }

  function removeMany({ request, body }: Asked): Answer {
    if (!request.headers['x-amz-checksum-crc32'] && !request.headers['content-md5'])
      throw new S3Fault('InvalidRequest');
    for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) {
      objects.delete(
        key
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&'),
      );
    }
    return { body: '<DeleteResult/>' };
  }

  function list({ query }: Asked): Answer {
    const body = listingXml(objects, query);
    if (body === null) throw new S3Fault('InvalidArgument');
    return { body };
  }

  function answer(asked: Asked): Answer {
    const { request, query, key, body } = asked;
    if (key === '') {
      if (request.method === 'HEAD') return {};
      if (request.method === 'POST' && query.has('delete')) return removeMany(asked);
      if (request.method === 'GET' && query.get('list-type') === '2') return list(asked);
      throw new S3Fault('NotImplemented');
    }
    switch (request.method) {
      case 'GET':
      case 'HEAD':
        return get(asked);
      case 'PUT':
        if (request.headers['x-amz-copy-source'] !== undefined) return copy(asked);
        if (request.headers['if-none-match'] === '*' && objects.has(key))
          throw new S3Fault('PreconditionFailed');
        return {
          headers: {
            etag: quoted(put(key, body, request.headers['content-type'] ?? 'binary/octet-stream').etag),
          },
        };
      case 'DELETE':
        objects.delete(key);
        return { status: 204 };
      default:
        throw new S3Fault('NotImplemented');
    }
  }

  const server: Pick<S3Server, 'beforeAnswer'> = { beforeAnswer: () => undefined };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://bucket.test');
    const line = `${request.method} ${url.pathname}`;
    requests.push(line);
    const body = Buffer.concat(await request.toArray());
    server.beforeAnswer(line);
    const [, named = '', ...rest] = url.pathname.split('/');
    try {
      const fault = signatureFault(request, url, credentials, now());
      if (fault !== null) throw new S3Fault(fault);
      assertBody(request, body);
      if (named !== bucket) throw new S3Fault('NoSuchBucket');
      const key = rest.map(decodeURIComponent).join('/');
      send(response, answer({ request, query: url.searchParams, key, body }));
    } catch (error) {
      if (!(error instanceof S3Fault)) throw error;
      send(response, {
        status: STATUS[error.message] ?? 400,
        body: `<Error><Code>${xmlText(error.message)}</Code><Message>refused</Message></Error>`,
      });
    }
  }

  const http = createServer((request, response) => {
    handle(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return Object.assign(server, {
    endpoint: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    credentials,
    objects,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  });
}

function rangeOf(header: string | undefined, size: number): { start: number; end: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  if (start >= size || start > end) throw new S3Fault('InvalidRange');
  return { start, end };
}

/** The declared hashes must fit; chunked signing and trailers, which other services lack, are refused. */
function assertBody(request: IncomingMessage, body: Buffer): void {
  const hash = request.headers['x-amz-content-sha256'];
  if (hash !== undefined && hash !== 'UNSIGNED-PAYLOAD') {
    if (String(hash).startsWith('STREAMING')) throw new S3Fault('NotImplemented');
    if (hash !== createHash('sha256').update(body).digest('hex'))
      throw new S3Fault('XAmzContentSHA256Mismatch');
  }
  const checksum = request.headers['x-amz-checksum-crc32'];
  if (checksum === undefined) return;
  const expected = Buffer.alloc(4);
  expected.writeUInt32BE(crc32(body));
  if (checksum !== expected.toString('base64')) throw new S3Fault('BadDigest');
}

function send(response: ServerResponse, { status = 200, headers = {}, body = '' }: Answer): void {
  response.writeHead(status, { 'x-amz-request-id': 'test', ...headers });
  response.end(body);
}
