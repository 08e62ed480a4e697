import { stressed } from '@flink/contract/rules/teacher-home/home-words.ts';

/** A text in which `**` stands around what is stressed. */
export function Stressed({ text }: { readonly text: string }) {
  return stressed(text).map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
    place % 2 === 1 ? <b key={place}>{piece}</b> : piece,
  );
}
