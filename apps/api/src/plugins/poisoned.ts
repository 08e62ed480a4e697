/**
 * Whether a value of JSON has a key by which a careless copy would change what all objects inherit. Bodies of calls are
 * asked the same by the server's own parser; this is for JSON that comes as a file.
 */
export function poisonsObjects(data: unknown): boolean {
  const open = [data];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (name === '__proto__' || (name === 'constructor' && hasPrototype(inner))) return true;
      open.push(inner);
    }
  }
  return false;
}

const hasPrototype = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
