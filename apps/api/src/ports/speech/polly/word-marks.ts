import { z } from 'zod';
import type { SpokenWord } from '../port.ts';

/** A speech mark: milliseconds, and places that count the bytes of the text in UTF-8. */
const mark = z.object({ type: z.string(), time: z.number(), start: z.number().int(), end: z.number().int() });

/** Polly's mp3 is of one rate of 6 bytes a millisecond. */
const BYTES_PER_MS = 6;

/** Polly sends one JSON object a line. */
export function wordsOfMarks(text: string, lines: string, mp3: Uint8Array): SpokenWord[] {
  const placeOf = placesOfBytes(text);
  const marks = lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => mark.parse(JSON.parse(line)))
    .filter(({ type }) => type === 'word');
  return marks.map(({ time, start, end }, index) => ({
    start: Math.round(time),
    end: Math.round(marks[index + 1]?.time ?? Math.max(time, mp3.length / BYTES_PER_MS)),
    from: placeOf(start),
    to: placeOf(end),
  }));
}

function placesOfBytes(text: string): (byte: number) => number {
  const places = new Map<number, number>();
  let bytes = 0;
  let place = 0;
  for (const letter of text) {
    places.set(bytes, place);
    bytes += Buffer.byteLength(letter);
    place += letter.length;
  }
  return (byte) => places.get(byte) ?? text.length;
}
