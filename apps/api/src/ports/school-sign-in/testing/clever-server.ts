import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface CleverUser {
  readonly id: string;
  readonly district: string;
  readonly roles: Readonly<Record<string, unknown>>;
}

export interface CleverServer {
  readonly url: string;
  /** Answers of its own, by `METHOD path`, in place of the protocol. */
  readonly instead: Map<string, (request: IncomingMessage, response: ServerResponse) => void>;
  /** What the data API holds: `schools`, `sections`, `users?role=student` …. */
  readonly lists: Map<string, readonly { readonly id: string }[]>;
  /** What was asked of the data API, in order. */
  readonly asked: string[];
  /** A code for one use, as its sign-in page would give it. */
  give(user: CleverUser, redirectUrl: string): string;
  close(): Promise<void>;
}

export const DISTRICT_TOKEN = 'token-of-the-district';

const PAGE_SIZE = 2;

export const CLEVER_APP = { id: 'app-4f', secret: 'a secret: with a colon' };

/**
 * Speaks what Clever speaks: OAuth tokens with Basic authorization, then `/v3.0/me` and `/v3.0/users/{id}`; with the token of
 * a district the lists of its data API, page by page.
 */
export async function startCleverServer(): Promise<CleverServer> {
  const codes = new Map<string, { readonly user: CleverUser; readonly redirectUrl: string }>();
  const tokens = new Map<string, CleverUser>();
  const instead: CleverServer['instead'] = new Map();
  const lists: CleverServer['lists'] = new Map();
  const asked: string[] = [];

  const list = (path: string, response: ServerResponse) => {
    const url = new URL(path, 'http://clever.test');
    const name = url.pathname.replace('/v3.0/', '');
    const role = url.searchParams.get('role');
    const rows = (lists.get(role === null ? name : `${name}?role=${role}`) ?? []).toSorted((a, b) =>
      a.id < b.id ? -1 : 1,
    );
    const after = url.searchParams.get('starting_after');
    const left = after === null ? rows : rows.filter(({ id }) => id > after);
    const shown = left.slice(0, PAGE_SIZE);
    const links = [{ rel: 'self', uri: path }];
    if (left.length > shown.length) {
      url.searchParams.set('starting_after', shown.at(-1)?.id ?? '');
      links.push({ rel: 'next', uri: `${url.pathname}${url.search}` });
    }
    send(response, 200, {
      data: shown.map((data) => ({ data, uri: `/v3.0/${name}/${data.id}` })),
      links,
    });
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    const own = instead.get(`${request.method} ${path}`);
    if (own) return own(request, response);
    if (request.method === 'POST' && path === '/oauth/tokens') return token(request, response);
    if (request.headers.authorization === `Bearer ${DISTRICT_TOKEN}`) {
      asked.push(path);
      return list(path, response);
    }
    const user = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    if (!user) return send(response, 401, { error: 'Unauthorized' });
    if (path === '/v3.0/me') {
      return send(response, 200, {
        type: 'user',
        data: { id: user.id, district: user.district, type: 'user', authorized_by: 'district' },
        links: [{ rel: 'self', uri: '/me' }],
      });
    }
    if (path === `/v3.0/users/${encodeURIComponent(user.id)}`)
      return send(response, 200, { data: { ...user, name: { first: 'A', last: 'B' }, email: 'a@b.test' } });
    return send(response, 404, { error: 'Resource not found' });
  };

  const token = async (request: IncomingMessage, response: ServerResponse) => {
    const wanted = `Basic ${Buffer.from(`${CLEVER_APP.id}:${CLEVER_APP.secret}`).toString('base64')}`;
    if (request.headers.authorization !== wanted) return send(response, 401, { error: 'invalid_client' });
    const body = JSON.parse(await textOf(request)) as Record<string, string>;
    const given = codes.get(body.code ?? '');
    codes.delete(body.code ?? '');
    if (!given || body.grant_type !== 'authorization_code' || body.redirect_uri !== given.redirectUrl)
      return send(response, 400, { error: 'invalid_grant', error_description: 'invalid code' });
    const bearer = `il${tokens.size}`;
    tokens.set(bearer, given.user);
    return send(response, 200, { access_token: bearer, token_type: 'bearer' });
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    instead,
    lists,
    asked,
    give(user, redirectUrl) {
      const code = `code-${codes.size}-${user.id}`;
      codes.set(code, { user, redirectUrl });
      return code;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
