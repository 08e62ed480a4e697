import type { z } from 'zod';
import type { AccessRule } from './access/rules.ts';
import type { ErrorCode } from './errors/catalogue.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Kinds of rows that belong to a tenant. A call names which of its ids is which, so that tests can cross them. */
export type TenantKind =
  | 'masterOrganization'
  | 'region'
  | 'learningCenter'
  | 'family'
  | 'learner'
  | 'user'
  | 'teacher';

/** A reply that is not JSON: files, metrics. */
export interface RawReply {
  readonly raw: string;
}

export interface Call<
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Reply extends z.ZodType | RawReply = z.ZodType | RawReply,
> {
  readonly method: Method;
  /** OpenAPI style: `/api/families/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly access: AccessRule;
  /** Where ids of tenant rows stand: `params.id` → `family`. */
  readonly tenant?: Readonly<Record<`${'params' | 'query' | 'body'}.${string}`, TenantKind>>;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
  /** Its own; those of the limits, the door and the parsing are added to all calls (answers.ts). */
  readonly errors?: readonly ErrorCode[];
  /** A part of a file, the way to another address, what the browser has already. */
  readonly alsoAnswers?: readonly (206 | 303 | 304)[];
  /** Largest body in bytes; 100,000 when not said. */
  readonly bodyLimit?: number;
  /** The answer carries an ETag; asked again, an unchanged one is a 304. */
  readonly etag?: boolean;
  /** A failure says its message a second time as `err` (spec 3 §7.3, organization config save). */
  readonly saysErr?: boolean;
  /** The body is a file: it is streamed to the handler, not parsed. */
  readonly rawBody?: boolean;
  /**
   * For somebody who views Flink as another person: reads are answered and everything else is refused, unless it is
   * said here that one sent by POST changes nothing, that a GET does, or that what is read is nobody else's.
   */
  readonly whileViewing?: 'answered' | 'refused' | 'private';
  /** Answered also to somebody who still has the password that another person gave. */
  readonly withGivenPassword?: boolean;
  /** Requests a minute from one address, small ones over all servers; the general limit when not said. */
  readonly perMinute?: number;
}

export function defineCall<
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Reply extends z.ZodType | RawReply = z.ZodType,
>(call: Call<Params, Query, Body, Reply>): Call<Params, Query, Body, Reply> {
  return call;
}

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler gets, parsed. */
export type Parsed<C extends Call> =
  C extends Call<infer Params, infer Query, infer Body, infer _Reply>
    ? { readonly params: Out<Params>; readonly query: Out<Query>; readonly body: Out<Body> }
    : never;

type Part<Name extends string, S> = S extends z.ZodType
  ? Record<never, unknown> extends z.input<S>
    ? { readonly [K in Name]?: z.input<S> }
    : { readonly [K in Name]: z.input<S> }
  : unknown;

/** What a caller sends. */
export type Sent<C extends Call> =
  C extends Call<infer Params, infer Query, infer Body, infer _Reply>
    ? Part<'params', Params> & Part<'query', Query> & Part<'body', Body>
    : never;

export type ReplyOf<C extends Call> = C['reply'] extends z.ZodType ? z.output<C['reply']> : unknown;

/** Start fails here rather than serving a call nobody guarded. */
export function assertComplete(name: string, call: Partial<Call>): void {
  if (call.access === undefined) throw new Error(`The call ${name} has no access rule.`);
  if (call.reply === undefined) throw new Error(`The call ${name} has no reply schema.`);
  if (!call.path?.startsWith('/api/')) throw new Error(`The call ${name} has no path under /api/.`);
}

/** Every error of every call has this body. */
export interface ErrorBody {
  readonly success: false;
  readonly code: ErrorCode;
  readonly message: string;
  /** The message again, of calls whose clients read it here. */
  readonly err?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly rows?: readonly ConcernedRow[];
  /** What stands there instead, where somebody else was first. */
  readonly theirs?: unknown;
}

/** A row that an error is about: one that still refers to what was to be deleted, one of many that cannot be deleted. */
export interface ConcernedRow {
  /** Where it is managed. */
  readonly section: string;
  readonly _id: string;
  readonly title: string;
  /** What is wrong with this one, where they are not all wrong for the same reason. */
  readonly code?: ErrorCode;
}
