/**
 * A face for who may not know whose it is. Faces have the names of the people they were drawn for first: told by name, a
 * child of that name would be given away.
 */
export function faceCode(name: string): string {
  let code = 0x811c9dc5;
  for (const letter of name) code = Math.imul(code ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return code.toString(36);
}
