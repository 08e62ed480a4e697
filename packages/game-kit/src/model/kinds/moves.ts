/** A piece is brought to a place, and judged at once. */
export type Bring = { readonly type: 'bring'; readonly piece: number; readonly place: number };

/** A piece is put on a place, or back to the tray (null); nothing is judged before the check. */
export type Put = { readonly type: 'put'; readonly piece: number; readonly place: number | null };

export type Check = { readonly type: 'check' };

const EARLIER_NAMES: Readonly<Record<string, string>> = {
  answer: 'piece',
  item: 'piece',
  target: 'place',
  slot: 'place',
};

/** A move of a game that was kept before its fields had the names of today: the learner goes on where she was. */
export function moveOfToday<Event extends { readonly type: string }>(event: Event): Event {
  if (event.type !== 'bring' && event.type !== 'put') return event;
  const fields = Object.entries(event).map(([name, value]) => [EARLIER_NAMES[name] ?? name, value]);
  return Object.fromEntries(fields) as Event;
}

/** Of a kept event: a number that one of these has. Other keys would find what every list has besides, or nothing. */
export const isPlace = (list: readonly unknown[], place: unknown): place is number =>
  Number.isInteger(place) && list[place as number] !== undefined;

/**
 * The parts that a wrong move costs where every piece belongs somewhere. Of two pieces both were wrong: otherwise trying
 * the wrong one first would still leave half of the score.
 */
export const missedAmong = (parts: number, missed: readonly number[]): readonly number[] =>
  parts === 2 ? [0, 1] : missed;

const isPlaceName = (value: unknown) => value === undefined || value === null || Number.isInteger(value);

/** Whether an event names pieces and places by numbers, as every move of a game does; what is kept may be forged. */
export function namesPlaces(event: object): boolean {
  const { piece, place } = event as { readonly piece?: unknown; readonly place?: unknown };
  return isPlaceName(piece) && isPlaceName(place);
}
