export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface BoxedPlace {
  readonly id: string;
  readonly name: string;
  readonly box: Box;
}

/** A piece that covers less than this share of a place, or lies on it with less than this share of itself, misses it. */
const LEAST_COVER = 0.25;

/** What lies in both: of a place that is scrolled half away, what is seen of it. */
export function shared(one: Box, other: Box): Box {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(one.left + one.width, other.left + other.width) - left;
  const height = Math.min(one.top + one.height, other.top + other.height) - top;
  return { left, top, width: Math.max(0, width), height: Math.max(0, height) };
}

const area = ({ width, height }: Box) => width * height;

const holds = ({ left, top, width, height }: Box, { x, y }: { readonly x: number; readonly y: number }) =>
  x >= left && x <= left + width && y >= top && y <= top + height;

/** Where a piece goes that is let go: to what the finger points at, else to what the piece covers most. */
export function placeFor(
  finger: { readonly x: number; readonly y: number },
  piece: Box,
  places: readonly BoxedPlace[],
): BoxedPlace | null {
  // A slot within a larger place is meant before it.
  const pointed = places
    .filter(({ box }) => holds(box, finger))
    .sort((one, other) => area(one.box) - area(other.box))[0];
  if (pointed) return pointed;
  const covered = places
    .map((place) => ({ place, cover: area(shared(piece, place.box)) }))
    .filter(({ place, cover }) => cover >= LEAST_COVER * Math.min(area(piece), area(place.box)) && cover > 0)
    .sort((one, other) => other.cover - one.cover)[0];
  return covered?.place ?? null;
}

/** Where a board has one place in all, touching a piece says where it goes; one that is left over among others does not. */
export function onlyPlace(places: readonly { readonly id: string | null; readonly name: string }[]) {
  const [first, ...more] = places;
  return first && first.id !== null && more.length === 0 ? { id: first.id, name: first.name } : null;
}
