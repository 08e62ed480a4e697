import { AppError } from '@flink/contract/errors/app-error.ts';
import { catalogue, type ErrorCode } from '@flink/contract/errors/catalogue.ts';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { z } from 'zod';
import { unstorablePlace } from './storable.ts';

/** Parses params, query and body with the call's schemas; what is wrong is said field by field. */
export const parseWithZod: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    // With the input in the issues a missing value can be told from one of the wrong type.
    const result = schema.safeParse(data ?? undefined, { reportInput: true });
    if (!result.success) return { error: invalid(fieldErrors(result.error.issues), result.error) };
    const unstorable = unstorablePlace(result.data);
    if (unstorable !== null) return { error: invalid({ [unstorable]: 'request.notAllowed' }) };
    return { value: result.data };
  };

const invalid = (fields: Readonly<Record<string, ErrorCode>>, cause?: unknown) =>
  new AppError('request.invalid', { fields, cause });

type Issue = z.core.$ZodIssue;

/** What is wrong with a value, by the place of it. */
export function fieldErrors(issues: readonly Issue[]): Readonly<Record<string, ErrorCode>> {
  const fields = new Map<string, ErrorCode>();
  const note = (path: readonly PropertyKey[], code: ErrorCode) => {
    const name = path.map(String).join('.');
    if (name !== '' && !fields.has(name)) fields.set(name, code);
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) note([...issue.path, key], 'request.unknownField');
    } else {
      note(issue.path, codeOf(issue));
    }
  }
  return Object.fromEntries(fields);
}

function codeOf(issue: Issue): ErrorCode {
  switch (issue.code) {
    case 'custom':
      return isErrorCode(issue.params?.code) ? issue.params.code : 'request.notAllowed';
    case 'invalid_type':
      return issue.input === undefined ? 'request.required' : 'request.wrongType';
    case 'too_small':
      if (issue.origin === 'string')
        return Number(issue.minimum) === 1 ? 'request.required' : 'request.tooShort';
      return issue.origin === 'array' ? 'request.tooShort' : 'request.outOfRange';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'request.tooLong' : 'request.outOfRange';
    case 'invalid_format':
      if (issue.format !== 'email' && issue.format !== 'date') return 'request.notAllowed';
      if (issue.input === '') return 'request.required';
      return issue.format === 'email' ? 'request.badEmail' : 'request.notAllowed';
    default:
      return 'request.notAllowed';
  }
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(catalogue, code);
}

/** A reply that does not match its schema is our fault and leaves as a 500, never half right. Undeclared fields never leave. */
export const writeWithZod: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (data) =>
    JSON.stringify(schema.parse(data));
