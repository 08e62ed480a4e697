import type { Call } from '@flink/contract/call.ts';
import { jsonSchema } from '@flink/contract/openapi.ts';
import { type JsonSchema, sampleOf } from './sample.ts';
import type { TestRequest } from './test-house.ts';

/** The smallest input a call takes. */
export function sampleInput(call: Call): TestRequest {
  return {
    params: call.params ? (sampleOf(call.params) as TestRequest['params']) : {},
    query: call.query ? (sampleOf(call.query) as TestRequest['query']) : {},
    ...(call.body ? { body: sampleOf(call.body) } : {}),
  } as TestRequest;
}

/** The single fields of a call's input: `params.id`, `body.items.from`. */
export function fieldsOf(call: Call): readonly (readonly [place: string, schema: JsonSchema])[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part];
    return schema ? leaves(jsonSchema(schema, 'input') as JsonSchema, part) : [];
  });
}

function leaves(schema: JsonSchema, place: string): (readonly [string, JsonSchema])[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((choice) => leaves(choice, place));
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, inner]) => leaves(inner, `${place}.${name}`));
  }
  return schema.items ? leaves(schema.items, place) : [[place, schema]];
}

/** The input with another value in one place; of a list, in its first item. */
export function withValue<Input>(input: Input, place: string, value: unknown): Input {
  const copy = structuredClone(input);
  put(copy, place.split('.'), value);
  return copy;
}

/** Whether there is anything in that place. */
export function holds(input: unknown, place: string): boolean {
  const inner = (value: unknown, name: string): unknown =>
    (Array.isArray(value) ? value[0] : (value as Record<string, unknown> | undefined))?.[name];
  return place.split('.').reduce<unknown>(inner, input) !== undefined;
}

function put(target: unknown, [name = '', ...rest]: readonly string[], value: unknown): void {
  const holder = (Array.isArray(target) ? (target[0] ?? {}) : target) as Record<string, unknown>;
  if (rest.length === 0) holder[name] = Array.isArray(holder[name]) ? [value] : value;
  else {
    holder[name] ??= {};
    put(holder[name], rest, value);
  }
}
