/**
 * What a mask says of each letter, one figure for each. Hands count signs, programs count units, readers count letters:
 * the length of the mask tells who wrote it. Null where it says two things of one letter. What it does not reach is 0.
 */
export function maskByLetter(letters: readonly string[], mask: readonly number[]): readonly number[] | null {
  const sizes = [(letter: string) => letter.length, (letter: string) => Array.from(letter).length];
  const total = (size: (letter: string) => number) => letters.reduce((sum, letter) => sum + size(letter), 0);
  const counted =
    mask.length === letters.length ? undefined : sizes.find((size) => total(size) === mask.length);
  if (!counted) return letters.map((_letter, index) => mask[index] ?? 0);
  let at = 0;
  const said = letters.map((letter) => {
    const size = counted(letter);
    at += size;
    return mask.slice(at - size, at);
  });
  if (said.some((figures) => new Set(figures).size > 1)) return null;
  return said.map(([figure = 0]) => figure);
}
