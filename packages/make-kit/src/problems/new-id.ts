/** An id for a new problem. `randomUUID` is not there without TLS; random bytes are. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `p${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
