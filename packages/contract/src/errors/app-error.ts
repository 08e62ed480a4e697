import type { ConcernedRow } from '../call.ts';
import type { ErrorCode } from './catalogue.ts';

export interface AppErrorDetails {
  /** Field name → error code of that field, shown beside the field. */
  readonly fields?: Readonly<Record<string, ErrorCode>>;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The code whose text, in the person's language, stands where this one's text says {reason}. */
  readonly reason?: ErrorCode;
  /** The rows it is about, the first ones of them. */
  readonly rows?: readonly ConcernedRow[];
  /** What stands there instead, where somebody else was first: an object of the call's own. */
  readonly theirs?: object;
  readonly cause?: unknown;
}

/** The one way a rule says no: a code of the catalogue, never a loose text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: AppErrorDetails['fields'];
  readonly params: AppErrorDetails['params'];
  readonly reason: AppErrorDetails['reason'];
  readonly rows: AppErrorDetails['rows'];
  readonly theirs: AppErrorDetails['theirs'];

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.params = details.params;
    this.reason = details.reason;
    this.rows = details.rows;
    this.theirs = details.theirs;
  }
}
