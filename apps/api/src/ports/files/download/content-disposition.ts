/** Characters that `filename*` may hold as they are (RFC 8187 attr-char). */
const NOT_ATTR_CHAR = /['()*]/g;

function encodeExtended(name: string): string {
  return encodeURIComponent(name).replace(
    NOT_ATTR_CHAR,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A name as people give it, without what could end the header or climb out of the downloads folder. */
export function safeDownloadName(name: string): string {
  const cleaned = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[\\/<>:"|?*]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  return [...cleaned].slice(0, 150).join('') || 'file';
}

/** RFC 6266: plain ASCII for old programs, the true name for all others. */
export function attachment(name: string): string {
  const safe = safeDownloadName(name);
  const ascii = safe.normalize('NFKD').replace(/[^\x20-\x7e]|%/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(safe)}`;
}
