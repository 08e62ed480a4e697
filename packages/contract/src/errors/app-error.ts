import type { ErrorCode } from './catalogue.ts';

export interface AppErrorDetails {
  /** Field name → error code of that field, shown beside the field. */
  readonly fields?: Readonly<Record<string, ErrorCode>>;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly cause?: unknown;
}

/** The one way a rule says no: a code of the catalogue, never a loose text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: AppErrorDetails['fields'];
  readonly params: AppErrorDetails['params'];

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.params = details.params;
  }
}
