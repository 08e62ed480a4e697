type ErrorStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 408
  | 409
  | 413
  | 415
  | 416
  | 422
  | 429
  | 500
  | 502
  | 503;

/** `text` is the English of the specification, odd grammar and quote characters included. */
export interface ErrorEntry {
  readonly status: ErrorStatus;
  readonly text: string;
}

/** `area.reason` → what the person is told. */
export type ErrorEntries = Readonly<Record<string, ErrorEntry>>;
