import {
  assertComplete,
  type Call,
  type Method,
  type Parsed,
  type RawReply,
  type ReplyOf,
} from '@flink/contract/call.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { CountTogether } from '../rate-limits/shared-route-limits.ts';
import type { Doorkeeper } from './access/access.ts';
import { ANONYMOUS, type Principal } from './access/principal.ts';
import { type Scope, scopeOf } from './access/scope.ts';

export type CallContext<C extends Call> = Parsed<C> & {
  readonly principal: Principal;
  readonly scope: Scope;
  readonly locale: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export type Handler<C extends Call> = (context: CallContext<C>) => Promise<ReplyOf<C>>;

export interface Route {
  readonly name: string;
  readonly call: Call;
  readonly handler: Handler<Call>;
}

/** Pairs every call of a group with what answers it; a call without a handler does not compile. */
export function routesOf<Group extends Record<string, Call>>(group: Group) {
  return (handlers: { readonly [Name in keyof Group]: Handler<Group[Name]> }): readonly Route[] =>
    Object.entries(group).map(([name, call]) => ({
      name,
      call,
      handler: handlers[name] as unknown as Handler<Call>,
    }));
}

/** What a call is counted by over all servers; null where each server counts for itself. */
type LimitsOfCalls = (name: string, perMinute: number | undefined) => CountTogether | null;

/** Puts the calls on the server. Throws, and so stops the start, when one is unguarded or unanswered. */
export function serveCalls(
  app: FastifyInstance,
  declared: Readonly<Record<string, Call>>,
  routes: readonly Route[],
  door: Doorkeeper,
  countTogether: LimitsOfCalls = () => null,
): void {
  const answered = new Map(routes.map((route) => [route.name, route]));
  for (const [name, call] of Object.entries(declared)) {
    assertComplete(name, call);
    const route = answered.get(name);
    if (!route) throw new Error(`The call ${name} is declared but nothing answers it.`);
    const guards = { door, countTogether: countTogether(name, call.perMinute) };
    if (call.rawBody) serveStreamed(app, route, guards);
    else serve(app, route, guards);
  }
  for (const { name } of routes) {
    if (!(name in declared)) throw new Error(`The route ${name} is not in the contract.`);
  }
}

/** Which methods the calls take at an address. */
export function methodsAt(declared: Readonly<Record<string, Call>>): (url: string) => readonly Method[] {
  const patterns = Object.values(declared).map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }));
  return (url) => {
    const [path = ''] = url.split('?');
    return patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  };
}

const principals = new WeakMap<FastifyRequest, Principal>();

interface Guards {
  readonly door: Doorkeeper;
  readonly countTogether: CountTogether | null;
}

function serve(app: FastifyInstance, { name, call, handler }: Route, { door, countTogether }: Guards): void {
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(name, call),
    config: { call, ...(call.perMinute ? { rateLimit: { max: call.perMinute } } : {}) },
    ...(call.bodyLimit ? { bodyLimit: call.bodyLimit } : {}),
    // Compressing a file would break ranges, and media does not shrink.
    ...(isRaw(call.reply) ? { compress: false } : {}),
    // After the limits, which count the refused too; before the body is read: a stranger's bytes are not parsed.
    preParsing: async (request, reply) => {
      await countTogether?.(request, reply);
      principals.set(request, await door.admit(request, call));
    },
    handler: async (request, reply) => {
      const principal = principals.get(request) ?? { kind: 'anonymous' };
      return handler({
        params: request.params as never,
        query: request.query as never,
        body: request.body as never,
        principal,
        scope: scopeOf(principal),
        locale: localeOf(request, principal),
        request,
        reply,
      });
    },
  });
}

/** In a scope of its own, where no parser touches the body. */
function serveStreamed(app: FastifyInstance, route: Route, guards: Guards): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    serve(scope, route, guards);
  });
}

function schemaOf(name: string, call: Call): FastifySchema {
  return {
    operationId: name,
    summary: call.summary,
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    ...(isRaw(call.reply) ? {} : { response: { 200: call.reply } }),
  } as FastifySchema;
}

function isRaw(reply: Call['reply']): reply is RawReply {
  return 'raw' in reply;
}

/** What the screen speaks; who does not say it is spoken to as the session says. */
export function localeOf(request: FastifyRequest, principal: Principal = ANONYMOUS): string {
  const header = request.headers['user-locale'];
  if (typeof header === 'string' && isLanguage(header)) return header;
  return principal.kind === 'person' ? principal.session.user.locale : DEFAULT_LOCALE;
}

/** What Intl does not take as a tag (a region named twice) would make every name and number of an answer throw. */
function isLanguage(tag: string): boolean {
  if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return false;
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call;
  }
}
