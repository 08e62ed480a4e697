import type { ErrorCode } from './catalogue.ts';

export interface AppErrorDetails {
  /** Field name → error code of that field, shown beside the field. */
  readonly fields?: Readonly<Record<string, ErrorCode>>;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The code whose text, in the person's language, stands where this one's text says {reason}. */
  readonly reason?: ErrorCode;
  readonly cause?: unknown;
}

/** The one way a rule says no: a code of the catalogue, never a loose text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: AppErrorDetails['fields'];
  readonly params: AppErrorDetails['params'];
  readonly reason: AppErrorDetails['reason'];

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.params = details.params;
    this.reason = details.reason;
  }
}
