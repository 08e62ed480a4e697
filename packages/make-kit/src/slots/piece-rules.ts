import { withValueAt } from '../document/place.ts';

/** What a slot holds, as far as its editor knows: a piece, with whatever a template adds to it. */
export type Held = Readonly<Record<string, unknown>>;

export interface Exchanged {
  readonly piece: Held;
  /** What had to go, to be kept beside the new one if the author says so. */
  readonly went: Held | null;
}

const textOf = (piece: Held): string => (typeof piece['text'] === 'string' ? piece['text'] : '');
const imageOf = (piece: Held): string | null => (typeof piece['image'] === 'string' ? piece['image'] : null);

/** Spec 3 §4.2: typing text into a slot clears its image. A slot that has both keeps both. */
export function withText(piece: Held, text: string): Exchanged {
  const image = imageOf(piece);
  const next = withValueAt(piece, ['text'], text);
  if (image === null || textOf(piece) !== '' || text === '') return { piece: next, went: null };
  return { piece: withValueAt(next, ['image'], undefined), went: { image } };
}

/** Spec 3 §4.2: adding an image clears the text. What the text said becomes what the picture shows. */
export function withImage(piece: Held, image: string | undefined): Exchanged {
  const next = withValueAt(piece, ['image'], image);
  const text = textOf(piece);
  if (image === undefined || text === '' || imageOf(piece) !== null) return { piece: next, went: null };
  return { piece: withValueAt(next, ['text'], ''), went: { text } };
}

export const keptBoth = (piece: Held, went: Held): Held => ({ ...piece, ...went });
