/** Stands for a person; what is written about them still reads as a text. */
const SOMEBODY = 'N.';

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text without the names of people, whether with capitals or without, alone or before an apostrophe. */
export function withoutNames(text: string, names: readonly string[]): string {
  const known = [...new Set(names.map((name) => name.normalize('NFC').trim()))]
    .filter((name) => name.length > 1)
    .sort((one, other) => other.length - one.length);
  if (known.length === 0) return text;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${known.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return text.normalize('NFC').replaceAll(pattern, SOMEBODY);
}
