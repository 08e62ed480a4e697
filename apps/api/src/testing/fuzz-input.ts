import fc from 'fast-check';
import type { JsonSchema } from './sample.ts';

/** What a call takes, as the OpenAPI description tells it. */
export interface Described {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, JsonSchema>>;
  readonly query: Readonly<Record<string, JsonSchema>>;
  readonly body: JsonSchema | null;
  /** Statuses it says it can answer. */
  readonly statuses: readonly number[];
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

export function describedCalls(openApi: Readonly<Record<string, unknown>>): readonly Described[] {
  const paths = inFull(openApi);
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const at = (place: string) =>
        Object.fromEntries(
          operation.parameters.filter((one) => one.in === place).map((one) => [one.name, one.schema]),
        );
      return {
        name: operation.operationId,
        method: method.toUpperCase(),
        path,
        params: at('path'),
        query: at('query'),
        body: operation.requestBody?.content['application/json']?.schema ?? null,
        statuses: Object.keys(operation.responses).map(Number),
      };
    }),
  );
}

/** With every schema written out that the description only names. */
function inFull({ paths, components }: Readonly<Record<string, unknown>>) {
  const { schemas } = components as { readonly schemas: Readonly<Record<string, unknown>> };
  return JSON.parse(JSON.stringify(paths), (_, part) =>
    part?.$ref?.startsWith('#/components/schemas/') ? schemas[part.$ref.split('/').at(-1)] : part,
  ) as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Statuses that are declared for a request: those of the call it meets, or of no call. */
export function statusesFor(
  described: readonly Described[],
  { method, url }: Pick<FuzzedRequest, 'method' | 'url'>,
): readonly number[] {
  const path = arrivingPath(url);
  const met = described.filter(
    (call) =>
      call.method === (method === 'HEAD' ? 'GET' : method) &&
      new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]*')}/?$`).test(path),
  );
  // With nothing between two slashes it is the router's choice whether that is an empty parameter or no call.
  const isWhole = met.length > 0 && !/\/(\/|$)/.test(path);
  return [...met.flatMap(({ statuses }) => statuses), ...(isWhole ? [] : NO_CALL)];
}

const NO_CALL = [400, 404, 405, 413, 415];

/** As a browser sends it: `a/../b` goes to `b`. */
function arrivingPath(url: string): string {
  const base = 'http://flink.test';
  return URL.canParse(url, base) ? new URL(url, base).pathname : (url.split('?')[0] ?? '');
}

export interface FuzzedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** Requests for one call, from right to absurd. */
export function requestsFor(call: Described): fc.Arbitrary<FuzzedRequest> {
  return fc
    .record({
      method: often(
        fc.constant(call.method),
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'M-SEARCH', 'HEAD'),
      ),
      path: pathOf(call),
      query: often(
        queryOf(call),
        fc.oneof(
          nastyText.map((text) => `?${encodeURI(text.toWellFormed())}`),
          fc.constantFrom('?%', '?%ff=%fe', '?filter=%00', '?a[b]=c', '?__proto__=1', '?page=1&page=2'),
        ),
      ),
      sent: bodyOf(call),
      locale: often(
        fc.constantFrom('en', 'es', 'sw'),
        fc.constantFrom('', 'x', '../..', 'en-US-x', `en${'-aa'.repeat(2_000)}`, '__proto__'),
      ),
    })
    .map(({ method, path, query, sent, locale }) => ({
      method,
      url: `${path}${query}`,
      headers: { 'user-locale': locale, ...(sent === null ? {} : { 'content-type': sent.type }) },
      ...(sent === null ? {} : { payload: sent.text }),
    }));
}

/** Mostly the first; every fourth time or so the second. */
const often = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: odd });

function pathOf({ path, params }: Described): fc.Arbitrary<string> {
  const texts = fc.record(
    Object.fromEntries(
      Object.entries(params).map(([name, schema]) => [
        name,
        often(
          valuesOf(schema).map((value) => encodeURIComponent(String(value).toWellFormed())),
          fc.oneof(
            nastyText.map((text) => encodeURIComponent(text.toWellFormed())),
            fc.constantFrom('%', '%zz', '%ff', '%00', '%2e%2e%2f', '..', '%c0%af', 'a'.repeat(5_000), ''),
          ),
        ),
      ]),
    ),
  );
  return texts.map((filled) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? ''));
}

