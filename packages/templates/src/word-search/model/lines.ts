/** The cells from one to another along a straight line, as they are read; none where they are not on one. */
export function lineBetween(from: number, to: number, side: number): readonly number[] {
  const [fromRow, fromColumn] = [Math.floor(from / side), from % side];
  const [down, on] = [Math.floor(to / side) - fromRow, (to % side) - fromColumn];
  const steps = Math.max(Math.abs(down), Math.abs(on));
  if (down !== 0 && on !== 0 && Math.abs(down) !== Math.abs(on)) return [];
  const step = Math.sign(down) * side + Math.sign(on);
  const line = Array.from({ length: steps + 1 }, (_, index) => from + index * step);
  // No word goes backwards, or straight up: a line that was drawn from its end is read from its beginning.
  return on < 0 || (on === 0 && down < 0) ? line.reverse() : line;
}

/** The way of a line as it is read. */
const wayOf = (line: readonly number[]): number => (line[1] ?? 0) - (line[0] ?? 0);

/** Whether a line covers at least half of a word, and lies along it. */
export function alongWord(line: readonly number[], word: readonly number[]): boolean {
  if (wayOf(line) !== wayOf(word)) return false;
  const common = line.filter((cell) => word.includes(cell)).length;
  return common >= 2 && common * 2 >= word.length;
}

/** The straight line that a hand means which is somewhere beyond one: the nearest of the eight ways, as far as it goes. */
export function meantLine(from: number, to: number, side: number): readonly number[] {
  const [fromRow, fromColumn] = [Math.floor(from / side), from % side];
  const [down, on] = [Math.floor(to / side) - fromRow, (to % side) - fromColumn];
  if (down === 0 && on === 0) return [from];
  const eighth = Math.round(Math.atan2(down, on) / (Math.PI / 4));
  const angle = eighth * (Math.PI / 4);
  const [stepDown, stepOn] = [Math.round(Math.sin(angle)), Math.round(Math.cos(angle))];
  const far = Math.max(Math.abs(down), Math.abs(on));
  const line: number[] = [];
  for (let index = 0; index <= far; index += 1) {
    const [row, column] = [fromRow + index * stepDown, fromColumn + index * stepOn];
    if (row < 0 || row >= side || column < 0 || column >= side) break;
    line.push(row * side + column);
  }
  return line;
}

/**
 * Where letters are smaller than a finger: the word that runs the way of a line and whose two ends lie within `reach`
 * cells of the line's, the nearest of them.
 */
export function meantWord(
  line: readonly number[],
  words: readonly (readonly number[])[],
  side: number,
  reach: number,
): readonly number[] | undefined {
  const apart = (one = 0, other = 0) =>
    Math.max(
      Math.abs((one % side) - (other % side)),
      Math.abs(Math.floor(one / side) - Math.floor(other / side)),
    );
  return words
    .map((word) => ({ word, ends: [apart(line[0], word[0]), apart(line.at(-1), word.at(-1))] }))
    .filter(({ word, ends }) => wayOf(line) === wayOf(word) && ends.every((end) => end <= reach))
    .sort((one, other) => Math.hypot(...one.ends) - Math.hypot(...other.ends))[0]?.word;
}
