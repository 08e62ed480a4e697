import { jsonSchema } from '@flink/contract/openapi.ts';
import type { z } from 'zod';

/** A part of a JSON Schema, as far as samples are made from it. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/** Belongs to no row. */
export const NOBODY = '019a0000-0000-7000-8000-000000000000';

/** Texts that the patterns and formats of the contract take. A new kind of text adds its example here. */
const TEXTS = [
  'en',
  'sample',
  NOBODY,
  'nobody@example.test',
  '2026-01-01T00:00:00.000Z',
  '+12025550143',
  'https://flink.test/login/clever',
  'Africa/Nairobi',
  '2026-01-01',
  '1',
  'page-1-sample.mp3',
  'sampleupload1',
];

/** The smallest input that a schema takes: required fields only. Throws when it cannot make one. */
export function sampleOf(schema: z.ZodType): unknown {
  const drafts = draftsOf(jsonSchema(schema, 'input') as JsonSchema);
  const found = drafts.find((draft) => schema.safeParse(draft).success) ?? mended(schema, drafts[0]);
  if (found !== undefined) return found;
  const issue = schema.safeParse(drafts[0]).error?.issues[0];
  throw new Error(
    `No sample fits at "${issue?.path.join('.')}" (${issue?.message}): teach apps/api/src/testing/sample.ts the text.`,
  );
}

/** Where two fields hide what they take, no one order of the texts fits both: each is tried by itself. */
function mended(schema: z.ZodType, draft: unknown): unknown {
  let best = draft;
  for (let issue = issueOf(schema, best); issue !== undefined; issue = issueOf(schema, best)) {
    const at = issue.path.join('.');
    const better = TEXTS.map((text) => withValue(best, issue?.path ?? [], text)).find(
      (tried) => issueOf(schema, tried)?.path.join('.') !== at,
    );
    if (better === undefined) return undefined;
    best = better;
  }
  return best;
}

const issueOf = (schema: z.ZodType, draft: unknown) => schema.safeParse(draft).error?.issues[0];

function withValue(draft: unknown, [step, ...rest]: readonly PropertyKey[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(draft)) return draft.map((one, at) => (at === step ? withValue(one, rest, value) : one));
  const fields = draft as Readonly<Record<PropertyKey, unknown>>;
  return { ...fields, [step]: withValue(fields[step], rest, value) };
}

/** Drafts differ in the texts, since a schema may hide what it takes behind a transformation. */
function draftsOf(schema: JsonSchema): unknown[] {
  return TEXTS.map((_, offset) => draftOf(schema, [...TEXTS.slice(offset), ...TEXTS.slice(0, offset)]));
}

function draftOf(schema: JsonSchema, texts: readonly string[]): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  // Where rules reach across fields, the schema tells of one that keeps them.
  if (schema.examples) return schema.examples[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return draftOf(choice, texts);
  switch (schema.type) {
    case 'object':
      if (schema.minProperties)
        return { [String(draftOf(schema.propertyNames ?? {}, texts))]: draftOf(valuesOf(schema), texts) };
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, draftOf(schema.properties?.[name] ?? {}, texts)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => draftOf(schema.items ?? {}, texts));
    case 'number':
    case 'integer':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return texts.find((text) => fits(schema, text)) ?? texts[0];
  }
}

const valuesOf = ({ additionalProperties }: JsonSchema): JsonSchema =>
  typeof additionalProperties === 'object' ? additionalProperties : {};

function fits({ format, pattern, minLength = 0, maxLength = 1_000 }: JsonSchema, text: string): boolean {
  if (text.length < minLength || text.length > maxLength) return false;
  if (pattern !== undefined) return new RegExp(pattern, 'u').test(text);
  return format === undefined;
}
