import type { ConcernedRow, ErrorBody, ReplyOf, Sent } from '../call.ts';
import type { CallName, Calls } from '../calls/index.ts';

/** Thrown for every answer that is not a success, and for none at all (`code` is then `network`). */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: ErrorBody['code'] | 'network';
  readonly fields: Readonly<Record<string, string>>;
  /** The rows it is about, where it is about rows. */
  readonly rows: readonly ConcernedRow[];
  /** What stands there instead, where somebody else was first. */
  readonly theirs: unknown;

  constructor(
    status: number,
    body: Pick<ErrorBody, 'message' | 'fields' | 'rows' | 'theirs'> & { code: ErrorBody['code'] | 'network' },
  ) {
    super(body.message);
    this.name = 'CallFailed';
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.rows = body.rows ?? [];
    this.theirs = body.theirs;
  }
}

export interface ClientSettings {
  readonly fetch: typeof fetch;
  readonly token: () => string | null;
  readonly locale: () => string;
}

interface CallOptions {
  readonly signal?: AbortSignal;
  /** Another language than the one that is spoken. */
  readonly locale?: string;
  /** Sent to the end although the page is left. */
  readonly keepalive?: boolean;
}

type Arguments<Name extends CallName> =
  Record<never, unknown> extends Sent<Calls[Name]>
    ? [input?: Sent<Calls[Name]>, options?: CallOptions]
    : [input: Sent<Calls[Name]>, options?: CallOptions];

/** Where calls are, by their names. */
type Endpoints<Name extends CallName> = Readonly<Record<Name, readonly [method: string, path: string]>>;

export type Client<Known extends CallName> = <Name extends Known>(
  name: Name,
  ...rest: Arguments<Name>
) => Promise<ReplyOf<Calls[Name]>>;

export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Asks an address directly: what the office manages has its addresses by a pattern, not in the list of endpoints. */
export type Caller = (method: string, path: string, input?: Input, options?: CallOptions) => Promise<unknown>;

export const createClient =
  <Known extends CallName>(call: Caller, endpoints: Endpoints<Known>): Client<Known> =>
  (name, ...rest) => {
    const [method, path] = endpoints[name];
    return call(method, path, rest[0] as Input | undefined, rest[1]) as never;
  };

export function createCaller(settings: ClientSettings): Caller {
  return async (method, path, input = {}, options = {}) => {
    const token = settings.token();
    const response = await settings
      .fetch(addressOf(path, input), {
        method,
        headers: {
          'user-locale': options.locale ?? settings.locale(),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: input.body === undefined ? null : JSON.stringify(input.body),
        signal: options.signal ?? null,
        ...(options.keepalive ? { keepalive: true } : {}),
      })
      .catch(unanswered);
    if (!response.ok) throw new CallFailed(response.status, await errorBody(response));
    return response.json().catch(unanswered);
  };
}

/** What is said where no answer came: in English until somebody has the words of the reader. */
let silence = 'No response from server';

export const sayOfSilence = (words: string): void => {
  silence = words;
};

/** No answer, or one that breaks off or is not ours: a proxy's page instead of JSON. */
function unanswered(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw new CallFailed(0, { code: 'network', message: silence });
}

export function addressOf(path: string, input: Input): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== '') query.append(name, String(one));
    }
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

async function errorBody(response: Response): Promise<ErrorBody> {
  const body: Partial<ErrorBody> = (await response.json().catch(() => null)) ?? {};
  return {
    success: false,
    code: body.code ?? 'server.noResponse',
    message: body.message ?? silence,
    ...(body.fields ? { fields: body.fields } : {}),
    ...(body.rows ? { rows: body.rows } : {}),
    ...(body.theirs ? { theirs: body.theirs } : {}),
  };
}
