/** Lines of one file: they are written in one transaction, which holds others up for longer the more there are. */
export const MOST_IMPORTED = 10_000;

/** Bytes of such a file, as it is sent. */
export const IMPORT_BYTES = 8_000_000;

/** Of the file of refused rows: which one it was, and why. What they say is no value. */
export const ROW_COLUMN = 'row';
export const REASON_COLUMN = 'reason';
