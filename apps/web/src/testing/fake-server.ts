import type { ReplyOf } from '@flink/contract/call.ts';
import type { CallName, Calls } from '@flink/contract/calls/index.ts';
import { accountEndpoints } from '@flink/contract/client/account-endpoints.gen.ts';
import { endpoints } from '@flink/contract/client/endpoints.gen.ts';
import { officeEndpoints } from '@flink/contract/client/office-endpoints.gen.ts';
import { ownDataEndpoints } from '@flink/contract/client/own-data-endpoints.gen.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { vi } from 'vitest';

interface SentRequest {
  readonly body: unknown;
  readonly path: string;
  readonly query: URLSearchParams;
}

/** `attempt` counts from one. */
type Respond<Reply> = (request: SentRequest, attempt: number) => Reply | Promise<Reply>;

interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly sent: SentRequest[];
  readonly respond: Respond<unknown>;
}

const everyEndpoint: Partial<Record<CallName, readonly [method: string, path: string]>> = {
  ...endpoints,
  ...accountEndpoints,
  ...officeEndpoints,
  ...ownDataEndpoints,
};

/** What the server refuses, as its error handler writes it. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(
    status: number,
    code: ErrorCode,
    { message = code, ...rest }: { message?: string; fields?: object; rows?: unknown; theirs?: unknown } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { success: false, code, message, ...rest };
  }
}

export const lineLost = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Answers the calls of the app in place of the server; a call without an answer fails the test. */
export function fakeServer() {
  const routes: Route[] = [];

  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(String(input), location.href);
    const method = init.method ?? 'GET';
    const route = routes.findLast((one) => one.method === method && one.path.test(pathname));
    if (!route) throw new Error(`No answer for ${method} ${pathname}.`);
    const request = {
      body: init.body ? JSON.parse(String(init.body)) : undefined,
      path: pathname,
      query: searchParams,
    };
    route.sent.push(request);
    try {
      return Response.json(await route.respond(request, route.sent.length));
    } catch (error) {
      if (error instanceof Refusal) return Response.json(error.body, { status: error.status });
      throw error;
    }
  });

  /** Of two answers to one address the later counts; what was sent there is returned. */
  function answerAt(method: string, path: string, respond: Respond<unknown>): readonly SentRequest[] {
    const route = {
      method,
      path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      sent: [],
      respond,
    };
    routes.push(route);
    return route.sent;
  }

  return {
    answerAt,
    answer<Name extends CallName>(name: Name, respond: Respond<ReplyOf<Calls[Name]>>) {
      const [method, path] = everyEndpoint[name] ?? [];
      if (!method || !path) throw new Error(`The browser has no endpoint ${name}.`);
      return answerAt(method, path, respond);
    },
  };
}
