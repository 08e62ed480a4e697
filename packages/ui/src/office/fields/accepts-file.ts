/**
 * Whether a file may be taken, by the rule of the `accept` attribute: ".csv", "image/*" or "audio/mpeg", with
 * commas. The browser checks the picker only, not what is dropped.
 */
export function acceptsFile(file: { readonly name: string; readonly type: string }, accept: string): boolean {
  const rules = accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .filter((rule) => rule !== '');
  if (rules.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return rules.some((rule) => {
    if (rule.startsWith('.')) return name.endsWith(rule) && name.length > rule.length;
    if (rule.endsWith('/*')) return type.startsWith(rule.slice(0, -1));
    return type === rule;
  });
}
