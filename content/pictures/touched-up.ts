/** A picture that shows its word only after a change: its pieces as they come, and as they are drawn. */
type Change = (body: string) => string;

const PATH = /<path\b[^>]*>/g;

/** Without its last pieces. */
const withoutLast =
  (count: number): Change =>
  (body) => {
    const last = (body.match(PATH) ?? []).slice(-count);
    return last.reduce((left, path) => left.replace(path, ''), body);
  };

/** With pieces on top of it. */
const withOnTop =
  (pieces: string): Change =>
  (body) =>
    `${body}${pieces}`;

/** By the icon's name. */
export const touchedUp: ReadonlyMap<string, Change> = new Map([
  // The axe is a weapon.
  ['firefighter', withoutLast(3)],
  // An arm alone is an arm: the muscle lies open.
  [
    'flexed-biceps',
    withOnTop(
      '<path fill="#e2384d" d="M13 20.200q4-7.400 10-6.800q5.300.8 5.800 5.900q-3.500 5.300-9 4.700q-4-.6-6.800-3.800z"/><path fill="none" stroke="#ff9ea0" stroke-width=".7" d="M15.500 20q4-4.300 8.300-4M16.500 21.500q4.500-3.500 9.500-3.300M19 23q3.500-2 7-2"/>',
    ),
  ],
]);
