import {
  createServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type Http2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';

export interface PollyWish {
  readonly Text: string;
  readonly TextType: string;
  readonly VoiceId: string;
  readonly LanguageCode: string;
  readonly Engine: string;
  readonly OutputFormat: 'mp3' | 'json';
  readonly SampleRate?: string;
  readonly SpeechMarkTypes?: readonly string[];
}

export interface PollyServer {
  readonly endpoint: string;
  readonly wishes: PollyWish[];
  /** What comes instead of speech from now on. */
  fail(status: number, type: string): void;
  readonly failed: () => number;
  close(): Promise<void>;
}

/** Speaks what Polly speaks: signed `POST /v1/speech` over HTTP/2, answered by sound or by one speech mark a line. A word takes 250 ms. */
export async function startPollyServer(mp3: Uint8Array): Promise<PollyServer> {
  const wishes: PollyWish[] = [];
  let failed = 0;
  let failure: { readonly status: number; readonly type: string } | null = null;

  const answer = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const isSigned = /^AWS4-HMAC-SHA256 Credential=.+\/polly\/aws4_request/.test(
      request.headers.authorization ?? '',
    );
    if (request.method !== 'POST' || request.url !== '/v1/speech' || !isSigned)
      return refuse(response, 403, 'MissingAuthenticationTokenException');
    if (failure) {
      failed += 1;
      return refuse(response, failure.status, failure.type);
    }
    const wish = JSON.parse(await textOf(request)) as PollyWish;
    wishes.push(wish);
    const isSound = wish.OutputFormat === 'mp3';
    response.writeHead(200, { 'content-type': isSound ? 'audio/mpeg' : 'application/x-json-stream' });
    response.end(isSound ? mp3 : marksOf(wish.Text));
  };

  const server = createServer((request, response) => void answer(request, response));
  const sessions = new Set<Http2Session>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    wishes,
    failed: () => failed,
    fail: (status, type) => {
      failure = { status, type };
    },
    close: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy();
        server.close(() => resolve());
      }),
  };
}

function marksOf(text: string): string {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)]
    .map(({ 0: value, index }, place) => {
      const start = Buffer.byteLength(text.slice(0, index));
      return JSON.stringify({
        time: place * 250,
        type: 'word',
        start,
        end: start + Buffer.byteLength(value),
        value,
      });
    })
    .map((line) => `${line}\n`)
    .join('');
}

function refuse(response: Http2ServerResponse, status: number, type: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type })
    .end(JSON.stringify({ message: type }));
}

async function textOf(request: Http2ServerRequest): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