function queryOf({ query }: Described): fc.Arbitrary<string> {
  const fields = Object.fromEntries(
    Object.entries(query).map(([name, schema]) => [name, often(valuesOf(schema), nastyText)]),
  );
  return fc
    .tuple(fc.record(fields, { requiredKeys: [] }), fc.dictionary(nastyName, nastyText, { maxKeys: 1 }))
    .map(([known, unknown]) => {
      const text = Object.entries({ ...known, ...unknown })
        .map(
          ([name, value]) =>
            `${encodeURIComponent(name)}=${encodeURIComponent(String(value).toWellFormed())}`,
        )
        .join('&');
      return text === '' ? '' : `?${text}`;
    });
}

interface SentBody {
  readonly type: string;
  readonly text: string;
}

function bodyOf({ body }: Described): fc.Arbitrary<SentBody | null> {
  const json = (value: fc.Arbitrary<unknown>): fc.Arbitrary<SentBody> =>
    value.map((content) => ({ type: 'application/json', text: JSON.stringify(content) ?? 'null' }));
  const odd = fc.oneof(json(nastyValue), fc.constantFrom(null, ...BROKEN_BODIES));
  return body === null
    ? often<SentBody | null>(fc.constant(null), odd)
    : often<SentBody | null>(json(damaged(body)), odd);
}

const as = (type: string, text: string): SentBody => ({ type, text });

const BROKEN_BODIES: readonly SentBody[] = [
  as('application/json', ''),
  as('application/json', '{"username":'),
  as('application/json', '{"__proto__":{"a":1},"username":"a","password":"b"}'),
  as('application/json', '{"constructor":{"prototype":{"a":1}}}'),
  as('application/json', '['.repeat(40_000) + ']'.repeat(40_000)),
  as('application/json', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`),
  as('application/json', `"${'x'.repeat(150_000)}"`),
  as('application/json', '1e999'),
  as('application/json; charset=utf-16', '{}'),
  as('application/xml', '<a/>'),
  as('text/plain', 'hello'),
  as('application/x-www-form-urlencoded', 'username=a&password=b'),
  as('multipart/form-data; boundary=x', '--x--'),
  as('application/', '{}'),
  as('', '{}'),
  as('application/json,text/html', '{}'),
];

/** A value of the schema, now and then with a field missing, replaced or added. */
function damaged(schema: JsonSchema): fc.Arbitrary<unknown> {
  const change = fc.record({
    kind: fc.constantFrom('none', 'drop', 'replace', 'add'),
    at: fc.nat(20),
    value: nastyValue,
    name: nastyName,
  });
  return fc.tuple(valuesOf(schema), change).map(([value, { kind, at, value: odd, name }]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value);
    const index = at % Math.max(1, entries.length);
    if (kind === 'drop') entries.splice(index, 1);
    if (kind === 'replace' && entries[index]) entries[index][1] = odd;
    if (kind === 'add') entries.push([name, odd]);
    return Object.fromEntries(entries);
  });
}

function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [name, valuesOf(property)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: (schema.minItems ?? 0) + 2,
      });
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.ceil(schema.minimum ?? -5), max: schema.maximum ?? 1_000 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    default:
      return nastyValue;
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (pattern !== undefined) return textsLike(pattern);
  return often(fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' }), nastyText);
}

const known = new Map<string, fc.Arbitrary<string>>();

/** Made once for each pattern: that of an email address takes seconds. */
function textsLike(pattern: string): fc.Arbitrary<string> {
  const texts = known.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  known.set(pattern, texts);
  return texts;
}

export const NASTY_TEXTS = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202egpj.exe',
  '../../etc/passwd',
  "' or 1=1 --",
  '%',
  '\\',
  '_%',
  'activities/../secret',
  'activities/a\u0000.mp3',
  `activities/${'a/'.repeat(200)}b`,
  'NaN',
  '-1',
  '1e400',
  '9'.repeat(40),
  'ﷺ'.repeat(150),
  'x'.repeat(20_000),
] as const;

const nastyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom(...NASTY_TEXTS));

const nastyName = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    '\u0000',
    '$where',
    'a.b',
    'length',
  ),
  fc.string({ maxLength: 12 }),
);

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(null, true, 0, -1, 1e300, Number.MAX_SAFE_INTEGER + 2, [], {}, [[[[[[]]]]]]),
  fc.array(nastyText, { maxLength: 3 }),
  fc.dictionary(nastyName, nastyText, { maxKeys: 3 }),
  fc.constant(Array.from({ length: 600 }, () => 'x')),
);
