/**
 * The text of a file whose encoding nobody says. What is not UTF-8 is ISO-8859-1 (spec 3 §9), as older spreadsheets
 * write it: a letter of it alone is no UTF-8.
 */
export function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('iso-8859-1').decode(bytes);
  }
}
